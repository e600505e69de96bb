import { run } from '@/lib/build/run'
import { browserNames, find, labels } from './find-programs'
import { packages } from './install-browser'

process.exitCode = await runTests(process.argv.slice(2))

/** Runs the tests in all browsers of this machine, and names the others at the end. */
async function runTests(args: string[]): Promise<number> {
  const missing = browserNames.filter((name) => !find(name))
  const others = browserNames.filter((name) => name !== 'chromium' && !missing.includes(name))
  const projects = ['desktop', 'phone', ...others].map((name) => `--project=${name}`)
  const exitCode = await run('playwright', ['test', ...projects, ...args], process.env)
  const ran = browserNames.filter((name) => !missing.includes(name))
  console.log(`\nThe browser tests ran in ${ran.map((name) => labels[name]).join(', ')}.`)
  for (const name of missing)
    console.log(
      `They did not run in ${labels[name]}, which is missing. On Debian: apt-get install ${packages[name][0]?.join(' ')}`,
    )
  return exitCode
}

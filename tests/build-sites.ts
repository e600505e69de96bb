import { run } from '@/lib/build/run'
import { type TestSiteName, testSiteEnv, testSites } from './sites'

/** Builds the named test sites, or all of them, one after the other: they share Next's build folder. */
async function buildTestSites(names: string[]): Promise<number> {
  for (const name of names) {
    if (!isTestSite(name)) throw new Error(`There is no test site "${name}". They are: ${Object.keys(testSites)}`)
    console.log(`\nTest site "${name}"`)
    const exitCode = await run('node', ['--import', 'tsx/esm', 'scripts/build.ts'], {
      ...process.env,
      ...testSiteEnv(name),
    })
    if (exitCode !== 0) return exitCode
  }
  return 0
}

function isTestSite(name: string): name is TestSiteName {
  return Object.hasOwn(testSites, name)
}

const wanted = process.argv.slice(2)
process.exitCode = await buildTestSites(wanted.length > 0 ? wanted : Object.keys(testSites))

import { run } from '../lib/build/run'

interface Step {
  title: string
  commands: string[][]
}

const steps: Record<string, Step> = {
  find: { title: 'A browser for the tests', commands: [['node', '--import', 'tsx', 'scripts/find-browser.ts']] },
  lint: { title: 'Formatting and lint', commands: [['biome', 'ci', '.']] },
  prose: {
    title: 'Prose',
    commands: [
      ['cspell', 'lint', '--no-progress'],
      ['node', '--import', 'tsx', 'scripts/prose.ts'],
    ],
  },
  // Next writes the types of routes and of CSS modules, which tsc needs.
  types: {
    title: 'Types',
    commands: [
      ['next', 'typegen'],
      ['tsc', '--noEmit'],
    ],
  },
  unit: { title: 'Unit tests', commands: [['playwright', 'test', '--project=unit']] },
  build: { title: 'Build', commands: [['npm', 'run', '-s', 'build']] },
  sites: {
    title: 'Builds of the test sites',
    commands: [['node', '--import', 'tsx', 'scripts/build-test-sites.ts']],
  },
  output: { title: 'Tests of the finished output', commands: [['playwright', 'test', '--project=output']] },
  browser: {
    title: 'Browser tests, desktop and phone',
    commands: [['playwright', 'test', '--project=desktop', '--project=phone']],
  },
}

const wanted = process.argv.slice(2)
process.exitCode = await runSteps(wanted.length > 0 ? wanted : Object.keys(steps))

/** Runs the named steps in order, up to the first that fails; resolves to its exit code. */
async function runSteps(names: string[]): Promise<number> {
  const started = performance.now()
  const times: string[] = []
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }
  for (const [index, name] of names.entries()) {
    const step = steps[name]
    if (!step) throw new Error(`There is no step "${name}". The steps are: ${Object.keys(steps).join(', ')}`)
    console.log(`\n━━━ ${index + 1}/${names.length}  ${step.title} ━━━\n`)
    const stepStarted = performance.now()
    for (const [command = '', ...args] of step.commands) {
      const exitCode = await run(command, args, env)
      if (exitCode === 0) continue
      console.error(`\n${step.title}: failed after ${seconds(started)}.`)
      return exitCode
    }
    times.push(`${seconds(stepStarted).padStart(6)}  ${step.title}`)
  }
  console.log(`\nAll ${names.length} steps passed in ${seconds(started)}:\n${times.join('\n')}`)
  return 0
}

function seconds(started: number): string {
  return `${Math.round((performance.now() - started) / 1000)} s`
}

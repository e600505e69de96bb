import { runSteps, type Step } from '../lib/build/run'

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
process.exitCode = await runSteps(steps, wanted.length > 0 ? wanted : Object.keys(steps))

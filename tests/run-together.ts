import { run } from '@/lib/build/run'

// Runs npm scripts at the same time, for scripts that use one core: `check` and `prose` beside the unit tests.
const codes = await Promise.all(process.argv.slice(2).map((name) => run('npm', ['run', name])))
process.exitCode = codes.find((code) => code !== 0) ?? 0

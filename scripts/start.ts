import { run } from '../lib/build/run'

const exitCode = await run(process.execPath, ['--import', 'tsx', 'scripts/build.ts'])
if (exitCode === 0) await import('./serve')
else process.exitCode = exitCode

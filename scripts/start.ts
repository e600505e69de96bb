import { run } from '../lib/build/run'

const exitCode = await run(process.execPath, ['scripts/bundled.mjs', 'build'])
if (exitCode === 0) await import('./serve')
else process.exitCode = exitCode

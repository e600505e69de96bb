import nextEnv from '@next/env'
import { findUnchanged, rememberBuild } from '../lib/build/build-stamp'
import { lockFolder } from '../lib/build/lock'
import { outDir } from '../lib/output/out-dir'

Object.assign(process.env, {
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  // A dev server that runs beside the build keeps its own assets.
  ASSET_DIR: process.env.ASSET_DIR ?? '.cache/build-assets',
})
// The same .env files that Next reads, so that the checks see what becomes part of the site.
nextEnv.loadEnvConfig(process.cwd())
const args = process.argv.slice(2)
const refusal = lockFolder()
const unchanged = args.includes('--force') ? undefined : await findUnchanged(args)
if (unchanged) {
  if (unchanged.warnings) console.error(unchanged.warnings)
  console.log(
    `${outDir()}/ is up to date: nothing has changed since the last build. "npm run build -- --force" builds it anew.`,
  )
} else if (refusal) {
  console.error(refusal)
  process.exitCode = 1
} else {
  // Loaded only where there is something to build.
  const { buildSite } = await import('../lib/build/build')
  const built = await buildSite().catch(explainFailure)
  // A build that is not remembered is only made again.
  if (built?.state === 'whole') await rememberBuild(args, built.warnings).catch(() => undefined)
  else process.exitCode = 1
}

/** Says in plain words what the system refused, such as a full disk; anything else is a fault of ours. */
function explainFailure(error: NodeJS.ErrnoException): undefined {
  if (error.syscall === undefined) throw error
  console.error(`The build failed: ${error.message}. ${outDir()}/ stays as it was.`)
}

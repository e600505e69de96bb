import nextEnv from '@next/env'
import { forgetBuild, isUpToDate, rememberBuild } from '../lib/build/build-stamp'
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
if (!args.includes('--force') && (await isUpToDate(args))) {
  console.log(
    `${outDir()}/ is up to date: nothing has changed since the last build. "npm run build -- --force" builds it anew.`,
  )
} else if (refusal) {
  console.error(refusal)
  process.exitCode = 1
} else {
  await forgetBuild()
  // Loaded only where there is something to build.
  const { buildSite } = await import('../lib/build/build')
  process.exitCode = await buildSite({ isPlain: args.includes('--plain') })
  if (process.exitCode === 0) await rememberBuild(args)
}

import nextEnv from '@next/env'
import { buildSite } from '../lib/build/build'

Object.assign(process.env, {
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  // A dev server that runs beside the build keeps its own assets.
  ASSET_DIR: process.env.ASSET_DIR ?? '.cache/build-assets',
})
// The same .env files that Next reads, so that the checks see what becomes part of the site.
nextEnv.loadEnvConfig(process.cwd())
process.exitCode = await buildSite({ isPlain: process.argv.includes('--plain') })

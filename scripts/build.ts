import { rm } from 'node:fs/promises'
import path from 'node:path'
import nextEnv from '@next/env'
import { assetDir } from '@/lib/content/assets'
import { formatProblems, type Problem } from '@/lib/content/problems'
import { contentDir } from '@/lib/content/read'
import { getSite } from '@/lib/content/site'
import { checkContent } from './build/check-content'
import { writeFeeds } from './build/feeds'
import { finishOutput } from './build/finish'
import { watchPeakMemory } from './build/peak-memory'
import { writeRedirects } from './build/redirects'
import { formatSummary } from './build/summary'
import { checkOutput } from './output/check-output'
import { outDir } from './output/out-dir'
import { readSiteFiles } from './output/site-files'
import { run } from './run'
import { checkSearchSettings, usesAlgolia } from './search/check-settings'
import { writeSearchIndex } from './search/write-index'

// A dev server that runs beside the build keeps its own assets.
Object.assign(process.env, {
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  ASSET_DIR: process.env.ASSET_DIR ?? '.cache/build-assets',
})
// The same .env files that Next reads, so that the checks see what becomes part of the site.
nextEnv.loadEnvConfig(process.cwd())
process.exitCode = await build()

async function build(): Promise<number> {
  const started = performance.now()
  const peakMemory = watchPeakMemory()
  await rm(assetDir(), { recursive: true, force: true })
  const content = await checkContent()
  const { config, redirects } = await getSite()
  if (report([...content.problems, ...checkSearchSettings(process.env)])) return 1

  if (!usesAlgolia(process.env)) {
    const index = await writeSearchIndex(content.searchable, config.locale)
    // The search's own chunk alone knows the address.
    process.env.NEXT_PUBLIC_SEARCH_INDEX = config.baseUrl.replace(/\/$/, '') + index
  }
  const exitCode = await run('next', ['build'])
  if (exitCode !== 0) return exitCode

  const folder = outDir()
  const collisions = await finishOutput({
    outDir: folder,
    staticDir: path.posix.join(contentDir(), 'static'),
    assetDir: assetDir(),
    publicDir: 'public',
    trailingSlash: config.trailingSlash,
  })
  await writeFeeds(folder)
  const covered = await writeRedirects(folder, redirects, config)
  if (report([...collisions, ...covered, ...(await checkOutput(folder, content))])) return 1

  const seconds = (performance.now() - started) / 1000
  console.log(formatSummary(folder, { files: await readSiteFiles(folder), seconds, peakMemoryBytes: peakMemory() }))
  return 0
}

/** Prints the problems; tells whether one of them stops the build. */
function report(problems: Problem[]): boolean {
  if (problems.length > 0) console.error(`\n${formatProblems(problems)}\n`)
  return problems.some((problem) => problem.severity === 'error')
}

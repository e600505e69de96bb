import { rm } from 'node:fs/promises'
import nextEnv from '@next/env'
import { getSite } from '@/lib/content/site'
import { formatProblems, type Problem } from '@/lib/content/source/problems'
import { siteLocales } from '@/lib/site/locale'
import { buildLocale } from '../lib/build/build-locale'
import { checkLocales } from '../lib/build/check-locales'
import { watchPeakMemory } from '../lib/build/peak-memory'
import { localeAssetDir, setLocale } from '../lib/build/set-locale'
import { formatSummary } from '../lib/build/summary'
import { checkOutput } from '../lib/output/check-output'
import { outDir } from '../lib/output/out-dir'
import { readSiteFiles } from '../lib/output/site-files'
import { setUpSearch } from '../lib/search/create-search-client'

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
  const { config } = await getSite()
  // The language of the content comes first: its build empties the folder of the finished site.
  const locales = siteLocales(config).sort((a, b) => Number(b.isOriginal) - Number(a.isOriginal))
  await Promise.all(locales.map((locale) => rm(localeAssetDir(locale), { recursive: true, force: true })))
  const content = await checkLocales(locales)
  const search = await setUpSearch(process.env)
  if (report([...content.problems, ...search.problems])) return 1

  const collisions: Problem[] = []
  for (const locale of locales) {
    if (locales.length > 1) await setLocale(locale)
    const { exitCode, problems } = await buildLocale(locale, content.searchableByLocale.get(locale.code) ?? [])
    if (exitCode !== 0) return exitCode
    collisions.push(...problems)
  }
  const folder = outDir()
  if (report([...collisions, ...(await checkOutput(folder, { ...content, secrets: search.secrets }))])) return 1

  const seconds = (performance.now() - started) / 1000
  console.log(formatSummary(folder, { files: await readSiteFiles(folder), seconds, peakMemoryBytes: peakMemory() }))
  return 0
}

/** Prints the problems; tells whether one of them stops the build. */
function report(problems: Problem[]): boolean {
  if (problems.length > 0) console.error(`\n${formatProblems(problems)}\n`)
  return problems.some((problem) => problem.severity === 'error')
}

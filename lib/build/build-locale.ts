import { mkdirSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { assetDir } from '@/lib/content/links/assets'
import { extension } from '@/lib/extension'
import { formatIndex, indexFile } from '@/lib/search/records'
import type { SearchSetup } from '@/lib/search/set-up-search'
import { formatBasePath } from '@/lib/site/compiled-settings'
import { environment } from '@/lib/site/environment'
import { siteLocales } from '@/lib/site/locale'
import type { Problem } from '@/lib/site/problems/problems'
import { bundleBrowser } from './browser/bundle-browser'
import { writeFeeds } from './finish/feed'
import { finishOutput } from './finish/finish-output'
import { writeIcons } from './finish/icons'
import { formatMarkdownPages } from './finish/markdown-pages'
import { writeRedirects } from './finish/redirects'
import { formatSocialCards } from './finish/social-cards'
import type { LocaleGraph } from './graphs'
import { type NextBuild, startNextBuild } from './next-build'
import { formatNextSettings } from './next-settings'
import { count, startPhase } from './phases'
import { checkIndexSize, listSearchable } from './searchable-page'
import { writeOffline } from './write-offline'

interface ExportOptions {
  search: SearchSetup
  /** The folder of the site in the language of the content. */
  outDir: string
}

function folderOf({ translation }: LocaleGraph, outDir: string): string {
  return translation ? path.posix.join(outDir, translation) : outDir
}

/**
 * Prepares the step `pages` in one language: bundles the scripts, and starts Next unless it was started before. What it returns renders
 * the records to HTML.
 */
export async function preparePages(
  edition: LocaleGraph,
  { search, outDir }: ExportOptions,
  started?: NextBuild,
): Promise<NextBuild> {
  const { graph, translation } = edition
  const settings = formatNextSettings(graph)
  // The settings may have been saved meanwhile.
  const isCurrent = started?.settings === settings
  if (!isCurrent) await started?.stop()
  const next = isCurrent ? started : startNextBuild({ settings, translation, folder: folderOf(edition, outDir) })
  const bundled = startPhase('Bundling the scripts')
  await bundleBrowser({ site: graph, assetDir: assetDir(translation), env: search.publicEnv })
  bundled('')
  return next
}

/** The files that are made from the records only, by their site paths, while Next renders the pages. */
export interface RecordFiles {
  markdown: Map<string, string>
  cards: Map<string, Uint8Array>
  /** Empty for a hosted search. */
  index: string
}

/** Makes the Markdown export, the social cards and the search index of one language. */
export async function formatRecordFiles({ graph }: LocaleGraph, { needsIndex }: SearchSetup): Promise<RecordFiles> {
  return {
    cards: await formatSocialCards(graph),
    markdown: formatMarkdownPages(graph),
    index: needsIndex ? formatIndex(listSearchable(graph)) : '',
  }
}

/** The step `finish` in one language: completes the exported pages, and adds all other files. */
export async function finishLocale(
  edition: LocaleGraph,
  { markdown, cards, index }: RecordFiles,
  { search, outDir }: ExportOptions,
): Promise<Problem[]> {
  const { graph, translation } = edition
  const { config, redirects } = graph
  const folder = folderOf(edition, outDir)
  const finished = startPhase('Adding files')
  const staticDir = path.posix.join(environment.contentDir, 'static')
  const folders = { outDir: folder, staticDir, assetDir: assetDir(translation) }
  const problems = await finishOutput(folders, config, [...search.origins, ...(extension.origins?.() ?? [])])
  writeFiles(folder, [...markdown, ...cards, ...(index ? new Map([[indexFile, index]]) : [])])
  await writeFeeds(folder, graph)
  await writeIcons(folder, config)
  const covered = await writeRedirects(folder, graph)
  // Crawlers read only robots.txt at the root, which names the sitemaps of all languages.
  if (translation) await rm(path.join(folder, 'robots.txt'), { force: true })
  const basePath = formatBasePath(config)
  const others = siteLocales(config)
    .map(formatBasePath)
    .filter((other) => other.startsWith(`${basePath}/`))
  await writeOffline(folder, { basePath, others, isOn: config.offline })
  const made = [count(markdown.size, 'text'), count(cards.size, 'card'), count(redirects.size, 'redirect')]
  finished(`static files, feeds, ${made.join(', ')}`)
  return [...problems, ...covered, ...checkIndexSize(index)]
}

/** Writes files by their site paths. Synchronous, because promises take several times as long. */
function writeFiles(folder: string, files: Array<[string, string | Uint8Array]>): void {
  const dirs = new Set(files.map(([name]) => path.join(folder, path.dirname(name))))
  for (const dir of dirs) mkdirSync(dir, { recursive: true })
  for (const [name, content] of files) writeFileSync(path.join(folder, name), content)
}

import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { assetDir } from '@/lib/content/links/assets'
import type { Site } from '@/lib/content/read-site'
import { contentDir, forEachConcurrent } from '@/lib/content/source/read'
import type { SearchablePage } from '@/lib/search/records'
import { formatIndex, indexFile } from '@/lib/search/records'
import type { SearchSetup } from '@/lib/search/set-up-search'
import { formatBasePath } from '@/lib/site/compiled-settings'
import { environment } from '@/lib/site/environment'
import { type SiteLocale, siteLocales, translationOf } from '@/lib/site/locale'
import type { Problem } from '@/lib/site/problems/problems'
import { bundleBrowser } from './browser/bundle-browser'
import { writeFeeds } from './finish/feed'
import { finishOutput } from './finish/finish-output'
import { writeIcons } from './finish/icons'
import { formatMarkdownPages } from './finish/markdown-pages'
import { writeRedirects } from './finish/redirects'
import { formatSocialCards } from './finish/social-cards'
import { count, startPhase } from './phases'
import { run } from './run'
import { checkIndexSize } from './searchable-page'
import { writeOffline } from './write-offline'

/** The site in one language. */
interface Edition {
  locale: SiteLocale
  site: Site
  /** The pages that its search covers. */
  searchable: SearchablePage[]
}

/** Builds the site in one language: bundles the scripts, exports the pages and completes them. Undefined when Next fails. */
export async function buildLocale(
  { locale: { isOriginal, code }, site, searchable }: Edition,
  { search, outDir }: { search: SearchSetup; outDir: string },
): Promise<Problem[] | undefined> {
  const folder = isOriginal ? outDir : path.posix.join(outDir, code)
  const bundled = startPhase('Bundling the scripts')
  const locale = translationOf(site.config)
  await bundleBrowser({ site, assetDir: assetDir(locale), env: search.publicEnv })
  bundled('')
  // `next.config.mjs` reads the settings of the site.
  const env = { ...environment.variables, OUT_DIR: folder, LOCALE: locale ?? '' }
  if ((await run('next', ['build'], env)) !== 0) return undefined
  const finished = startPhase('Adding files')
  const staticDir = path.posix.join(contentDir(), 'static')
  const folders = { outDir: folder, staticDir, assetDir: assetDir(locale) }
  const problems = await finishOutput(folders, site.config, search.origins)
  const markdown = await formatMarkdownPages(site)
  const cards = await formatSocialCards(site)
  const index = search.needsIndex ? formatIndex(searchable) : ''
  await writeFiles(folder, [...markdown, ...cards, ...(index ? new Map([[indexFile, index]]) : [])])
  await writeFeeds(folder, site)
  await writeIcons(folder, site.config)
  const covered = await writeRedirects(folder, site)
  // Crawlers read only robots.txt at the root, which names the sitemaps of all languages.
  if (!isOriginal) await rm(path.join(folder, 'robots.txt'), { force: true })
  const basePath = formatBasePath(site.config)
  const others = siteLocales(site.config)
    .map(formatBasePath)
    .filter((other) => other.startsWith(`${basePath}/`))
  await writeOffline(folder, { basePath, others, isOn: site.config.offline })
  const made = [count(markdown.size, 'text'), count(cards.size, 'card'), count(site.redirects.size, 'redirect')]
  finished(`static files, feeds, ${made.join(', ')}`)
  return [...problems, ...covered, ...checkIndexSize(index)]
}

/** Writes files by their site paths. */
async function writeFiles(folder: string, files: Array<[string, string | Uint8Array]>): Promise<void> {
  const dirs = new Set(files.map(([name]) => path.join(folder, path.dirname(name))))
  for (const dir of dirs) await mkdir(dir, { recursive: true })
  await forEachConcurrent(files, ([name, content]) => writeFile(path.join(folder, name), content))
}

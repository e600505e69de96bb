import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { assetDir } from '@/lib/content/links/assets'
import type { Site } from '@/lib/content/read-site'
import type { Problem } from '@/lib/content/source/problems'
import { contentDir, forEachFew } from '@/lib/content/source/read'
import type { SearchablePage } from '@/lib/search/records'
import type { SearchSetup } from '@/lib/search/set-up-search'
import { type SiteLocale, siteLocales, translationOf } from '@/lib/site/locale'
import { bundleBrowser } from './browser/bundle-browser'
import { writeFeeds } from './finish/feed'
import { finishOutput } from './finish/finish-output'
import { writeIcons } from './finish/icons'
import { writePrintPages } from './finish/print-pages'
import { writeRedirects } from './finish/redirects'
import { formatSocialCards } from './finish/social-cards'
import { formatTwins } from './finish/twins'
import { findKeptPages } from './kept-pages'
import { writeOffline } from './offline/write-offline'
import type { KeepPage } from './pages/finish-pages'
import { count, startPhase } from './phases'
import { runNext } from './run-next'
import { formatSearchIndex, needsParts } from './searchable-page'

/** Builds the site in one language, and all that is written beside its pages. */
export async function buildLocale({
  locale,
  site,
  searchable,
  search,
  outDir,
}: {
  locale: SiteLocale
  site: Site
  searchable: SearchablePage[]
  search: SearchSetup
  /** Folder of the site in all its languages. */
  outDir: string
}): Promise<{ exitCode: number; problems: Problem[] }> {
  const assets = assetDir(translationOf(site.config))
  // That of the content is at the root, each other below it.
  const folder = locale.isOriginal ? outDir : path.posix.join(outDir, locale.code)
  const isOn = site.config.offline
  const isInParts = search.needsIndex && needsParts(searchable)
  const env = { ...search.publicEnv, ...(isOn && { SITE_OFFLINE: 'true' }), ...(isInParts && { SEARCH_PARTS: 'true' }) }
  const script = await bundleBrowser({ site, assetDir: assets, env })
  const settings = { outDir: folder, script }
  const files = new Map<string, string | Uint8Array>()
  const beside = async () => {
    const twins = await formatTwins(site)
    const cards = await formatSocialCards(site)
    const index = search.needsIndex ? formatSearchIndex(searchable, isInParts) : []
    for (const [name, content] of [...twins, ...cards, ...index]) files.set(name, content)
  }
  const { exitCode, keep } = await writePages(site, { ...settings, beside })
  if (exitCode !== 0) return { exitCode, problems: [] }
  const basePath = locale.baseUrl.slice(0, -1)
  const finishing = startPhase('Adding files')
  const analytics = site.config.analytics ? [new URL(site.config.analytics.src).origin] : []
  const problems = await finishOutput({
    outDir: folder,
    staticDir: path.posix.join(contentDir(), 'static'),
    assetDir: assets,
    trailingSlash: site.config.trailingSlash,
    blogPath: site.config.blog.path,
    basePath,
    keep,
    policySources: { script: analytics, connect: [...search.origins, ...analytics] },
  })
  await writeFiles(folder, files)
  await writeFeeds(folder, site)
  await writePrintPages(folder, site)
  await writeIcons(folder, site.config)
  const covered = await writeRedirects(folder, site)
  // Crawlers read the one at the root alone, which names the sitemaps of all languages.
  if (!locale.isOriginal) await rm(path.join(folder, 'robots.txt'), { force: true })
  const others = siteLocales(site.config).map(({ baseUrl }) => baseUrl.slice(0, -1))
  const below = others.filter((other) => other.startsWith(`${basePath}/`))
  const refused = await writeOffline(folder, { basePath, others: below, isOn })
  const names = [...files.keys()]
  const countOf = (kind: RegExp, noun: string) => count(names.filter((name) => kind.test(name)).length, noun)
  const redirects = count(site.redirects.size, 'redirect')
  finishing.end(`static files, feeds, ${countOf(/\.md$/, 'text')}, ${countOf(/^\/cards\//, 'card')}, ${redirects}`)
  return { exitCode, problems: [...problems, ...covered, ...refused] }
}

/** Writes files by their site paths into the folder of a site that is not finished, so that nobody reads it yet. */
async function writeFiles(folder: string, files: Map<string, string | Uint8Array>): Promise<void> {
  const dirs = new Set([...files.keys()].map((name) => path.join(folder, path.dirname(name))))
  for (const dir of dirs) await mkdir(dir, { recursive: true })
  await forEachFew(files, ([name, content]) => writeFile(path.join(folder, name), content))
}

/** What the pages of one language are made with. */
interface PageSettings {
  outDir: string
  /** Address of the script that every page loads. */
  script: string
  beside?: () => Promise<void>
}

/** Lets Next write the pages, but those that the last build made as they must be; `keep` is for the next one. */
async function writePages(
  site: Site,
  settings: PageSettings,
): Promise<{ exitCode: number; keep?: KeepPage | undefined }> {
  // Where no folder is kept from build to build, keeping pages is lost work.
  const kept = process.env.CI ? undefined : await findKeptPages(site, settings)
  let exitCode = await runNext(site, { ...settings, keptPages: kept?.list })
  if (exitCode === 0 && kept && !(await kept.putBack())) exitCode = await runNext(site, settings)
  return { exitCode, keep: kept?.keep }
}

import path from 'node:path'
import { checkSiteLinks } from '@/lib/content/check-site-links'
import { assetDir } from '@/lib/content/links/assets'
import { readSite, type Site } from '@/lib/content/read-site'
import type { SitePage } from '@/lib/content/site-page'
import { contentDir, listTree } from '@/lib/content/source/read'
import { type PageText, pruneTexts, readCode } from '@/lib/content/text-cache'
import type { OutputOrigin } from '@/lib/output/check-output'
import type { SearchablePage } from '@/lib/search/records'
import type { SiteConfig } from '@/lib/site/config'
import { decodePath } from '@/lib/site/decode-uri'
import { type SiteLocale, siteLocales, translationOf } from '@/lib/site/locale'
import { diagnose } from '@/lib/site/problems/diagnostic'
import { applyLevels, type Problem, Problems } from '@/lib/site/problems/problems'
import { findConflicts } from './conflicting-files'
import { findPrivate } from './private-files'
import { findReserved } from './reserved-folders'
import { listSearchable } from './searchable-page'
import { tryCode } from './try-code'

/** All problems of the content, and what the check of the finished site needs. */
interface CheckedContent extends OutputOrigin {
  config: SiteConfig
  problems: Problem[]
  /** The pages that the search covers. */
  searchable: SearchablePage[]
}

/** Collects the problems of a site's content, among them broken links. */
export async function checkContent(site: Site): Promise<CheckedContent> {
  const { config, redirects } = site
  const { problems: ofLinks, judged } = await checkSiteLinks(site)
  const found = new Problems()
  // The problems of a partial occur on each page that shows it.
  found.addAll([...site.problems, ...site.textProblems])
  const problems = [...applyLevels(found.all, config.checks), ...ofLinks]
  const pages = site.pages.map((page) => ({ permalink: page.permalink, file: fileOf(page) }))
  const staticDir = path.join(contentDir(), 'static')
  const copied = new Set((await listTree(staticDir)).map((file) => `/${file}`))
  const written = pages.map(({ permalink }) => `${decodePath(permalink).replace(/\/$/, '')}/index.html`)
  problems.push(...findConflicts(copied, written, staticDir), ...findPrivate(copied))
  problems.push(...findReserved(copied, siteLocales(config)))
  // Files beside the pages, which a page links or shows.
  for (const file of await listTree(assetDir(translationOf(config)))) copied.add(`/assets/${file}`)
  return { config, redirects, pages, judged, copied, problems, searchable: listSearchable(site) }
}

// Next loads this module separately from the development server: both share one check, as they share the site.
const shared = globalThis as typeof globalThis & {
  checkedSites?: WeakMap<Site, Promise<Problem[]>>
  keptProblems?: Problem[]
  triedTexts?: Map<string, Promise<Problem[]>>
}

/** The problems that development shows: those of the content and its code, and those that `keepProblems` added. */
export async function checkWritten(site: Site): Promise<Problem[]> {
  shared.checkedSites ??= new WeakMap()
  const problems = shared.checkedSites.get(site) ?? checkAll(site)
  shared.checkedSites.set(site, problems)
  return [...(await problems), ...(shared.keptProblems ?? [])]
}

async function checkAll(site: Site): Promise<Problem[]> {
  const { problems } = await checkContent(site)
  return [...problems, ...(await dryRun(site))]
}

/** Keeps problems that are found outside the pages, such as changed addresses, for the panel in the pages. */
export function keepProblems(problems: Problem[]): void {
  shared.keptProblems = problems
}

/** The Markdown file of a page; undefined for a generated one. */
function fileOf(page: SitePage): string | undefined {
  return page.kind === 'doc' || page.kind === 'post' ? page.text.file : undefined
}

const longestTitle = 120
const longestDescription = 300

/** Warns of titles and descriptions that are too long for lists of search results. */
function checkLengths(page: SitePage): Problem[] {
  const file = fileOf(page)
  if (file === undefined || page.unlisted) return []
  const { title, description } = page
  const problems = new Problems()
  if (title.length > longestTitle) problems.add({ file }, 'long-title', { length: title.length, limit: longestTitle })
  if (!description) problems.add({ file }, 'no-description')
  else if (description.length > longestDescription) {
    problems.add({ file }, 'long-description', { length: description.length, limit: longestDescription })
  }
  return problems.all
}

/** The content in all languages as one site, with the settings of the content's own language. */
export interface CheckedLocales extends CheckedContent {
  /** The site in each language, and the pages that its search covers. */
  editions: Array<{ locale: SiteLocale; site: Site; searchable: SearchablePage[] }>
  /** How many texts had to be compiled. */
  compiledTexts: number
}

/** Reads and checks the content in all languages of the site before any is built. */
export async function checkLocales(locales: SiteLocale[]): Promise<CheckedLocales> {
  const editions: CheckedLocales['editions'] = []
  const checked: CheckedContent[] = []
  const problems: Problem[] = []
  for (const locale of locales) {
    const site = await readSite(locale.isOriginal ? undefined : locale.code)
    const content = await checkContent(site)
    editions.push({ locale, site, searchable: content.searchable })
    checked.push(locale.isOriginal ? content : prefixLocale(locale, content))
    problems.push(...content.problems, ...site.pages.flatMap(checkLengths), ...(await dryRun(site)))
  }
  await pruneTexts()
  const [original] = checked
  if (!original) throw new Error('The site has no language.')
  problems.push(...findCollisions(original.pages, locales))
  // Untranslated texts have the same problems in every language.
  const unique = new Map(problems.map((problem) => [JSON.stringify(problem), problem]))
  return {
    ...original,
    pages: checked.flatMap(({ pages }) => pages),
    redirects: new Map(checked.flatMap(({ redirects }) => [...redirects])),
    judged: new Set(checked.flatMap(({ judged }) => [...judged])),
    copied: new Set(checked.flatMap(({ copied }) => [...copied])),
    problems: [...unique.values()],
    editions,
    compiledTexts: editions.reduce((sum, { site }) => sum + site.textCounts.compiled, 0),
  }
}

/** The dry run of the pages with code: a failure in Next would stop the build without file and line. */
async function dryRun(site: Site): Promise<Problem[]> {
  const written = site.pages.flatMap((page) => ('text' in page ? [page.text] : []))
  const texts = [...written, ...(site.announcement ? [site.announcement] : [])]
  return (await Promise.all(texts.map(tryText))).flat()
}

/** The dry run of a text, once for each state of it: the development server shows a text only after it. */
export function tryText(text: PageText): Promise<Problem[]> {
  shared.triedTexts ??= new Map()
  const problems = shared.triedTexts.get(text.entry) ?? tryNow(text)
  shared.triedTexts.set(text.entry, problems)
  return problems
}

async function tryNow(text: PageText): Promise<Problem[]> {
  const code = text.runsCode ? await readCode(text) : undefined
  return code ? tryCode(code) : []
}

/** The content of a translation with the addresses of the finished site. */
function prefixLocale({ code }: SiteLocale, content: CheckedContent): CheckedContent {
  const place = (permalink: string) => `/${code}${permalink}`.replace(/\/$/, '')
  return {
    ...content,
    pages: content.pages.map((page) => ({ ...page, permalink: place(page.permalink) })),
    redirects: new Map([...content.redirects].map(([from, to]) => [place(from), place(to)])),
    judged: new Set(Array.from(content.judged, place)),
    copied: new Set(Array.from(content.copied, place)),
  }
}

/** Pages of the content at addresses that belong to a translation. */
function findCollisions(pages: OutputOrigin['pages'], locales: SiteLocale[]): Problem[] {
  return pages.flatMap(({ permalink, file = 'site.yml' }) => {
    const taken = locales.find(({ code, isOriginal }) => !isOriginal && `${permalink}/`.startsWith(`/${code}/`))
    if (!taken) return []
    return [{ file, ...diagnose('address-of-language', { permalink, code: taken.code }) }]
  })
}

import path from 'node:path'
import { createContext, runInContext } from 'node:vm'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { BlogPage } from '@/lib/content/blog/blog-page'
import { checkSiteLinks } from '@/lib/content/check-site-links'
import type { Redirects } from '@/lib/content/links/redirects'
import type { SitePage } from '@/lib/content/page'
import { readSite, type Site } from '@/lib/content/read-site'
import { applyLevels, ContentError, type Problem, Problems } from '@/lib/content/source/problems'
import { contentDir, listTree } from '@/lib/content/source/read'
import { pruneTexts, readCode } from '@/lib/content/text-cache'
import { componentNames } from '@/lib/mdx/component-names'
import { describeFailure } from '@/lib/mdx/context'
import { render } from '@/lib/mdx/render'
import type { Code } from '@/lib/mdx/source'
import type { OutputOrigin } from '@/lib/output/check-output'
import type { SearchablePage } from '@/lib/search/records'
import type { SiteConfig } from '@/lib/site/config'
import type { SiteLocale } from '@/lib/site/locale'
import { describeSearchable } from './searchable-page'

/** All problems of the content, and what the check of the finished site needs. */
interface CheckedContent extends OutputOrigin {
  config: SiteConfig
  problems: Problem[]
  redirects: Redirects
  /** What the search may find. */
  searchable: SearchablePage[]
  /** How many texts had to be compiled, and how many were known from before. */
  textCounts: Site['textCounts']
}

/** Collects the problems of a site's content, among them broken links. */
export async function checkContent(site: Site): Promise<CheckedContent> {
  const { config, redirects, textCounts } = site
  const { problems: ofLinks, judged } = await checkSiteLinks(site)
  const found = new Problems()
  found.addAll(site.problems)
  // The problems of a partial turn up on each page that shows it.
  found.addAll(site.textProblems)
  const pages = [...site.pages, ...site.blog.pageByPermalink.values()]
  const problems = [...applyLevels(found.all, config.checks), ...ofLinks]
  const copied = new Set((await listTree(path.join(contentDir(), 'static'))).map((file) => `/${file}`))
  const origin = { config, redirects, pages: pages.map(describePage), judged, copied }
  return { ...origin, problems, searchable: describeSearchable(site), textCounts }
}

function describePage(page: SitePage | BlogPage): OutputOrigin['pages'][number] {
  return { permalink: page.permalink, file: fileOf(page) }
}

/** The Markdown file of a page; undefined for one that the site makes. */
function fileOf(page: SitePage | BlogPage): string | undefined {
  return page.kind === 'doc' || page.kind === 'post' ? page.text.file : undefined
}

const longestTitle = 120
const longestDescription = 300

/** Lists of search results cut off what is longer. */
function checkLengths(page: SitePage | BlogPage): Problem[] {
  const file = fileOf(page)
  if (file === undefined || page.unlisted) return []
  const { title, description } = page
  const warn = (found: string, fix: string): Problem => ({ severity: 'warning', file, found, fix })
  const problems: Problem[] = []
  if (title.length > longestTitle)
    problems.push(warn(`The title has ${title.length} characters.`, `Keep it under ${longestTitle}.`))
  if (!description) problems.push(warn('The page has no description.', 'Add "description" to its front matter.'))
  else if (description.length > longestDescription) {
    const found = `The description has ${description.length} characters.`
    problems.push(warn(found, `Keep it under ${longestDescription}.`))
  }
  return problems
}

/** The content in all languages, whose pages are those of one site; the settings are those of the content's own language. */
export interface CheckedLocales extends CheckedContent {
  /** The site in each language, and what its search may find. */
  editions: Array<{ locale: SiteLocale; site: Site; searchable: SearchablePage[] }>
}

/** Reads and checks the content in all languages of the site before any is built. */
export async function checkLocales(locales: SiteLocale[]): Promise<CheckedLocales> {
  const editions: CheckedLocales['editions'] = []
  const checked: CheckedContent[] = []
  const problems: Problem[] = []
  const textCounts = { compiled: 0, reused: 0 }
  for (const locale of locales) {
    const code = locale.isOriginal ? undefined : locale.code
    const site = await readSite(code)
    const content = await checkContent(site)
    editions.push({ locale, site, searchable: content.searchable })
    checked.push(locale.isOriginal ? content : below(locale, content))
    const lengths = [...site.pages, ...site.blog.pageByPermalink.values()].flatMap(checkLengths)
    problems.push(...content.problems, ...lengths, ...(await tryTexts(site)))
    textCounts.compiled += content.textCounts.compiled
    textCounts.reused += content.textCounts.reused
  }
  await pruneTexts()
  const [original] = checked
  if (!original) throw new Error('The site has no language.')
  problems.push(...findCollisions(original.pages, locales))
  // What is not translated has its problems in every language.
  const unique = new Map(problems.map((problem) => [JSON.stringify(problem), problem]))
  return {
    ...original,
    pages: checked.flatMap(({ pages }) => pages),
    redirects: new Map(checked.flatMap(({ redirects }) => [...redirects])),
    judged: new Set(checked.flatMap(({ judged }) => [...judged])),
    copied: new Set(checked.flatMap(({ copied }) => [...copied])),
    problems: [...unique.values()],
    editions,
    textCounts,
  }
}

/** The dry run of the pages with code: a failure in Next would stop the build without file and line. */
async function tryTexts({ pages, blog, announcement }: Site): Promise<Problem[]> {
  const written = [...pages, ...blog.pageByPermalink.values()].flatMap((page) => ('text' in page ? [page.text] : []))
  const texts = [...written, ...(announcement ? [announcement] : [])].filter(({ runsCode }) => runsCode)
  const codes = await Promise.all(texts.map(readCode))
  return codes.flatMap((code) => (code ? tryCode(code) : []))
}

/** The content of a translation as the finished site has it, of which all languages are parts. */
function below({ code }: SiteLocale, content: CheckedContent): CheckedContent {
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
    const found = `The address ${permalink} belongs to the site in the language "${taken.code}".`
    return [{ severity: 'error' as const, file, found, fix: 'Write another "slug", or rename the file.' }]
  })
}

/** Generous for what a page computes, even on a busy machine. */
const limitMs = 2000

/** Renders a page with stand-ins for its components, for a limited time; reports what fails or does not end. */
export function tryCode(code: Code, limit = limitMs): Problem[] {
  const standIn = ({ children }: { children?: ReactNode }) => children
  const components = Object.fromEntries(componentNames.map((name) => [name, standIn]))
  const place = { file: code.file }
  const run = () => void renderToStaticMarkup(render({ code, problems: [] }, components, { place }))
  try {
    runInContext('run()', createContext({ run }), { timeout: limit })
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.problems
    // Its error is no instance of this realm's `Error`.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') return [describeFailure(place, error)]
    const found = `The code of the page did not finish within ${limit / 1000} seconds.`
    return [{ severity: 'error', ...place, found, fix: 'Check for an endless loop.' }]
  }
}

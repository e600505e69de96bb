import { createContext, runInContext } from 'node:vm'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { BlogPage } from '@/lib/content/blog/blog-page'
import type { SitePage } from '@/lib/content/page'
import { readSite, type Site } from '@/lib/content/read-site'
import { applyLevels, ContentError, type Problem, Problems } from '@/lib/content/source/problems'
import { pruneTexts, readCode } from '@/lib/content/text-cache'
import { componentNames } from '@/lib/mdx/component-names'
import { describeFailure } from '@/lib/mdx/context'
import { render } from '@/lib/mdx/render'
import type { Code } from '@/lib/mdx/source'
import type { OutputOrigin } from '@/lib/output/check-output'
import type { PageSource } from '@/lib/output/page-source'
import type { SearchablePage } from '@/lib/search/records'
import type { SiteConfig } from '@/lib/site/config'
import type { SiteLocale } from '@/lib/site/locale'
import { describeSearchable } from './searchable-page'

/** All problems of the content, and what the check of the finished site needs to know of it. */
interface CheckedContent extends OutputOrigin {
  config: SiteConfig
  problems: Problem[]
  /** What the search may find. */
  searchable: SearchablePage[]
  /** How many texts had to be compiled, and how many were known from before. */
  textCounts: Site['textCounts']
}

/** Collects the problems of a site's content, and all that is checked once it is built. */
export function checkContent(site: Site): CheckedContent {
  const { config, configFile, redirects, textCounts } = site
  const found = new Problems()
  found.addAll(site.problems)
  // The problems of a partial turn up on each page that shows it.
  found.addAll(site.textProblems)
  const problems = applyLevels(found.all, config.checks)
  const pages = [...site.pages, ...site.blog.pageByPermalink.values()].map(describeSource)
  return { config, configFile, pages, redirects, problems, searchable: describeSearchable(site), textCounts }
}

function describeSource(page: SitePage | BlogPage): PageSource {
  const { permalink, unlisted } = page
  // A list of posts shows the beginning of each.
  if (page.kind === 'post-list') return { permalink, unlisted, links: page.entries.flatMap(({ text }) => text.links) }
  if (page.kind !== 'doc' && page.kind !== 'post') return { permalink, unlisted, links: [] }
  const { file, links } = page.text
  return { permalink, unlisted, file, links }
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
    const content = checkContent(site)
    editions.push({ locale, site, searchable: content.searchable })
    checked.push(locale.isOriginal ? content : below(locale, content))
    problems.push(...content.problems, ...(await tryTexts(site)))
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
function below({ code, baseUrl }: SiteLocale, content: CheckedContent): CheckedContent {
  const place = (permalink: string) => `/${code}${permalink}`.replace(/\/$/, '')
  // Addresses of files have the whole path already.
  const isPath = (href: string) => href.startsWith('/') && !href.startsWith(baseUrl)
  return {
    ...content,
    pages: content.pages.map((page) => ({
      ...page,
      permalink: place(page.permalink),
      links: page.links.map((link) => (isPath(link.href) ? { ...link, href: `/${code}${link.href}` } : link)),
    })),
    redirects: new Map([...content.redirects].map(([from, to]) => [place(from), place(to)])),
  }
}

/** Pages of the content at addresses that belong to a translation. */
function findCollisions(pages: PageSource[], locales: SiteLocale[]): Problem[] {
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
  const { exit } = process
  process.exit = () => {
    throw new Error('It ends the build')
  }
  try {
    runInContext('run()', createContext({ run }), { timeout: limit })
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.problems
    // Its error is no instance of this realm's `Error`.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') return [describeFailure(place, error)]
    const found = `The code of the page did not finish within ${limit / 1000} seconds.`
    return [{ severity: 'error', ...place, found, fix: 'Check for an endless loop.' }]
  } finally {
    process.exit = exit
  }
}

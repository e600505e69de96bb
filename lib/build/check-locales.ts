import type { Problem } from '@/lib/content/source/problems'
import type { PageSource } from '@/lib/output/page-source'
import type { SearchablePage } from '@/lib/search/records'
import type { SiteLocale } from '@/lib/site/locale'
import { type CheckedContent, checkContent } from './check-content'
import { setLocale } from './set-locale'

/** The content in all languages, whose pages are those of one site. */
interface CheckedLocales extends CheckedContent {
  /** What the search of each language may find. */
  searchableByLocale: Map<string, SearchablePage[]>
}

/** Checks the content in all languages of the site before any is built. */
export async function checkLocales(locales: SiteLocale[]): Promise<CheckedLocales> {
  const searchableByLocale = new Map<string, SearchablePage[]>()
  const checked: CheckedContent[] = []
  const problems: Problem[] = []
  for (const locale of locales) {
    setLocale(locale)
    const content = await checkContent()
    searchableByLocale.set(locale.code, content.searchable)
    checked.push(locale.isOriginal ? content : below(locale, content))
    problems.push(...content.problems)
  }
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
    searchableByLocale,
  }
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

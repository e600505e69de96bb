import path from 'node:path'
import { blogPaths } from '@/lib/content/blog/paths'
import { ownAddresses } from '@/lib/content/page-list'
import type { Site } from '@/lib/content/read-site'
import type { Problem } from '@/lib/content/source/problems'
import { contentDir } from '@/lib/content/source/read'
import { findFile, type LinkedSite } from '@/lib/output/broken-links'
import { checkLinks } from '@/lib/output/check-links'
import { type PageSource, sourceByPermalink } from '@/lib/output/page-source'
import type { LinkedPage, Reference } from '@/lib/output/read-page'
import { readSiteFiles } from '@/lib/output/site-files'
import { decodePath } from '@/lib/site/decode-uri'
import { checkContent } from './check-content'

// Next loads this module once more than the development server: both share one check, as they share the site.
const shared = globalThis as typeof globalThis & {
  checkedSites?: WeakMap<Site, Promise<Problem[]>>
  keptProblems?: Problem[]
}

/** All that the build would say of a site as far as its sources tell it: links and anchors are checked before there is a page. */
export async function checkWritten(site: Site): Promise<Problem[]> {
  shared.checkedSites ??= new WeakMap()
  const problems = shared.checkedSites.get(site) ?? check(site)
  shared.checkedSites.set(site, problems)
  return [...(await problems), ...(shared.keptProblems ?? [])]
}

/** Keeps what is found outside the pages, such as addresses that an edit has changed, for the panel in these. */
export function keepProblems(problems: Problem[]): void {
  shared.keptProblems = problems
}

async function check(site: Site): Promise<Problem[]> {
  const { config, configFile, redirects, pages, problems } = checkContent(site)
  const linked = await describeSite(site, pages)
  const formerAddresses = [...redirects].map(([from, to]) => [decodePath(from), decodePath(to)] as const)
  const links = await checkLinks({
    site: { ...linked, address: config, redirects: new Map(formerAddresses) },
    sources: sourceByPermalink(pages),
    configFile,
    checks: config.checks,
  })
  return [...problems, ...links]
}

/** The site as its links will see it when it is built. */
async function describeSite(site: Site, sources: PageSource[]): Promise<Pick<LinkedSite, 'files' | 'pageByFile'>> {
  const { config, blog, pageByPermalink } = site
  const [written, given] = await Promise.all(
    [path.join(contentDir(), 'static'), 'public'].map((folder) => readSiteFiles(folder)),
  )
  const { rss, atom, json } = blogPaths(config)
  const permalinks = [...site.permalinks, ...site.redirects.keys(), ...ownAddresses]
  const files = new Set([
    ...permalinks.map(fileOf),
    ...[rss, atom, json, '/opensearch.xml', '/robots.txt', '/sitemap.xml', '/404.html'],
    ...(written ?? []),
    ...(given ?? []),
  ])
  const describe = ({ permalink, links }: PageSource): LinkedPage[] => {
    const page = pageByPermalink.get(permalink) ?? blog.pageByPermalink.get(permalink)
    if (!page || !('text' in page)) return []
    const references = links.map(({ href }) => toReference(toWritten(href, files, config.baseUrl), 'text'))
    return [
      linkedPage(
        permalink,
        references.filter(({ written }) => !written.startsWith(`${config.baseUrl}assets/`)),
        page.text.ids,
      ),
    ]
  }
  const pages = [...sources.flatMap(describe), linkedPage('/404', listFrameLinks(site))]
  return { files, pageByFile: new Map(pages.map((page) => [page.file, page])) }
}

/** A link of a text as the page will have it: files have the base path already, pages not yet. */
function toWritten(href: string, files: Set<string>, baseUrl: string): string {
  if (!/^\/(?!\/)/.test(href)) return href
  const isFile =
    href.startsWith(`${baseUrl}assets/`) ||
    (href.startsWith(baseUrl) && findFile(`/${href.slice(baseUrl.length)}`, files))
  return isFile ? href : baseUrl + href.slice(1)
}

function listFrameLinks({ config, navbar }: Site): Reference[] {
  const inNavbar = navbar.flatMap((item) =>
    item.type === 'link' ? [item] : item.type === 'dropdown' ? item.items : [],
  )
  const inFooter = config.footer.columns.flatMap(({ links }) => links.flatMap(({ to }) => to ?? []))
  const toSite = (href: string) => config.baseUrl + href.slice(1)
  return [
    ...inNavbar.filter(({ external }) => !external).map(({ href }) => toReference(toSite(href), 'navbar')),
    ...inFooter.map((to) => toReference(toSite(to), 'footer')),
  ]
}

function toReference(written: string, region: Reference['region']): Reference {
  return { element: 'a', attribute: 'href', written, region, isLoaded: false }
}

function linkedPage(permalink: string, references: Reference[], ids: string[] = []): LinkedPage {
  const file = fileOf(permalink)
  return { file, outFile: file, permalink: decodePath(permalink), anchors: new Set(ids), references }
}

function fileOf(permalink: string): string {
  return `${decodePath(permalink).replace(/\/$/, '')}/index.html`
}

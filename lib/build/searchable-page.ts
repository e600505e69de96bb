import { brotliCompressSync, constants } from 'node:zlib'
import type { PostPage } from '@/lib/content/blog/blog-page'
import type { SiteGraph } from '@/lib/content/graph'
import type { CategoryPage, DocPage } from '@/lib/content/page'
import type { SitePage } from '@/lib/content/site-page'
import { isListed } from '@/lib/content/source/visibility'
import type { TextBlock } from '@/lib/mdx/source'
import type { SearchRecord } from '@/lib/search/records'
import { buildRecords, type SearchablePage } from '@/lib/search/records'
import { docsTag, siteTag } from '@/lib/search/search-request'
import { formatUrl } from '@/lib/site/href'
import { diagnose } from '@/lib/site/problems/diagnostic'
import type { Problem } from '@/lib/site/problems/problems'
import type { LocaleGraph } from './graphs'

/** A page that the search covers. */
type FindablePage = DocPage | CategoryPage | PostPage

/** Every page of a site that the search covers. */
export function listSearchable(site: SiteGraph): SearchablePage[] {
  const crumbs = site.pages.flatMap((page) => ('crumbs' in page && page.crumbs.length > 1 ? [page.crumbs[0]] : []))
  /** The pages of the top categories. */
  const sections = new Set(crumbs.map((crumb) => crumb?.permalink))
  return site.pages.filter(isFindable).map((page) => {
    const version = 'version' in page ? page.version : undefined
    return {
      path: new URL(formatUrl(page.permalink, site.config)).pathname,
      title: page.title,
      section: sectionOf(page, sections.has(page.permalink), site),
      language: site.config.locale,
      version: version ?? 'current',
      docusaurusTag: version === undefined ? siteTag : docsTag(version),
      tags: 'tags' in page ? page.tags.map(({ label }) => label) : [],
      keywords: 'keywords' in page ? page.keywords : [],
      blocks: blocksOf(page),
    }
  })
}

/** Whether a page is listed and neither a draft, nor opted out, nor a list itself. */
function isFindable(page: SitePage): page is FindablePage {
  if (page.kind !== 'doc' && page.kind !== 'category' && page.kind !== 'post') return false
  const isOpen = page.kind === 'category' || page.meta.search !== false
  return isOpen && isListed(page) && !('draft' in page)
}

function blocksOf(page: FindablePage): TextBlock[] {
  if (page.kind !== 'category') return page.text.blocks
  return page.description === '' ? [] : [{ text: page.description }]
}

/** The top category of a page in the sidebar. */
function sectionOf(page: FindablePage, isSection: boolean, { texts }: SiteGraph): string {
  if (page.kind === 'post') return texts.t('blog')
  const [top] = page.crumbs
  const isInCategory = page.crumbs.length > 1 || page.kind === 'category' || isSection
  return top && isInCategory ? top.title : texts.t('documentation')
}

/** All records of the content in all languages, for a hosted search engine. */
export function listSearchRecords(editions: LocaleGraph[]): SearchRecord[] {
  return editions.flatMap(({ graph }) => listSearchable(graph).flatMap(buildRecords))
}

/** Compressed size above which readers wait too long for the index: about 700 pages. */
const largestIndex = 1_000_000

/** A warning for a site that has outgrown the local search. */
export function checkIndexSize(index: string): Problem[] {
  // Most indexes are small enough without compression.
  if (index.length < largestIndex) return []
  const size = brotliCompressSync(index, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
  if (size < largestIndex) return []
  return [
    {
      file: 'search-index.json',
      ...diagnose('large-index', { megabytes: size / 1_000_000 }),
    },
  ]
}

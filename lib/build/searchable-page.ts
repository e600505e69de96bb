import { brotliCompressSync, constants } from 'node:zlib'
import type { BlogPage, PostPage } from '@/lib/content/blog/blog-page'
import type { CategoryPage, DocPage, SitePage } from '@/lib/content/page'
import type { Site } from '@/lib/content/read-site'
import type { Problem } from '@/lib/content/source/problems'
import { isListed } from '@/lib/content/source/visibility'
import type { TextBlock } from '@/lib/mdx/source'
import type { SearchablePage } from '@/lib/search/records'
import { docsTag, siteTag } from '@/lib/search/search-request'
import type { SiteConfig } from '@/lib/site/config'
import { formatUrl } from '@/lib/site/href'
import type { Texts } from '@/lib/site/texts'

/** A page that the search may find. */
type FindablePage = DocPage | CategoryPage | PostPage

/** Whether the search may find a page: pages and posts that are in lists, but no drafts, none that opts out, and no lists themselves. */
function isFindable(page: SitePage | BlogPage): page is FindablePage {
  if (page.kind !== 'doc' && page.kind !== 'category' && page.kind !== 'post') return false
  const isOpen = page.kind === 'category' || page.meta.search !== false
  return isOpen && isListed(page) && !('draft' in page)
}

/** The pages that stand for a category of their own, by permalink. */
function findSections(pages: SitePage[]): ReadonlySet<string> {
  const tops = pages.flatMap((page) => ('crumbs' in page && page.crumbs.length > 1 ? [page.crumbs[0]?.permalink] : []))
  return new Set(tops.filter((permalink) => permalink !== undefined))
}

/** Every page of a site that the search may find. */
export function describeSearchable({ config, texts, pages, blog }: Site): SearchablePage[] {
  const sections = findSections(pages)
  const findable = [...pages, ...blog.pageByPermalink.values()].filter(isFindable)
  return findable.map((page) => describePage(page, { config, texts, sections }))
}

function describePage(
  page: FindablePage,
  site: { config: SiteConfig; texts: Texts; sections: ReadonlySet<string> },
): SearchablePage {
  const { config } = site
  const version = 'version' in page ? page.version : undefined
  return {
    path: new URL(formatUrl(page.permalink, config)).pathname,
    title: page.title,
    section: sectionOf(page, site),
    language: config.locale,
    version: version ?? 'current',
    docusaurusTag: version === undefined ? siteTag : docsTag(version),
    tags: 'tags' in page ? page.tags.map(({ label }) => label) : [],
    keywords: 'keywords' in page ? page.keywords : [],
    blocks: blocksOf(page),
  }
}

function blocksOf(page: FindablePage): TextBlock[] {
  if (page.kind !== 'category') return page.text.blocks
  return page.description === '' ? [] : [{ text: page.description }]
}

/** The top category of the sidebar that the page stands in. */
function sectionOf(page: FindablePage, { texts, sections }: { texts: Texts; sections: ReadonlySet<string> }): string {
  if (page.kind === 'post') return texts.t('blog')
  const [top] = page.crumbs
  const isInCategory = page.crumbs.length > 1 || page.kind === 'category' || sections.has(page.permalink)
  return top && isInCategory ? top.title : texts.t('documentation')
}

/** Compressed size from which readers wait too long for the index: about 700 pages. */
const largestIndex = 1_000_000

/** A warning for a site that has outgrown the local search. */
export function checkIndexSize(index: string): Problem[] {
  // Most indexes are small enough without compression.
  if (index.length < largestIndex) return []
  const size = brotliCompressSync(index, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
  if (size < largestIndex) return []
  return [
    {
      severity: 'warning',
      file: 'search-index.json',
      found: `The search index is ${(size / 1_000_000).toFixed(1)} MB (brotli), which every reader who searches must load.`,
      fix: 'Search with Algolia: see "Search with Algolia" in docs/90_contribute-to-doc/publish.md.',
    },
  ]
}

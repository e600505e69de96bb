import type { SearchRequest } from './search-client'

/** Hits that one request asks for. */
const hitsPerPage = 20

/** Tags around a match in the texts of a hit. */
export const highlightTags = { pre: '<mark>', post: '</mark>' }

/** Media query of screens that get shorter snippets. */
export const narrowScreen = '(max-width: 48em)'

/** Words of a snippet. */
function snippetLength(isNarrow: boolean): number {
  return isNarrow ? 5 : 10
}

/** Name of the index that is searched; part of the keys under which the modal stores recent and favourite searches. */
export const indexName = process.env.NEXT_PUBLIC_SEARCH_INDEX_NAME || 'docs'

/** What the reader reads now, to which contextual search keeps. */
export interface SearchContext {
  language: string
  /** Name of the docs version, such as `current`. */
  version: string
}

/** Value of `docusaurus_tag` of pages outside of the docs, such as posts. */
export const siteTag = 'default'

/** Value of `docusaurus_tag` of the docs of a version. */
export function docsTag(version: string): string {
  return `docs-default-${version}`
}

/** Filters that keep the hits to the reader's language and docs version; other pages are of every version. */
export function buildContextFilters({ language, version }: SearchContext): Array<string | string[]> {
  return [`language:${language}`, [`docusaurus_tag:${siteTag}`, `docusaurus_tag:${docsTag(version)}`]]
}

/** What to search, and for which screen. */
interface SearchQuery {
  query: string
  facetFilters: Array<string | string[]>
  isNarrow: boolean
  /** From 0. */
  page?: number
}

/** The request for a page of hits, field by field the one that the modal sends. */
export function buildSearchRequest({ query, facetFilters, isNarrow, page }: SearchQuery): SearchRequest {
  const words = snippetLength(isNarrow)
  return {
    query,
    indexName,
    attributesToRetrieve: [...headingAttributes, 'content', 'type', 'url'],
    attributesToSnippet: [...headingAttributes.slice(1), 'content'].map((attribute) => `${attribute}:${words}`),
    snippetEllipsisText: '…',
    highlightPreTag: highlightTags.pre,
    highlightPostTag: highlightTags.post,
    hitsPerPage,
    clickAnalytics: false,
    facetFilters,
    ...(page ? { page } : {}),
  }
}

const headingAttributes = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`)

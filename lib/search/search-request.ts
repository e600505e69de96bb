import type { SearchRequest } from './search-client'

/** Hits per request. */
const hitsPerPage = 20

/** Tags around a match in the texts of a hit. */
export const highlightTags = { pre: '<mark>', post: '</mark>' }

/** Media query of screens with shorter snippets. */
export const narrowScreen = '(max-width: 48em)'

/** Name of the index; part of the storage keys of recent and favourite searches. */
export const indexName = process.env.NEXT_PUBLIC_SEARCH_INDEX_NAME || 'docs'

/** The context of the current page, for contextual search. */
export interface SearchContext {
  language: string
  /** Name of the docs version, such as `current`. */
  version: string
}

/** Value of `docusaurus_tag` of pages outside the docs, such as posts. */
export const siteTag = 'default'

/** Value of `docusaurus_tag` of the docs of a version. */
export function docsTag(version: string): string {
  return `docs-default-${version}`
}

/** Filters for the language and docs version of the reader; other pages belong to every version. */
export function buildContextFilters({ language, version }: SearchContext): Array<string | string[]> {
  return [`language:${language}`, [`docusaurus_tag:${siteTag}`, `docusaurus_tag:${docsTag(version)}`]]
}

/** The request for a page of hits, from 0, with the same fields as DocSearch's. */
export function buildSearchRequest(
  query: Pick<SearchRequest, 'query' | 'facetFilters' | 'page'>,
  isNarrow: boolean,
): SearchRequest {
  const words = isNarrow ? 5 : 10
  return {
    ...query,
    indexName,
    attributesToRetrieve: [...headingAttributes, 'content', 'type', 'url'],
    attributesToSnippet: [...headingAttributes.slice(1), 'content'].map((attribute) => `${attribute}:${words}`),
    snippetEllipsisText: '…',
    highlightPreTag: highlightTags.pre,
    highlightPostTag: highlightTags.post,
    hitsPerPage,
    clickAnalytics: false,
  }
}

const headingAttributes = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`)

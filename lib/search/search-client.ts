import type { SearchRecord } from './records'

/** One query, with the parameters of Algolia's search API that this site uses. */
export interface SearchRequest {
  indexName: string
  query: string
  page?: number
  hitsPerPage?: number
  attributesToRetrieve?: string[]
  /** Such as `content:10`: how many words of an attribute a snippet has. */
  attributesToSnippet?: string[]
  snippetEllipsisText?: string
  highlightPreTag?: string
  highlightPostTag?: string
  clickAnalytics?: boolean
  /** Inner lists are alternatives, the outer list must hold as a whole. */
  facetFilters?: Array<string | string[]>
}

/** A text with its matches between the tags that the request named. */
export interface HighlightedValue {
  value: string
}

/** Highlighted texts of a hit, as Algolia nests them. */
export interface HighlightResult {
  hierarchy: Partial<Record<keyof SearchRecord['hierarchy'], HighlightedValue>>
  content?: HighlightedValue
}

/** A record that matches a query. */
export interface Hit extends SearchRecord {
  _highlightResult: HighlightResult
  _snippetResult: HighlightResult
}

/** The answer to one query. */
export interface SearchResult {
  index: string
  query: string
  hits: Hit[]
  /** Of all pages of results together. */
  nbHits: number
  page: number
  nbPages: number
  hitsPerPage: number
  processingTimeMS: number
  queryID?: string
  /** How many pages the hits are on, where the engine tells. */
  pageCount?: number
  /** Words of the index that look like one of the query, nearest first; only when nothing is found. */
  nearest?: string[]
}

/** The one seam between the interface and a search engine; it has the shape of algoliasearch's lite client. */
export interface SearchClient {
  /** Rejects with a `SearchError` when the engine cannot be reached or refuses. */
  search(query: { requests: SearchRequest[] }): Promise<{ results: SearchResult[] }>
}

/** Sends one request; rejects with a `SearchError`. */
export async function searchOne(client: SearchClient, request: SearchRequest): Promise<SearchResult> {
  const { results } = await client.search({ requests: [request] })
  if (!results[0]) throw new SearchError('The search engine sent no result.')
  return results[0]
}

/** Why a search failed, in words for the reader; `status` is the server's, when it answered. */
export class SearchError extends Error {
  readonly status: number | undefined

  constructor(message: string, options: { status?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.name = 'SearchError'
    this.status = options.status
  }
}

/** Any failure as an error of the seam. */
export function toSearchError(error: unknown): SearchError {
  return error instanceof SearchError ? error : new SearchError((error as Error).message, { cause: error })
}

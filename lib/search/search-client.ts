import type { SearchRecord } from './records'

/** One query, with the parameters of Algolia's search API that this site uses. */
export interface SearchRequest {
  indexName: string
  query: string
  page?: number
  hitsPerPage?: number
  attributesToRetrieve?: string[]
  /** Attributes with the number of words of a snippet, such as `content:10`. */
  attributesToSnippet?: string[]
  snippetEllipsisText?: string
  highlightPreTag?: string
  highlightPostTag?: string
  clickAnalytics?: boolean
  /** The outer list is a conjunction of alternatives. */
  facetFilters?: Array<string | string[]>
}

/** The texts of a hit with their matches between tags, as Algolia nests them. */
export interface HighlightResult {
  hierarchy: Partial<Record<keyof SearchRecord['hierarchy'], { value: string }>>
  content?: { value: string }
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
  /** On all pages of results. */
  nbHits: number
  page: number
  nbPages: number
  hitsPerPage: number
  processingTimeMS: number
  queryID?: string
  /** Number of pages with hits, if the engine counts them. */
  pageCount?: number
  /** Words of the index similar to one of the query, nearest first; only without hits. */
  nearest?: string[]
}

/** The interface of a search engine, with the shape of algoliasearch's lite client. */
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

/** A failed search; the message is for the reader, `status` is that of the server's answer. */
export class SearchError extends Error {
  readonly status: number | undefined

  constructor(message: string, options: { status?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.name = 'SearchError'
    this.status = options.status
  }
}

/** Converts any error. */
export function toSearchError(error: unknown): SearchError {
  return error instanceof SearchError ? error : new SearchError((error as Error).message, { cause: error })
}

import type { SiteAddress } from './hit-path'
import { cleanHit } from './safe-hit'
import { type SearchClient, SearchError, type SearchRequest, type SearchResult, toSearchError } from './search-client'
import { findAlternatives } from './suggestions'

/** How a search of the modal ended. */
export interface SearchOutcome {
  query: string
  /** Of all hits, whether shown or not. */
  count: number
  /** Why it failed. */
  error?: SearchError
  /** Other queries that find something; only when this one finds nothing. */
  suggestions: string[]
}

interface ModalClientOptions {
  loadClient(): Promise<SearchClient>
  site: SiteAddress
  /** Called when a search ends, and again when there are suggestions. */
  onOutcome(outcome: SearchOutcome): void
}

/**
 * The client for DocSearch. It never rejects: DocSearch would keep the hits of the query before, and resets its error
 * screen before that is painted. A failed search returns no hits, and its outcome says why.
 */
export function createModalClient({ loadClient, site, onOutcome }: ModalClientOptions): SearchClient {
  return {
    async search({ requests }) {
      const [request] = requests
      const outcome: SearchOutcome = { query: request?.query ?? '', count: 0, suggestions: [] }
      try {
        const client = await loadClient()
        const { results } = await client.search({ requests })
        const [result] = results
        if (!request || !result) throw new SearchError('The search engine sent no result.')
        onOutcome({ ...outcome, count: result.nbHits })
        if (result.nbHits === 0) {
          findAlternatives(client, result, { request }).then(
            ({ suggestions }) => suggestions.length > 0 && onOutcome({ ...outcome, suggestions }),
          )
        }
        return { results: results.map((each) => cleanResult(each, site)) }
      } catch (error) {
        onOutcome({ ...outcome, error: toSearchError(error) })
        return { results: requests.map(emptyResult) }
      }
    },
  }
}

function cleanResult(result: SearchResult, site: SiteAddress): SearchResult {
  return { ...result, hits: result.hits.flatMap((hit) => cleanHit(hit, site) ?? []) }
}

function emptyResult({ indexName, query, hitsPerPage = 20 }: SearchRequest): SearchResult {
  return { index: indexName, query, hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage, processingTimeMS: 0 }
}

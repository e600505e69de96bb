import {
  type SearchClient,
  type SearchError,
  type SearchRequest,
  searchOne,
  toSearchError,
} from '@/lib/search/search-client'
import { cleanHit, type SiteAddress } from '../hits'
import { findAlternatives } from '../suggestions'

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

/**
 * The client for DocSearch. It never rejects: DocSearch would keep the hits of the previous query, and resets its error
 * screen before it is painted. A failed search returns no hits, and its outcome says why. `onOutcome` is called when a search
 * ends, and again when there are suggestions.
 */
export function createModalClient(
  loadClient: () => Promise<SearchClient>,
  site: SiteAddress,
  onOutcome: (outcome: SearchOutcome) => void,
): SearchClient {
  const find = async (request: SearchRequest) => {
    const { indexName: index, query } = request
    const none = { query, count: 0, suggestions: [] }
    try {
      const client = await loadClient()
      const result = await searchOne(client, request)
      onOutcome({ ...none, count: result.nbHits })
      if (result.nbHits === 0) {
        findAlternatives(client, { request, result }).then(
          ({ suggestions }) => suggestions.length > 0 && onOutcome({ ...none, suggestions }),
        )
      }
      return { results: [{ ...result, hits: result.hits.flatMap((hit) => cleanHit(hit, site) ?? []) }] }
    } catch (error) {
      onOutcome({ ...none, error: toSearchError(error) })
      const numbers = { nbHits: 0, page: 0, nbPages: 0, hitsPerPage: 20, processingTimeMS: 0 }
      return { results: [{ index, query, hits: [], ...numbers }] }
    }
  }
  const running = new Map<string, ReturnType<typeof find>>()
  return {
    // DocSearch sends one request at a time, and the first one twice.
    search({ requests: [request = { indexName: '', query: '' }] }) {
      const { query } = request
      const answer = running.get(query) ?? find(request).finally(() => running.delete(query))
      running.set(query, answer)
      return answer
    },
  }
}

import type { SiteAddress } from './hit-path'
import { cleanHit } from './safe-hit'
import type { SearchClient, SearchRequest, SearchResult } from './search-client'
import { findAlternatives } from './suggestions'

/** How a search of the modal ended. */
export interface SearchOutcome {
  query: string
  /** Of all hits, whether shown or not. */
  count: number
  hasFailed: boolean
  /** What went wrong, in the engine's words. */
  failure?: string
  /** Other queries that find something; only when this one finds nothing. */
  suggestions: string[]
}

interface ModalClientOptions {
  loadClient(): Promise<SearchClient>
  /** A question that was asked before the modal was drawn. */
  early?: { query: string; answer: ReturnType<SearchClient['search']> } | undefined
  site: SiteAddress
  /** Called when a search ends, and once more when there are suggestions. */
  onOutcome(outcome: SearchOutcome): void
  /** Called when a query that had early hits can be asked again for all of them. */
  onComplete(query: string): void
}

/**
 * The client of the modal. It never rejects, because DocSearch then keeps the hits of the query before: a failed search
 * finds nothing, and its outcome says why.
 */
export function createModalClient({ early, ...options }: ModalClientOptions): SearchClient {
  const { loadClient, site, onOutcome, onComplete } = options
  const asked = [early]
  return {
    async search({ requests }) {
      const [request] = requests
      const first = asked.pop()
      const outcome: SearchOutcome = { query: request?.query ?? '', count: 0, hasFailed: false, suggestions: [] }
      try {
        const client = await loadClient()
        const answer = first?.query === request?.query && first?.answer
        const { results } = await (answer || client.search({ requests, takesEarly: true }))
        const [result] = results
        if (!request || !result) throw new Error('The search engine sent no result.')
        const tell = (count: number) => onOutcome({ ...outcome, count })
        if (!result.isEarly) tell(result.nbHits)
        else {
          client.search({ requests }).then(
            (complete) => {
              tell(complete.results[0]?.nbHits ?? 0)
              onComplete(request.query)
            },
            () => tell(result.nbHits),
          )
        }
        if (result.nbHits === 0) {
          findAlternatives(client, result, { request }).then(
            ({ suggestions }) => suggestions.length > 0 && onOutcome({ ...outcome, suggestions }),
          )
        }
        return { results: results.map((each) => cleanResult(each, site)) }
      } catch (error) {
        onOutcome({ ...outcome, hasFailed: true, failure: (error as Error).message })
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

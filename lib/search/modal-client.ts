import type { SiteAddress } from './hit-path'
import { cleanHit } from './safe-hit'
import type { SearchClient, SearchRequest, SearchResult } from './search-client'
import { buildShorterQueries } from './shorter-queries'

/** How a search of the modal ended. */
export interface SearchOutcome {
  query: string
  /** Of all hits, whether shown or not. */
  count: number
  hasFailed: boolean
  /** Other queries that find something; only when this one finds nothing. */
  suggestions: string[]
}

interface ModalClientOptions {
  loadClient(): Promise<SearchClient>
  site: SiteAddress
  /** Called when a search ends, and once more when there are suggestions. */
  onOutcome(outcome: SearchOutcome): void
}

const mostSuggestions = 3

/**
 * The client of the modal. It never rejects, because DocSearch then keeps the hits of the query before: a failed search
 * finds nothing, and its outcome says why.
 */
export function createModalClient({ loadClient, site, onOutcome }: ModalClientOptions): SearchClient {
  return {
    async search({ requests }) {
      const query = requests[0]?.query ?? ''
      try {
        const client = await loadClient()
        const { results } = await client.search({ requests })
        const cleaned = results.map((result) => ({
          ...result,
          hits: result.hits.flatMap((hit) => cleanHit(hit, site) ?? []),
        }))
        report(client, requests[0], cleaned[0])
        return { results: cleaned }
      } catch {
        onOutcome({ query, count: 0, hasFailed: true, suggestions: [] })
        return { results: requests.map(emptyResult) }
      }
    },
  }

  function report(client: SearchClient, request: SearchRequest | undefined, result: SearchResult | undefined) {
    if (!request || !result) throw new Error('The search engine sent no result.')
    const outcome = { query: request.query, count: result.nbHits, hasFailed: false, suggestions: [] }
    onOutcome(outcome)
    if (result.nbHits > 0) return
    findSuggestions(client, request).then(
      (suggestions) => suggestions.length > 0 && onOutcome({ ...outcome, suggestions }),
      () => {},
    )
  }
}

/** Shorter forms of the query that do find something. */
async function findSuggestions(client: SearchClient, request: SearchRequest): Promise<string[]> {
  const queries = buildShorterQueries(request.query)
  if (queries.length === 0) return []
  const requests = queries.map((query) => ({ ...request, query, hitsPerPage: 1 }))
  const { results } = await client.search({ requests })
  const useful = queries.filter((_, index) => (results[index]?.nbHits ?? 0) > 0)
  // The beginning of another suggestion is no further help.
  const isOwn = (query: string) => !useful.some((other) => other !== query && other.startsWith(query))
  return useful.filter(isOwn).slice(0, mostSuggestions)
}

function emptyResult({ indexName, query, hitsPerPage = 20 }: SearchRequest): SearchResult {
  return { index: indexName, query, hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage, processingTimeMS: 0 }
}

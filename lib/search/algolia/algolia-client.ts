import { liteClient } from 'algoliasearch/lite'
import { type SearchClient, SearchError, type SearchResult } from '@/lib/search/search-client'
import { toSearchError } from './algolia-error'
import { createHostCache, type MarkStorage } from './algolia-host-cache'
import { parseHosts } from './algolia-hosts'

/** Where the hosted index is. */
export interface AlgoliaSettings {
  appId: string
  /** The search-only key. */
  apiKey: string
  indexName: string
  /** Hosts other than Algolia's own; see `parseHosts`. */
  hosts?: string | undefined
  /** Where failed hosts are remembered. */
  storage?: () => MarkStorage
}

/** A search client on Algolia's hosted engine. */
export function createAlgoliaClient({ appId, apiKey, indexName, hosts, storage }: AlgoliaSettings): SearchClient {
  if (!appId.trim()) throw missing('application id', 'NEXT_PUBLIC_ALGOLIA_APP_ID')
  if (!apiKey.trim()) throw missing('API key', 'NEXT_PUBLIC_ALGOLIA_API_KEY')
  if (!indexName.trim()) throw missing('index name', 'NEXT_PUBLIC_ALGOLIA_INDEX_NAME')
  const ownHosts = parseHosts(hosts ?? process.env.NEXT_PUBLIC_ALGOLIA_HOSTS)
  const client = liteClient(appId, apiKey, {
    authMode: 'WithinQueryParameters',
    timeouts: { connect: 1000, read: 2000, write: 30_000 },
    // A reader who types on gets no answer to a request that waits; a refusal is told at once.
    maxRateLimitRetries: 0,
    hostsCache: createHostCache({ key: `algolia-hosts-${appId}`, storage: storage ?? (() => localStorage) }),
    ...(ownHosts && { hosts: ownHosts }),
  })
  return {
    search: async ({ requests }) => {
      try {
        const answer: unknown = await client.search({ requests: requests.map((one) => ({ ...one, indexName })) })
        return readAnswer(answer)
      } catch (error) {
        throw toSearchError(error)
      }
    },
  }
}

function missing(what: string, variable: string): SearchError {
  return new SearchError(`The search ${what} is missing: set ${variable} when the site is built.`)
}

// Something between the reader and the server, such as a Wi-Fi login, may answer with JSON of its own.
function readAnswer(answer: unknown): { results: SearchResult[] } {
  const { results } = (answer ?? {}) as { results?: SearchResult[] }
  if (!Array.isArray(results)) throw new SearchError('The answer of the search server has no results.')
  return { results }
}

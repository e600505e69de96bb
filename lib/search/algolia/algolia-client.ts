import { liteClient } from 'algoliasearch/lite'
import { type SearchClient, SearchError, type SearchResult } from '@/lib/search/search-client'
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

/** A search client on Algolia's hosted engine. Throws a `SearchError` that names the setting that is missing. */
export function createAlgoliaClient(settings: AlgoliaSettings = readPublicSettings()): SearchClient {
  const { appId, apiKey, indexName, hosts, storage } = settings
  if (!appId.trim()) throw missing('application id', 'NEXT_PUBLIC_ALGOLIA_APP_ID')
  if (!apiKey.trim()) throw missing('API key', 'NEXT_PUBLIC_ALGOLIA_API_KEY')
  if (!indexName.trim()) throw missing('index name', 'NEXT_PUBLIC_ALGOLIA_INDEX_NAME')
  const ownHosts = parseHosts(hosts)
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

// Next replaces each variable where it is written in full.
function readPublicSettings(): AlgoliaSettings {
  return {
    appId: process.env.NEXT_PUBLIC_ALGOLIA_APP_ID ?? '',
    apiKey: process.env.NEXT_PUBLIC_ALGOLIA_API_KEY ?? '',
    indexName: process.env.NEXT_PUBLIC_ALGOLIA_INDEX_NAME ?? '',
    hosts: process.env.NEXT_PUBLIC_ALGOLIA_HOSTS,
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

/** What the library tells of a failure; it exports none of its error classes. */
interface LibraryError {
  name: string
  message: string
  /** Status of an answer that refuses. */
  status?: number
  /** The attempts of which none was answered. */
  stackTrace?: Array<{ response: { status: number; content: string } }>
}

/** What went wrong, as an error of the seam; the library's error is its cause. */
function toSearchError(cause: unknown): SearchError {
  if (cause instanceof SearchError) return cause
  const error: LibraryError = cause instanceof Error ? cause : { name: '', message: String(cause) }
  if (error.name === 'RetryError') return new SearchError(describeUnreachable(error), { cause })
  if (error.name === 'DeserializationError') {
    return new SearchError(`The answer of the search server is not JSON: ${error.message}`, { cause })
  }
  if (!error.status) return new SearchError(error.message, { cause })
  return new SearchError(describeRefusal(error), { status: error.status, cause })
}

function describeUnreachable({ stackTrace = [] }: LibraryError): string {
  const last = stackTrace.at(-1)?.response
  const reason = last && (last.status ? `status ${last.status}` : last.content)
  return `Unreachable hosts: the search application id may be incorrect${reason ? ` (${reason})` : ''}.`
}

// Without a message in JSON the library hands on the whole body, which may be a web page.
function describeRefusal({ message = '', status }: LibraryError): string {
  const isMessage = message !== '' && !/^\s*</.test(message)
  return isMessage ? message : `The search server refused with status ${status}.`
}

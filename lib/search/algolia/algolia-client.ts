import { liteClient } from 'algoliasearch/lite'
import { type SearchClient, SearchError, type SearchResult } from '@/lib/search/search-client'
import { type Host, parseHosts } from './algolia-hosts'

/** Where marks of failed hosts outlive a page. */
export type MarkStorage = Pick<Storage, 'getItem' | 'setItem'>

interface AlgoliaSettings {
  appId: string
  /** The search-only key. */
  apiKey: string
  indexName: string
  /** Hosts other than Algolia's own; see `parseHosts`. */
  hosts?: string
  storage?: () => MarkStorage
}

/** A search client on Algolia's hosted engine. Throws a `SearchError` that names a missing setting. */
export function createAlgoliaClient(settings: AlgoliaSettings = readPublicSettings()): SearchClient {
  const { appId, apiKey, indexName, hosts, storage = () => localStorage } = settings
  if (!appId.trim()) throw missing('application id', 'NEXT_PUBLIC_ALGOLIA_APP_ID')
  if (!apiKey.trim()) throw missing('API key', 'NEXT_PUBLIC_ALGOLIA_API_KEY')
  if (!indexName.trim()) throw missing('index name', 'NEXT_PUBLIC_ALGOLIA_INDEX_NAME')
  const ownHosts = parseHosts(hosts)
  const client = liteClient(appId, apiKey, {
    authMode: 'WithinQueryParameters',
    timeouts: { connect: 1000, read: 2000, write: 30_000 },
    // Shows a rate limit at once: a reader who types on would get no answer while a retry waits.
    maxRateLimitRetries: 0,
    hostsCache: createHostCache(`algolia-hosts-${appId}`, storage),
    ...(ownHosts && { hosts: ownHosts }),
  })
  return {
    search: async ({ requests }) => {
      try {
        const answer = await client.search({ requests: requests.map((request) => ({ ...request, indexName })) })
        // Something between the reader and the server, such as a Wi-Fi login page, may answer with other JSON.
        if (!isAnswer(answer)) {
          // The library would give the same answer to the next try.
          await client.clearCache()
          throw new SearchError('The answer of the search server has no results.')
        }
        return answer
      } catch (error) {
        throw error instanceof SearchError ? error : describeError(error as LibraryError)
      }
    },
  }
}

function isAnswer(answer: unknown): answer is { results: SearchResult[] } {
  const { results } = (answer ?? {}) as { results?: Array<Partial<SearchResult> | null> }
  const isResult = (result: Partial<SearchResult> | null) =>
    Array.isArray(result?.hits) && typeof result.nbHits === 'number'
  return Array.isArray(results) && results.length > 0 && results.every(isResult)
}

// The bundler replaces each variable where it is written in full.
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

/** An error of the library, which exports none of its classes. */
interface LibraryError extends Error {
  /** Status of a refusal. */
  status?: number
  /** The failed attempts. */
  stackTrace?: Array<{ response: { status: number; content: string } }>
}

function describeError(cause: LibraryError): SearchError {
  const { name, message, status, stackTrace = [] } = cause
  if (name === 'RetryError') {
    const last = stackTrace.at(-1)?.response
    const reason = last && ` (${last.status ? `status ${last.status}` : last.content})`
    return new SearchError(`Unreachable hosts: the search application id may be incorrect${reason ?? ''}.`, { cause })
  }
  if (name === 'DeserializationError')
    return new SearchError(`The answer of the search server is not JSON: ${message}`, { cause })
  // The message of a refusal may be a whole web page.
  const isMessage = !status || (message !== '' && !/^\s*</.test(message))
  return new SearchError(isMessage ? message : `The search server refused with status ${status}.`, { status, cause })
}

/** Milliseconds for which a failed host is not tried first. */
const downPeriod = 120_000

/** When and how a host failed. */
interface Mark {
  status: 'down' | 'timed out'
  at: number
}

type HostCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>

/**
 * Remembers failed hosts for two minutes, across reloads if there is storage. The library's own cache files a mark under the
 * host and the time of the failure, so it never finds it again.
 */
function createHostCache(key: string, storage: () => MarkStorage): HostCache {
  let memory: Record<string, Mark> = {}

  /** The marks of the last two minutes. The storage may hold anything. */
  function readMarks(): Record<string, Mark> {
    let stored: Record<string, Mark> = {}
    try {
      stored = JSON.parse(storage().getItem(key) ?? '{}')
    } catch {}
    const ageOf = (mark?: Mark) => Date.now() - Number(mark?.at)
    const marks = Object.entries({ ...memory, ...stored })
    return Object.fromEntries(marks.filter(([, mark]) => ageOf(mark) >= 0 && ageOf(mark) <= downPeriod))
  }

  // The library's types do not specify what is cached; it is only hosts.
  const nameOf = (host: unknown) => `${(host as Host).protocol}://${(host as Host).url}`
  return {
    async get(host, createState) {
      const mark = readMarks()[nameOf(host)]
      if (!mark) return createState()
      const state = { ...(host as Host), status: mark.status, lastUpdate: mark.at, isUp: () => false }
      return { ...state, isTimedOut: () => mark.status === 'timed out' } as never
    },
    async set(host, state) {
      const { status, lastUpdate } = state as { status: Mark['status'] | 'up'; lastUpdate: number }
      memory = readMarks()
      delete memory[nameOf(host)]
      if (status !== 'up') memory[nameOf(host)] = { status, at: lastUpdate }
      try {
        storage().setItem(key, JSON.stringify(memory))
      } catch {}
      return state
    },
    delete: async () => {},
    clear: async () => {},
  }
}

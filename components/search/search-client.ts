import type { WorkerAnswer, WorkerQuestion } from '@/lib/search/local/search-worker'
import { type SearchClient, SearchError, type SearchResult } from '@/lib/search/search-client'
import { startSearchWorker } from './search-worker.browser'

let client: Promise<SearchClient> | undefined

/** The site's search client, created once, and again after a failure. */
export function loadSearchClient(): Promise<SearchClient> {
  client ??= createSearchClient().catch((error) => {
    client = undefined
    throw error
  })
  return client
}

async function createSearchClient(): Promise<SearchClient> {
  // Compared in place, so that the bundle holds only the engine in use.
  if (process.env.NEXT_PUBLIC_SEARCH_ENGINE === 'algolia') {
    const { createAlgoliaClient } = await import('@/lib/search/algolia/algolia-client')
    return createAlgoliaClient()
  }
  return createLocalClient(startSearchWorker)
}

interface Pending {
  resolve: (answer: { results: SearchResult[] }) => void
  reject: (error: SearchError) => void
}

/** A search client on the site's own index, in a worker. `startWorker` starts it or returns the running one. */
export function createLocalClient(startWorker: () => Worker | undefined): SearchClient {
  const pending = new Map<number, Pending>()
  let worker: Worker | undefined
  let count = 0

  function start(): Worker | undefined {
    const started = startWorker()
    started?.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
      const search = pending.get(data.id)
      pending.delete(data.id)
      if ('results' in data) search?.resolve({ results: data.results })
      else search?.reject(loadError(data.failure.status))
    })
    // Its code failed to load, or it crashed: the next search starts another.
    started?.addEventListener('error', (event) => {
      event.preventDefault()
      started?.terminate()
      worker = undefined
      for (const { reject } of pending.values()) reject(loadError())
      pending.clear()
    })
    return started
  }

  return {
    search: ({ requests }) =>
      new Promise((resolve, reject) => {
        count += 1
        pending.set(count, { resolve, reject })
        worker ??= start()
        const reload = process.env.NODE_ENV === 'development'
        worker?.postMessage({ id: count, requests, reload } satisfies WorkerQuestion)
      }),
  }
}

function loadError(status?: number): SearchError {
  const advice = status === undefined ? 'Check the network connection and try again.' : 'Try again in a moment.'
  return new SearchError(`The search index could not be loaded. ${advice}`, { status })
}

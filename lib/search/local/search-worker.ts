import { SearchError, type SearchRequest, type SearchResult } from '@/lib/search/search-client'
import { loadEngine } from './engine'

/** What the page asks of the worker. */
export interface WorkerQuestion {
  id: number
  requests: SearchRequest[]
  /** Address of the page that the reader is at. */
  path: string
}

/** What the worker answers; answers come in the order of the questions. */
export type WorkerAnswer = { id: number; results: SearchResult[] } | { id: number; failure: { status?: number } }

const indexAddress = process.env.NEXT_PUBLIC_SEARCH_INDEX ?? ''

/** One question after the other, so that the answer to an older one never comes after that to a newer one. */
let last: Promise<void> = Promise.resolve()

// Whoever starts a worker is about to search; a failure is told to the search itself.
loadEngine(indexAddress).catch(() => undefined)

self.addEventListener('message', ({ data }: MessageEvent<WorkerQuestion>) => {
  last = last.then(() => answer(data)).then((message) => self.postMessage(message))
})

async function answer({ id, requests, path }: WorkerQuestion): Promise<WorkerAnswer> {
  try {
    const engine = await loadEngine(indexAddress)
    return { id, results: requests.map((request) => engine.search(request, path)) }
  } catch (error) {
    const status = error instanceof SearchError ? error.status : undefined
    return { id, failure: status === undefined ? {} : { status } }
  }
}

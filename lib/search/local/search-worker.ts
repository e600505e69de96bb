import { SearchError, type SearchRequest, type SearchResult } from '@/lib/search/search-client'
import { loadEngine } from './load-engine'

/** A message from the page to the worker. */
export interface WorkerQuestion {
  id: number
  requests: SearchRequest[]
  /** Address of the page that the reader is at. */
  path: string
}

/** The worker's answer. */
export type WorkerAnswer = { id: number; results: SearchResult[] } | { id: number; failure: { status?: number } }

// The worker starts when a reader is about to search. A failure is reported by the search itself.
loadEngine().catch(() => undefined)

self.addEventListener('message', ({ data }: MessageEvent<WorkerQuestion>) => {
  answer(data).then((message) => self.postMessage(message))
})

async function answer({ id, requests, path }: WorkerQuestion): Promise<WorkerAnswer> {
  try {
    const engine = await loadEngine()
    return { id, results: requests.map((request) => engine.search(request, path)) }
  } catch (error) {
    return { id, failure: error instanceof SearchError ? { status: error.status } : {} }
  }
}

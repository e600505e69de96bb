import { type SearchClient, SearchError, type SearchResult } from '@/lib/search/search-client'
import type { WorkerAnswer, WorkerQuestion } from './search-worker'

/** Starts the worker, or returns the running one; undefined with a hosted engine. */
export type StartWorker = () => Worker | undefined

interface Pending {
  resolve: (answer: { results: SearchResult[] }) => void
  reject: (error: SearchError) => void
}

/** A search client that searches the site's own index in a worker. */
export function createLocalClient(startWorker: StartWorker): SearchClient {
  const pending = new Map<number, Pending>()
  let worker: Worker | undefined
  let count = 0

  function start(): Worker | undefined {
    const started = startWorker()
    started?.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => settle(data))
    // Its code failed to load, or it crashed: the next search starts another.
    started?.addEventListener('error', (event) => {
      event.preventDefault()
      started.terminate()
      worker = undefined
      for (const { reject } of pending.values()) reject(loadError())
      pending.clear()
    })
    return started
  }

  function settle(answer: WorkerAnswer): void {
    const asked = pending.get(answer.id)
    pending.delete(answer.id)
    if ('results' in answer) asked?.resolve({ results: answer.results })
    else asked?.reject(loadError(answer.failure.status))
  }

  return {
    search: ({ requests }) =>
      new Promise((resolve, reject) => {
        count += 1
        pending.set(count, { resolve, reject })
        worker ??= start()
        worker?.postMessage({ id: count, requests, path: location.pathname } satisfies WorkerQuestion)
      }),
  }
}

function loadError(status?: number): SearchError {
  const advice = status === undefined ? 'Check the network connection and try again.' : 'Try again in a moment.'
  return new SearchError(`The search index could not be loaded. ${advice}`, { status })
}

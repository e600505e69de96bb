import { type SearchClient, SearchError, type SearchResult } from '@/lib/search/search-client'
import type { WorkerAnswer, WorkerQuestion } from './search-worker'

/** Starts the worker, or gives the one that runs; undefined where the search is elsewhere. */
export type StartWorker = () => Worker | undefined

interface Pending {
  resolve: (results: SearchResult[]) => void
  reject: (error: SearchError) => void
}

/** A search client on a worker, which has an index of the site's own and searches it off the main thread. */
export function createLocalClient(startWorker: StartWorker): SearchClient {
  const ask = connect(startWorker)
  const search: SearchClient['search'] = async ({ requests, takesEarly = false }) => ({
    results: await ask({ requests, takesEarly, path: location.pathname }),
  })
  // Whoever asks for a client is about to search; a failure is told to the search itself.
  search({ requests: [] }).catch(() => undefined)
  return { search }
}

type Ask = (question: Omit<WorkerQuestion, 'id'>) => Promise<SearchResult[]>

function connect(startWorker: StartWorker): Ask {
  const pending = new Map<number, Pending>()
  let worker: Worker | undefined
  let count = 0

  function start(): Worker | undefined {
    const started = startWorker()
    if (!started) return undefined
    started.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => settle(data))
    // Its code could not be loaded, or it broke: the next search starts another.
    started.addEventListener('error', (event) => {
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
    if ('results' in answer) asked?.resolve(answer.results)
    else asked?.reject(loadError(answer.failure.status))
  }

  return (question) =>
    new Promise((resolve, reject) => {
      count += 1
      pending.set(count, { resolve, reject })
      worker ??= start()
      worker?.postMessage({ id: count, ...question } satisfies WorkerQuestion)
    })
}

function loadError(status?: number): SearchError {
  const reason = status === undefined ? 'Check the network connection and try again.' : 'Try again in a moment.'
  return new SearchError(`The search index could not be loaded. ${reason}`, status === undefined ? {} : { status })
}

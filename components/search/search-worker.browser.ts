let worker: Worker | undefined

/**
 * The worker of the local search, which fetches its code and its index when it is asked for first; another after one that
 * broke. Undefined when the search is elsewhere.
 */
export function startSearchWorker(): Worker | undefined {
  if (process.env.NEXT_PUBLIC_SEARCH_ENGINE === 'local' && !worker) {
    worker = new Worker(process.env.SEARCH_WORKER ?? '')
    worker.onerror = () => {
      worker = undefined
    }
  }
  return worker
}

let worker: Worker | undefined

/** The worker of the local search, which fetches its code and its index when it is asked for first; another after one that broke. */
export function startSearchWorker(): Worker {
  if (!worker) {
    worker = new Worker(process.env.SEARCH_WORKER ?? '')
    worker.onerror = () => {
      worker = undefined
    }
  }
  return worker
}

import { settings } from '@/lib/site/compiled-settings'

let worker: Worker | undefined

/**
 * Starts the worker of the local search, which fetches its code and the index at once, or returns the running one. Undefined
 * with a hosted engine.
 */
export function startSearchWorker(): Worker | undefined {
  if (process.env.NEXT_PUBLIC_SEARCH_ENGINE === 'local' && !worker) {
    worker = new Worker(settings.searchWorker ?? '')
    worker.onerror = () => {
      worker = undefined
    }
  }
  return worker
}

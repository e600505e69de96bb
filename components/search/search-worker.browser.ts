import { settings } from '@/lib/site/compiled-settings'

let worker: Worker | undefined

/**
 * The worker of the local search, which fetches its code and its index when it is asked for first; another after one that
 * broke. Undefined when the search is elsewhere.
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

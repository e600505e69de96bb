import { settings } from '@/lib/site/compiled-settings'

let worker: Worker | undefined

/**
 * Starts the worker of the local search, which fetches its code and the index at once, or returns the running one. Undefined
 * with a hosted engine.
 */
export function startSearchWorker(): Worker | undefined {
  if (process.env.NEXT_PUBLIC_SEARCH_ENGINE === 'local' && !worker) {
    const address = settings.searchWorker ?? ''
    worker = new Worker(address)
    worker.onerror = () => {
      worker = undefined
      // The browser may keep a 404, or half of the file, for as long as the file.
      fetch(address, { cache: 'reload' }).catch(() => {})
    }
  }
  return worker
}

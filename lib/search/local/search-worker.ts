import { SearchError } from '@/lib/search/search-client'
import { loadEngine } from './load-engine'
import type { WorkerAnswer, WorkerQuestion } from './worker-messages'

/** One question after the other, so that the answer to an older one never comes after that to a newer one. */
let last: Promise<void> = Promise.resolve()

self.addEventListener('message', ({ data }: MessageEvent<WorkerQuestion>) => {
  last = last.then(() => answer(data)).then((message) => self.postMessage(message))
})

async function answer({ id, indexUrl, requests, path }: WorkerQuestion): Promise<WorkerAnswer> {
  try {
    const engine = await loadEngine(indexUrl)
    return { id, results: requests.map((request) => engine.search(request, path)) }
  } catch (error) {
    const status = error instanceof SearchError ? error.status : undefined
    return { id, failure: status === undefined ? {} : { status } }
  }
}

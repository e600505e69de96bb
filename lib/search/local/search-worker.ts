import { SearchError, type SearchRequest, type SearchResult } from '@/lib/search/search-client'
import type { SearchEngine } from './engine'
import { loadEarlyEngine, loadEngine } from './load-engine'
import { createPartLoader } from './load-parts'

/** What the page asks of the worker. */
export interface WorkerQuestion {
  id: number
  /** Empty to have the texts fetched before anything is searched. */
  requests: SearchRequest[]
  /** Whether hits in titles and headings will do while the texts are not there. */
  takesEarly: boolean
  /** Address of the page that the reader is at. */
  path: string
}

/** What the worker answers. */
export type WorkerAnswer = { id: number; results: SearchResult[] } | { id: number; failure: { status?: number } }

/** Whether the index comes in parts; known when the site is built, so that the first of them can be asked for together. */
const isInParts = process.env.SEARCH_PARTS === 'true'
const parts = isInParts ? createPartLoader() : undefined

// The titles are asked for with the first line that runs here, the texts with the first question: until then the modal's code
// comes over the same line. Whoever starts a worker is about to search; a failure is told to the search itself.
if (!parts) loadEarlyEngine().catch(() => undefined)

self.addEventListener('message', ({ data }: MessageEvent<WorkerQuestion>) => {
  answer(data).then((message) => self.postMessage(message))
})

async function answer({ id, requests, takesEarly, path }: WorkerQuestion): Promise<WorkerAnswer> {
  try {
    const searchIn = (engine: SearchEngine) =>
      Promise.all(requests.map((request) => engine.search(request, path, takesEarly)))
    if (parts) return { id, results: await searchIn(parts) }
    const loading = loadEngine()
    if (takesEarly) {
      // Whichever is there first; what neither can do is told below.
      const early = await Promise.any([loading, loadEarlyEngine()]).catch(() => undefined)
      const results = early ? await searchIn(early) : []
      if (results.length > 0 && results.every(({ nbHits }) => nbHits > 0)) return { id, results }
    }
    return { id, results: await searchIn(await loading) }
  } catch (error) {
    const status = error instanceof SearchError ? error.status : undefined
    return { id, failure: status === undefined ? {} : { status } }
  }
}

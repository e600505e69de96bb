import { indexFile, readIndex } from '@/lib/search/records'
import { SearchError, type SearchRequest, type SearchResult } from '@/lib/search/search-client'
import { basePath } from '@/lib/site/href'
import { t } from '@/lib/site/text'
import { createEngine, type SearchEngine } from './engine'

/** A message from the page to the worker. */
export interface WorkerQuestion {
  id: number
  requests: SearchRequest[]
  /** Whether the index may have changed. */
  reload: boolean
}

/** The worker's answer. */
export type WorkerAnswer = { id: number; results: SearchResult[] } | { id: number; failure: { status?: number } }

let loaded: Promise<SearchEngine> | undefined

/** The engine, loaded once; loaded again after a failure and on demand. */
function loadEngine(reload = false): Promise<SearchEngine> {
  if (!loaded || reload) {
    loaded = fetchEngine()
    loaded.catch(() => {
      loaded = undefined
    })
  }
  return loaded
}

/** Indexes each page when it arrives: the index is built almost as soon as it is loaded. */
async function fetchEngine(): Promise<SearchEngine> {
  const { ok, status, body } = await fetch(basePath + indexFile)
  if (!ok || !body) throw new SearchError('The search index could not be loaded.', { status })
  const engine = createEngine({ ...siteExtension.search, stopWords: t('searchStopWords') })
  for await (const page of readIndex(body)) engine.add(page)
  return engine
}

// The worker starts before the first search, which reports a failure.
loadEngine()

self.addEventListener('message', ({ data }: MessageEvent<WorkerQuestion>) => {
  answer(data).then((message) => self.postMessage(message))
})

async function answer({ id, requests, reload }: WorkerQuestion): Promise<WorkerAnswer> {
  try {
    const engine = await loadEngine(reload)
    return { id, results: requests.map((request) => engine.search(request)) }
  } catch (error) {
    return { id, failure: error instanceof SearchError ? { status: error.status } : {} }
  }
}

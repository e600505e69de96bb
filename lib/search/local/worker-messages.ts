import type { SearchRequest, SearchResult } from '@/lib/search/search-client'

/** What the page asks of the worker. */
export interface WorkerQuestion {
  id: number
  /** Absolute address of the index, which the worker fetches when it has none yet. */
  indexUrl: string
  /** Empty to have the index fetched before anything is searched. */
  requests: SearchRequest[]
  /** Address of the page that the reader is at. */
  path: string
}

/** What the worker answers; answers come in the order of the questions. */
export type WorkerAnswer = { id: number; results: SearchResult[] } | { id: number; failure: { status?: number } }

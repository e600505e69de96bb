import type { SearchablePage } from '@/lib/search/records'
import { SearchError } from '@/lib/search/search-client'
import { createEngine, type SearchEngine } from './engine'

interface Loaded {
  engine: SearchEngine
  /** Tells one state of the index from another. */
  tag: string | null
}

let loaded: Loaded | undefined

/** The engine over the index at an address; a load that failed is tried again at the next call. */
export async function loadEngine(indexUrl: string): Promise<SearchEngine> {
  // A published index never changes under its name; that of the development server follows the writer.
  if (!loaded || process.env.NODE_ENV === 'development') loaded = await fetchEngine(indexUrl)
  return loaded.engine
}

async function fetchEngine(indexUrl: string): Promise<Loaded> {
  const response = await fetch(indexUrl)
  if (!response.ok) throw new SearchError('The search index could not be loaded.', { status: response.status })
  const tag = response.headers.get('etag')
  if (loaded && tag !== null && tag === loaded.tag) return loaded
  return { engine: createEngine((await response.json()) as SearchablePage[]), tag }
}

import { SearchError } from '@/lib/search/search-client'
import { basePath } from '@/lib/site/href'
import { createEngine, type SearchEngine } from './engine'

/** Site path of the index. It keeps its name when the content changes, so that no script changes with it. */
export const indexFile = '/search-index.json'

let loaded: Promise<SearchEngine> | undefined

/** The engine, loaded once; loaded again after a failure, and each time in development, where the content changes. */
export function loadEngine(): Promise<SearchEngine> {
  if (!loaded || process.env.NODE_ENV === 'development') {
    loaded = load()
    loaded.catch(() => {
      loaded = undefined
    })
  }
  return loaded
}

async function load(): Promise<SearchEngine> {
  const response = await fetch(basePath + indexFile)
  if (!response.ok) throw new SearchError('The search index could not be loaded.', { status: response.status })
  return createEngine(await response.json())
}

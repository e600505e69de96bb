import { SearchError } from '@/lib/search/search-client'
import { createPartEngine, type SearchEngine } from './engine'
import { keyOfTerm, listFile, type PartsStart, startFile } from './index-parts'
import { fetchIndexFile } from './load-engine'
import { createPartIndex, type FetchPart, StaleParts } from './part-index'
import { findTerms } from './words'

/** An engine that fetches of a large index what its questions need, each file once. */
export function createPartLoader(): SearchEngine {
  const files = new Map<string, Promise<unknown>>()
  let engine: Promise<SearchEngine> | undefined

  const fetchPart: FetchPart = (path) => {
    const file = files.get(path) ?? fetchIndexFile(path).then((response) => response.json())
    files.set(path, file)
    file.catch(() => files.delete(path))
    return file
  }
  const loadEngine = (): Promise<SearchEngine> => {
    engine ??= fetchPart(startFile).then((start) => createPartEngine(createPartIndex(start as PartsStart, fetchPart)))
    engine.catch(() => {
      engine = undefined
    })
    return engine
  }
  const forget = () => {
    files.clear()
    engine = undefined
  }
  // Whoever makes an engine is about to search; a failure is told to the search itself.
  loadEngine().catch(() => undefined)

  return {
    async search(request, path, takesEarly) {
      // Every site of this size has words with these letters: no need to wait for the file that says so.
      const keys = findTerms(request.query).map(keyOfTerm)
      for (const key of keys.filter((each) => /^[a-z]$/.test(each))) fetchPart(listFile(key)).catch(() => undefined)
      const search = async () => (await loadEngine()).search(request, path, takesEarly)
      try {
        return await search()
      } catch (error) {
        if (!isReplaced(error)) throw error
      }
      // The site has been replaced since the first file came.
      forget()
      try {
        return await search()
      } catch (error) {
        forget()
        if (!isReplaced(error)) throw error
        throw new SearchError('The search index is being replaced. Try again in a moment.')
      }
    },
  }
}

function isReplaced(error: unknown): boolean {
  return error instanceof StaleParts || (error instanceof SearchError && error.status === 404)
}

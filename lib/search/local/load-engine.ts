import { SearchError } from '@/lib/search/search-client'
import { basePath } from '@/lib/site/href'
import { createEngine, createEngineInSlices, type WholeEngine } from './engine'
import { indexFiles, joinIndex, type TextsFile, type TitlesFile } from './index-files'

const loadTitles = once(() => fetchFile<TitlesFile>(indexFiles.titles))

/** The engine over titles and headings; a load that failed is tried again at the next call. */
export const loadEarlyEngine = once(async () => {
  const file = await loadTitles()
  return engineOf(file, () => createEngine(file.pages, true))
})

/** The engine over everything; same. */
export const loadEngine = once(async () => {
  // One after the other: on a slow line the texts would hold the titles up.
  const titles = await loadTitles()
  const texts = await fetchFile<TextsFile>(indexFiles.texts)
  // The site may have been replaced between the two.
  const pages = joinIndex(titles, texts) ?? joinIndex(await fetchFile<TitlesFile>(indexFiles.titles), texts)
  if (!pages) throw new SearchError('The search index is being replaced. Try again in a moment.')
  return engineOf(texts, () => createEngineInSlices(pages))
})

/** Calls a function once, and again when it failed; each time in development, where the index follows the writer. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loaded: Promise<Value> | undefined
  return () => {
    if (!loaded || process.env.NODE_ENV === 'development') {
      loaded = load()
      loaded.catch(() => {
        loaded = undefined
      })
    }
    return loaded
  }
}

interface Fetched {
  file: object
  /** Tells one state of the file from another. */
  tag: string | null
}

const fetchedByPath = new Map<string, Fetched>()

/** Fetches a file of the index, by its site path. */
export async function fetchIndexFile(path: string): Promise<Response> {
  const response = await fetch(basePath + path)
  if (!response.ok) throw new SearchError('The search index could not be loaded.', { status: response.status })
  return response
}

async function fetchFile<File extends object>(path: string): Promise<File> {
  const response = await fetchIndexFile(path)
  const tag = response.headers.get('etag')
  const former = fetchedByPath.get(path)
  if (former && tag !== null && tag === former.tag) return former.file as File
  const file = (await response.json()) as File
  fetchedByPath.set(path, { file, tag })
  return file
}

const engines = new WeakMap<object, WholeEngine | Promise<WholeEngine>>()

function engineOf(file: object, create: () => WholeEngine | Promise<WholeEngine>) {
  const engine = engines.get(file) ?? create()
  engines.set(file, engine)
  return engine
}

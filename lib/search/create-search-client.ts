import { createLocalClient, type StartWorker } from './local/local-client'
import type { SearchClient } from './search-client'

let client: Promise<SearchClient> | undefined

/** The site's search client, made once; made anew when that failed. The local engine works in the worker that it starts. */
export function loadSearchClient(startWorker: StartWorker): Promise<SearchClient> {
  client ??= createSearchClient(startWorker).catch((error) => {
    client = undefined
    throw error
  })
  return client
}

async function createSearchClient(startWorker: StartWorker): Promise<SearchClient> {
  // Compared in place, so that the bundle holds the one engine that is used.
  if (process.env.NEXT_PUBLIC_SEARCH_ENGINE === 'algolia') {
    const { createAlgoliaClient } = await import('./algolia/algolia-client')
    return createAlgoliaClient()
  }
  return createLocalClient(startWorker)
}

import { indexName } from './request-params'
import type { SearchClient } from './search-client'

/** The engine that the site was built for; the local one starts to fetch its index at once. */
export async function createSearchClient(): Promise<SearchClient> {
  // Compared in place, so that the bundle holds the one engine that is used.
  if (process.env.NEXT_PUBLIC_ALGOLIA_APP_ID) {
    const { createAlgoliaClient } = await import('./algolia/algolia-client')
    const appId = process.env.NEXT_PUBLIC_ALGOLIA_APP_ID
    return createAlgoliaClient({ appId, apiKey: process.env.NEXT_PUBLIC_ALGOLIA_API_KEY ?? '', indexName })
  }
  const { createLocalClient } = await import('./local/local-client')
  return createLocalClient(process.env.NEXT_PUBLIC_SEARCH_INDEX ?? '')
}

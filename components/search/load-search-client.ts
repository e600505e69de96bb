import { createSearchClient } from '@/lib/search/create-search-client'
import type { SearchClient } from '@/lib/search/search-client'

let client: Promise<SearchClient> | undefined

/** The site's search client, made once; made anew when that failed. */
export function loadSearchClient(): Promise<SearchClient> {
  client ??= createSearchClient().catch((error) => {
    client = undefined
    throw error
  })
  return client
}

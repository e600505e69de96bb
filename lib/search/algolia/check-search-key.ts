import type { AdminClient } from './push-index'

/** What readers could do with the public key besides searching; undefined when they cannot, or when it is not known. */
export async function checkSearchKey(client: AdminClient, searchKey: string | undefined): Promise<string | undefined> {
  if (!searchKey) return undefined
  // A key that was restricted in code is unknown to the server, and not every admin key may look keys up.
  const key = await client.getApiKey({ key: searchKey }).catch(() => undefined)
  const rights = key?.acl.filter((right) => right !== 'search') ?? []
  if (rights.length === 0) return undefined
  return `The key in NEXT_PUBLIC_ALGOLIA_API_KEY has more rights than "search", and every reader has it: ${rights.join(', ')}. Make a search-only key in the dashboard and use that.`
}

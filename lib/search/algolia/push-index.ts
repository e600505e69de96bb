import type { algoliasearch } from 'algoliasearch'
import type { IndexSettings, StoredRecord, SynonymHit } from './index-settings'

/** Algolia's client with the rights of the admin key. */
type AdminClient = ReturnType<typeof algoliasearch>

/** What an index is to hold. */
export interface IndexContent {
  records: StoredRecord[]
  settings: IndexSettings
  synonyms: SynonymHit[]
}

interface Push extends IndexContent {
  client: AdminClient
  indexName: string
  /** Stops the upload between two batches. */
  signal: AbortSignal
}

/** Why an upload failed, and what became of the index. */
export class PushError extends Error {
  override name = 'PushError'
  /** Name of the unfinished copy, when it is still there. */
  readonly leftover: string | undefined
  /** Whether readers may see the new index already. */
  readonly isMoved: boolean

  constructor(cause: unknown, { leftover, isMoved }: { leftover: string | undefined; isMoved: boolean }) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.leftover = leftover
    this.isMoved = isMoved
  }
}

const batchSize = 500

/**
 * Replaces the index as a whole: records, settings and synonyms are written to a copy that takes the index's place in
 * one step, so readers never see half an upload, and a failure leaves the index as it was. The library's
 * `replaceAllObjects` swaps only the records. Rules and settings made in the dashboard are carried over.
 */
export async function pushIndex({ client, indexName, signal, ...content }: Push): Promise<void> {
  const { records, settings, synonyms } = content
  const copy = `${indexName}_tmp_${Math.random().toString(36).slice(2, 10)}`
  const wait = ({ taskID }: { taskID: number }) => client.waitForTask({ indexName: copy, taskID, maxRetries: 800 })
  let isMade = false
  let isMoved = false
  try {
    const carryOver = { operation: 'copy' as const, destination: copy, scope: ['settings' as const, 'rules' as const] }
    const copied = await client.operationIndex({ indexName, operationIndexParams: carryOver })
    isMade = true
    await client.waitForTask({ indexName, taskID: copied.taskID, maxRetries: 800 })
    await wait(await client.setSettings({ indexName: copy, indexSettings: settings }))
    await wait(await client.saveSynonyms({ indexName: copy, synonymHit: synonyms, replaceExistingSynonyms: true }))
    for (let start = 0; start < records.length; start += batchSize) {
      const requests = records
        .slice(start, start + batchSize)
        .map((body) => ({ action: 'addObject' as const, body: { ...body } }))
      await wait(await client.batch({ indexName: copy, batchWriteParams: { requests } }))
      signal.throwIfAborted()
    }
    const operationIndexParams = { operation: 'move' as const, destination: indexName }
    const moved = await client.operationIndex({ indexName: copy, operationIndexParams })
    isMoved = true
    await wait(moved)
  } catch (error) {
    const isCleared = !isMade || isMoved || (await clear(client, copy))
    throw new PushError(error, { isMoved, leftover: isCleared ? undefined : copy })
  }
}

async function clear(client: AdminClient, copy: string): Promise<boolean> {
  return client.deleteIndex({ indexName: copy }).then(
    () => true,
    () => false,
  )
}

/** What readers could do with the public key besides searching; undefined when they cannot, or when it is not known. */
export async function checkSearchKey(client: AdminClient, searchKey: string | undefined): Promise<string | undefined> {
  if (!searchKey) return undefined
  // A key that was restricted in code is unknown to the server, and not every admin key may look keys up.
  const key = await client.getApiKey({ key: searchKey }).catch(() => undefined)
  const rights = key?.acl.filter((right) => right !== 'search') ?? []
  if (rights.length === 0) return undefined
  return `The key in NEXT_PUBLIC_ALGOLIA_API_KEY has more rights than "search", and every reader has it: ${rights.join(', ')}. Make a search-only key in the dashboard and use that.`
}

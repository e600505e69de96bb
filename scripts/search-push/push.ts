import { randomUUID } from 'node:crypto'
import { algoliasearch } from 'algoliasearch'
import { extension } from '@/lib/extension'
import { findBadHosts, parseHosts } from '@/lib/search/algolia/algolia-hosts'
import type { SearchRecord } from '@/lib/search/records'
import type { Variables } from '@/lib/search/set-up-search'
import { buildIndexSettings, buildSynonymHits, toStoredRecord } from './index-settings'

interface PushOptions {
  env: Variables
  /** Errors in the content that prevent an upload, as text; empty without any. */
  findErrors(): Promise<string>
  readRecords(): Promise<SearchRecord[]>
}

const synonymHit = buildSynonymHits(extension.search ?? {})

const usage = `Uploads the search index to Algolia.

  npm run search:push               replaces the index
  npm run search:push -- --dry-run  shows what would be sent, and sends nothing`

/** The command `search:push`: replaces the index, or shows what would be sent. Returns the exit code. */
export async function push(args: string[], { env, findErrors, readRecords }: PushOptions): Promise<number> {
  const unknown = args.filter((arg) => arg !== '--dry-run')
  if (unknown.length > 0) return fail(`Unknown: ${unknown.join(' ')}\n\n${usage}`)
  if (args.length > 0) {
    console.log(`${describeRecords(await readRecords())}\nNothing was sent.`)
    return 0
  }
  const mistakes = checkSettings(env)
  if (mistakes.length > 0) return fail([...mistakes, 'Nothing was sent.'].join('\n'))
  const errors = await findErrors()
  if (errors) return fail(`${errors}\nNothing was sent.`)
  const records = await readRecords()
  if (records.length === 0)
    return fail('The content makes no records; an upload would empty the index. Nothing was sent.')

  const read = (name: keyof typeof required) => env[name]?.trim() ?? ''
  const [appId, indexName] = [read('NEXT_PUBLIC_ALGOLIA_APP_ID'), read('NEXT_PUBLIC_ALGOLIA_INDEX_NAME')]
  const client = algoliasearch(appId, read('ALGOLIA_ADMIN_KEY'), { hosts: parseHosts(env.ALGOLIA_PUSH_HOSTS) })
  const started = performance.now()
  try {
    const warning = await checkSearchKey(client, env.NEXT_PUBLIC_ALGOLIA_API_KEY?.trim())
    if (warning) console.error(`Warning: ${warning}`)
    await replaceIndex(client, { appId, indexName, records })
  } catch (error) {
    return fail((error as Error).message)
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const what = `Replaced the index "${indexName}" of the application "${appId}" in ${seconds} s`
  console.log(`${what}: ${describeRecords(records)}`)
  return 0
}

const required = {
  NEXT_PUBLIC_ALGOLIA_APP_ID: 'the application id',
  NEXT_PUBLIC_ALGOLIA_INDEX_NAME: 'the name of the index',
  ALGOLIA_ADMIN_KEY: 'a key that may write, from the dashboard',
}

function checkSettings(env: Variables): string[] {
  const missing = Object.entries(required)
    .filter(([name]) => !env[name]?.trim())
    .map(([name, meaning]) => `${name} is not set: set it to ${meaning}.`)
  const badHosts = findBadHosts(env.ALGOLIA_PUSH_HOSTS)
  const searchKey = env.NEXT_PUBLIC_ALGOLIA_API_KEY?.trim()
  return [
    ...missing,
    ...badHosts.map((host) => `ALGOLIA_PUSH_HOSTS names "${host}", which is not a valid URL.`),
    ...(searchKey && searchKey === env.ALGOLIA_ADMIN_KEY?.trim()
      ? ['NEXT_PUBLIC_ALGOLIA_API_KEY is the admin key: every reader could change the index. Replace both.']
      : []),
  ]
}

function describeRecords(records: SearchRecord[]): string {
  const pages = records.filter((record) => record.type === 'lvl1').length
  return `${records.length} records of ${pages} pages, ${synonymHit.length} groups of synonyms.`
}

function fail(message: string): number {
  console.error(message)
  return 1
}

/** Algolia's client with the rights of the admin key. */
type AdminClient = ReturnType<typeof algoliasearch>

/** The rights that readers get with the public key besides searching, as a warning; undefined without any, or if unknown. */
export async function checkSearchKey(client: AdminClient, searchKey: string | undefined): Promise<string | undefined> {
  if (!searchKey) return undefined
  // The server doesn't list keys that were restricted in code, and not every admin key may look keys up.
  const key = await client.getApiKey({ key: searchKey }).catch(() => undefined)
  const rights = key?.acl.filter((right) => right !== 'search') ?? []
  if (rights.length === 0) return undefined
  return `The key in NEXT_PUBLIC_ALGOLIA_API_KEY has more rights than "search", and every reader has it: ${rights.join(', ')}. Make a search-only key in the dashboard and use that.`
}

/**
 * Replaces the index in one step, so that readers never see half an upload, nor old records with new settings and synonyms. Rules
 * and settings made in the dashboard stay.
 */
export async function replaceIndex(
  client: AdminClient,
  { appId, indexName, records }: { appId: string; indexName: string; records: SearchRecord[] },
): Promise<void> {
  const staging = `${indexName}_tmp_${randomUUID()}`
  // The index that receives a task answers for it.
  const wait = ({ taskID }: { taskID: number }) => client.waitForTask({ indexName: staging, taskID })
  try {
    const scope = ['settings', 'synonyms', 'rules'] as const
    const copy = { operation: 'copy' as const, destination: staging, scope: [...scope] }
    await wait(await client.operationIndex({ indexName, operationIndexParams: copy }))
    await wait(await client.setSettings({ indexName: staging, indexSettings: buildIndexSettings(records) }))
    await wait(await client.saveSynonyms({ indexName: staging, synonymHit, replaceExistingSynonyms: true }))
    const objects = records.map((record) => ({ ...toStoredRecord(record) }))
    await client.chunkedBatch({ indexName: staging, objects, waitForTasks: true })
    const move = { operation: 'move' as const, destination: indexName }
    await wait(await client.operationIndex({ indexName: staging, operationIndexParams: move }))
  } catch (error) {
    await client.deleteIndex({ indexName: staging }).catch(() => undefined)
    const cause = describeCause(error as LibraryError, appId)
    throw new Error(`${cause}\nThe upload to the index "${indexName}" did not finish: run it again.`, { cause: error })
  }
}

interface LibraryError extends Error {
  status?: number
}

function describeCause({ name, message, status }: LibraryError, appId: string): string {
  if (name === 'RetryError')
    return `No host of the application "${appId}" answered. NEXT_PUBLIC_ALGOLIA_APP_ID may be incorrect, or there is no connection.`
  if (status === 401 || status === 403)
    return `Algolia refused the key for the application "${appId}" (${status}: ${message}). ALGOLIA_ADMIN_KEY must belong to that application and have the rights addObject, deleteIndex, settings and editSettings.`
  if (name === 'TypeError' || name === 'DeserializationError')
    return `Algolia, or a proxy before it, sent an answer that is not one of its own (${message}).`
  return status ? `Algolia answered with status ${status}: ${message}` : message
}

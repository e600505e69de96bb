import { algoliasearch } from 'algoliasearch'
import type { SearchRecord } from '@/lib/search/record'
import type { Environment } from '@/lib/search/search-client'
import { synonyms } from '@/lib/search/synonyms'
import { parseHosts } from './algolia-hosts'
import { buildIndexSettings, buildSynonymHits, type StoredRecord, toStoredRecord } from './index-settings'
import { checkSearchKey, type IndexContent, PushError, pushIndex } from './push-index'
import { type PushSettings, parsePushSettings } from './settings'

/** What an upload reads. */
interface PushOptions {
  env: Environment
  /** Problems of the content that stop an upload, as text; empty without any. */
  findErrors(): Promise<string>
  readRecords(): Promise<SearchRecord[]>
}

const usage = `Uploads what the search finds to Algolia.

  npm run search:push               replaces the index
  npm run search:push -- --dry-run  shows what would be sent, and sends nothing`

/** The command `search:push`: replaces the index, or shows what would be sent. Returns the exit code. */
export async function push(args: string[], { env, findErrors, readRecords }: PushOptions): Promise<number> {
  const unknown = args.filter((arg) => arg !== '--dry-run')
  if (unknown.length > 0) return fail(`Unknown: ${unknown.join(' ')}\n\n${usage}`)
  if (args.length > 0) {
    const content = buildIndexContent(await readRecords())
    warnOfLongRecords(content.records)
    console.log(`${describeContent(content)}\nNothing was sent.`)
    return 0
  }
  const parsed = parsePushSettings(env)
  if ('missing' in parsed) return fail([...parsed.missing, 'Nothing was sent.'].join('\n'))
  const errors = await findErrors()
  if (errors) return fail(`${errors}\nNothing was sent.`)
  return upload(parsed.settings, buildIndexContent(await readRecords()))
}

function buildIndexContent(records: SearchRecord[]): IndexContent {
  return {
    records: records.map(toStoredRecord),
    settings: buildIndexSettings(records),
    synonyms: buildSynonymHits(synonyms),
  }
}

async function upload(settings: PushSettings, content: IndexContent): Promise<number> {
  const { appId, adminKey, indexName, searchKey } = settings
  if (content.records.length === 0)
    return fail('The content makes no records; an upload would empty the index. Nothing was sent.')
  warnOfLongRecords(content.records)

  const hosts = parseHosts(settings.hosts)
  const client = algoliasearch(appId, adminKey, hosts ? { hosts } : {})
  const started = performance.now()
  try {
    const warning = await checkSearchKey(client, searchKey)
    if (warning) console.error(`Warning: ${warning}`)
    await pushIndex({ client, indexName, ...content, signal: stopSignal() })
  } catch (error) {
    return fail(describePushError(error, settings))
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(
    `Replaced the index "${indexName}" of the application "${appId}" in ${seconds} s: ${describeContent(content)}`,
  )
  return 0
}

function describeContent({ records, synonyms }: IndexContent): string {
  const pages = records.filter((record) => record.type === 'lvl1').length
  return `${records.length} records of ${pages} pages, ${synonyms.length} groups of synonyms.`
}

/** Algolia's limit for a record on its free plan, in bytes. */
const recordLimit = 10_000

function warnOfLongRecords(records: StoredRecord[]): void {
  for (const record of records) {
    const bytes = Buffer.byteLength(JSON.stringify(record))
    if (bytes <= recordLimit) continue
    console.error(
      `Warning: ${record.url} makes a record of ${bytes} bytes; Algolia refuses more than ${recordLimit} on some plans. Break the text up with headings or paragraphs.`,
    )
  }
}

function stopSignal(): AbortSignal {
  const controller = new AbortController()
  const stop = () => controller.abort(new Error('Stopped.'))
  process.once('SIGINT', stop).once('SIGTERM', stop)
  return controller.signal
}

function fail(message: string): number {
  console.error(message)
  return 1
}

/** What went wrong with an upload, and what that means for the index. */
export function describePushError(error: unknown, settings: PushSettings): string {
  const cause = error instanceof PushError ? error.cause : error
  return [describeCause(cause, settings), describeState(error, settings)].join('\n')
}

function describeCause(cause: unknown, { appId }: PushSettings): string {
  const { name, message, status } = cause as { name?: string; message?: string; status?: number }
  if (name === 'RetryError') {
    return `No host of the application "${appId}" answered. NEXT_PUBLIC_ALGOLIA_APP_ID may be incorrect, or there is no connection.`
  }
  if (status === 401 || status === 403) {
    return `Algolia refused the key for the application "${appId}" (${status}: ${message}). ALGOLIA_ADMIN_KEY must belong to that application and have the rights addObject, deleteIndex, settings and editSettings.`
  }
  return status ? `Algolia answered with status ${status}: ${message}` : `${message ?? cause}`
}

function describeState(error: unknown, { indexName }: PushSettings): string {
  if (!(error instanceof PushError)) return `The index "${indexName}" is as it was.`
  if (error.isMoved)
    return `The new index "${indexName}" was complete, but Algolia did not confirm that it is in place.`
  if (!error.leftover) return `The index "${indexName}" is as it was.`
  return `The index "${indexName}" is as it was. The unfinished copy "${error.leftover}" could not be deleted: delete it in the dashboard.`
}

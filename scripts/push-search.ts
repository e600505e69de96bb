import { algoliasearch } from 'algoliasearch'
import { getSite } from '@/lib/content/site'
import { formatProblems } from '@/lib/content/source/problems'
import { parseHosts } from '@/lib/search/algolia/algolia-hosts'
import { synonyms } from '@/lib/search/synonyms'
import { readSearchRecords } from '../lib/build/read-records'
import { checkSearchKey } from '../lib/search/algolia/check-search-key'
import { describePushError } from '../lib/search/algolia/describe-push-error'
import { describeUpload } from '../lib/search/algolia/describe-upload'
import { buildIndexSettings, buildSynonymHits, toStoredRecord } from '../lib/search/algolia/index-settings'
import { createProgress } from '../lib/search/algolia/progress'
import { type IndexContent, pushIndex } from '../lib/search/algolia/push-index'
import { type PushSettings, parsePushSettings } from '../lib/search/algolia/push-settings'
import { findLongRecords } from '../lib/search/algolia/record-sizes'

const usage = `Uploads what the search finds to Algolia.

  npm run search:push               replaces the index
  npm run search:push -- --dry-run  shows what would be sent, and sends nothing`

// Drafts are part of the development server's site alone.
Object.assign(process.env, { NODE_ENV: 'production' })
process.exitCode = await push(process.argv.slice(2))

async function push(args: string[]): Promise<number> {
  const unknown = args.filter((arg) => arg !== '--dry-run')
  if (unknown.length > 0) return fail(`Unknown: ${unknown.join(' ')}\n\n${usage}`)
  if (args.length > 0) {
    console.log(describeUpload(process.env.NEXT_PUBLIC_ALGOLIA_INDEX_NAME || undefined, await readIndexContent()))
    return 0
  }
  const parsed = parsePushSettings(process.env)
  if ('faults' in parsed) return fail([...parsed.faults, 'Nothing was sent.'].join('\n'))
  const errors = (await getSite()).problems.filter((problem) => problem.severity === 'error')
  if (errors.length > 0) return fail(`${formatProblems(errors)}\nNothing was sent.`)
  return upload(parsed.settings, await readIndexContent())
}

async function readIndexContent(): Promise<IndexContent> {
  const records = await readSearchRecords()
  return {
    records: records.map(toStoredRecord),
    settings: buildIndexSettings(records),
    synonyms: buildSynonymHits(synonyms),
  }
}

async function upload(settings: PushSettings, content: IndexContent): Promise<number> {
  const { appId, adminKey, indexName, searchKey } = settings
  const { length } = content.records
  if (length === 0) return fail('The content makes no records; an upload would empty the index. Nothing was sent.')
  for (const warning of findLongRecords(content.records)) console.error(`Warning: ${warning}`)

  const hosts = parseHosts(settings.hosts)
  const client = algoliasearch(appId, adminKey, hosts ? { hosts } : {})
  const started = performance.now()
  try {
    const warning = await checkSearchKey(client, searchKey)
    if (warning) console.error(`Warning: ${warning}`)
    const onProgress = createProgress(process.stdout, 'records')
    await pushIndex({ client, indexName, ...content, onProgress, signal: stopSignal() })
  } catch (error) {
    return fail(describePushError(error, settings))
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const counts = `${length.toLocaleString('en-US')} records, ${content.synonyms.length} groups of synonyms`
  console.log(`The index "${indexName}" of the application "${appId}" is new: ${counts}; ${seconds} s.`)
  return 0
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

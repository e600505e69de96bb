import { test as base, expect } from '@playwright/test'
import { algoliasearch } from 'algoliasearch'
import { parseHosts } from '@/lib/search/algolia/algolia-hosts'
import { emptyIndex } from '@/tests/search/algolia-protocol'
import { type AlgoliaServer, startAlgoliaServer } from '@/tests/search/algolia-server'
import { sampleRecord } from '@/tests/search/sample-records'
import { buildIndexSettings, buildSynonymHits, toStoredRecord } from './index-settings'
import { describePushError } from './push'
import { checkSearchKey, pushIndex } from './push-index'

const keys = {
  'search-key': ['search'],
  'rich-key': ['search', 'addObject', 'deleteIndex'],
  'admin-key': ['admin', 'search', 'addObject', 'deleteIndex', 'editSettings'],
}

/** A server whose index holds one record, a setting and a rule from before. */
const test = base.extend<{ server: AlgoliaServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern.
  server: async ({}, use) => {
    const server = await startAlgoliaServer(keys)
    server.indices.set('docs', {
      ...emptyIndex(),
      records: new Map([['old', { objectID: 'old' }]]),
      settings: { hitsPerPage: 5, userData: 'from the dashboard' },
      rules: ['a rule'],
    })
    await use(server)
    await server.close()
  },
})

const records = Array.from({ length: 1200 }, (_, number) => sampleRecord(`Page ${number}`))
const settings = { appId: 'APP', adminKey: 'admin-key', indexName: 'docs', searchKey: undefined, hosts: undefined }

function createClient(server: AlgoliaServer, key = 'admin-key') {
  return algoliasearch('APP', key, { hosts: parseHosts(server.url) ?? [] })
}

interface Options {
  key?: string
  signal?: AbortSignal
}

function push(server: AlgoliaServer, { key, signal = new AbortController().signal }: Options = {}) {
  return pushIndex({
    client: createClient(server, key),
    indexName: 'docs',
    records: records.map(toStoredRecord),
    settings: buildIndexSettings(records),
    synonyms: buildSynonymHits([['FT', 'Fourier transform']]),
    signal,
  })
}

async function failureOf(promise: Promise<void>): Promise<string> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(Error)
  return describePushError(error, settings)
}

function expectOldIndex(server: AlgoliaServer): void {
  expect([...(server.indices.get('docs')?.records.keys() ?? [])]).toEqual(['old'])
  expect(server.indices.get('docs')?.settings).toEqual({ hitsPerPage: 5, userData: 'from the dashboard' })
  expect(server.indices.get('docs')?.synonyms).toEqual([])
}

test('records, settings and synonyms take the place of the old ones in one step; rules stay', async ({ server }) => {
  const seen = new Set<number | undefined>()
  server.fault = () => {
    seen.add(server.indices.get('docs')?.records.size)
    return undefined
  }
  await push(server)
  expect([...seen]).toEqual([1, 1200])
  expect([...server.indices.keys()]).toEqual(['docs'])
  const index = server.indices.get('docs')
  expect(index?.records.get('/page-7/')).toMatchObject({ url: '/page-7/', weight: { level: 90, position: 0 } })
  expect(index?.settings).toMatchObject({ hitsPerPage: 20, userData: 'from the dashboard', distinct: true })
  expect(index?.settings.attributesForFaceting).toEqual(['language', 'version', 'docusaurus_tag', 'tags', 'type'])
  expect(index?.synonyms).toEqual([
    { objectID: 'ft--fourier-transform', type: 'synonym', synonyms: ['FT', 'Fourier transform'] },
  ])
  expect(index?.rules).toEqual(['a rule'])
})

test('an index that does not exist yet is made', async ({ server }) => {
  server.indices.clear()
  await push(server)
  expect(server.indices.get('docs')?.records.size).toBe(1200)
})

test('a wrong key, or one that may not write, changes nothing', async ({ server }) => {
  expect(await failureOf(push(server, { key: 'no-key' }))).toBe(
    'Algolia refused the key for the application "APP" (403: Invalid Application-ID or API key). ALGOLIA_ADMIN_KEY must belong to that application and have the rights addObject, deleteIndex, settings and editSettings.\nThe index "docs" is as it was.',
  )
  expect(await failureOf(push(server, { key: 'search-key' }))).toContain('(403: Method not allowed with this API key)')
  expectOldIndex(server)
})

test('a failure halfway leaves the old index and no copy', async ({ server }) => {
  let batches = 0
  server.fault = ({ path }) => {
    if (!path.endsWith('/batch')) return undefined
    batches += 1
    return batches === 2 ? { status: 400, body: '{"message":"Record quota exceeded"}' } : undefined
  }
  expect(await failureOf(push(server))).toBe(
    'Algolia answered with status 400: Record quota exceeded\nThe index "docs" is as it was.',
  )
  expectOldIndex(server)
  expect([...server.indices.keys()]).toEqual(['docs'])
})

test('an upload that is stopped halfway leaves the old index and no copy', async ({ server }) => {
  const abort = new AbortController()
  server.fault = ({ path }) => {
    if (path.endsWith('/batch')) abort.abort(new Error('Stopped.'))
    return undefined
  }
  expect(await failureOf(push(server, { signal: abort.signal }))).toBe('Stopped.\nThe index "docs" is as it was.')
  expectOldIndex(server)
  expect([...server.indices.keys()]).toEqual(['docs'])
})

test('a connection that breaks halfway leaves the old index, and names the copy that may be left', async ({
  server,
}) => {
  server.fault = ({ path }) => (isBroken(server) || path.endsWith('/batch') ? 'drop' : undefined)
  const message = await failureOf(push(server))
  expect(message).toContain('No host of the application "APP" answered. NEXT_PUBLIC_ALGOLIA_APP_ID may be incorrect')
  expect(message).toMatch(/The index "docs" is as it was\. The unfinished copy "docs_tmp_\w+" could not be deleted/)
  expectOldIndex(server)
})

test('when the last step is not confirmed, nothing is claimed and nothing deleted', async ({ server }) => {
  let isMoved = false
  server.fault = ({ body, path }) => {
    if (isMoved && path.includes('/task/')) return 'drop'
    isMoved ||= (body as { operation?: string } | undefined)?.operation === 'move'
    return undefined
  }
  expect(await failureOf(push(server))).toContain('Algolia did not confirm that it is in place')
  expect(server.received.filter(({ method }) => method === 'DELETE')).toEqual([])
})

test('a public key with more rights than searching is told', async ({ server }) => {
  const client = createClient(server)
  expect(await checkSearchKey(client, 'search-key')).toBeUndefined()
  expect(await checkSearchKey(client, undefined)).toBeUndefined()
  expect(await checkSearchKey(client, 'unknown-to-the-server')).toBeUndefined()
  expect(await checkSearchKey(client, 'rich-key')).toBe(
    'The key in NEXT_PUBLIC_ALGOLIA_API_KEY has more rights than "search", and every reader has it: addObject, deleteIndex. Make a search-only key in the dashboard and use that.',
  )
})

function isBroken({ received }: AlgoliaServer): boolean {
  return received.some(({ path }) => path.endsWith('/batch'))
}

test('languages of the records become those of the index, without regions', () => {
  const records = [sampleRecord('One'), sampleRecord('Two', { language: 'pt-BR' })]
  expect(buildIndexSettings(records).queryLanguages).toEqual(['en', 'pt'])
})

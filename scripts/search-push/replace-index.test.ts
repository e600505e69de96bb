import { test as base, expect } from '@playwright/test'
import { algoliasearch } from 'algoliasearch'
import { parseHosts } from '@/lib/search/algolia/algolia-hosts'
import { emptyIndex } from '@/tests/search/algolia-protocol'
import { type AlgoliaServer, startAlgoliaServer } from '@/tests/search/algolia-server'
import { sampleRecord } from '@/tests/search/sample-records'
import { buildIndexSettings, toStoredRecord } from './index-settings'
import { checkSearchKey, replaceIndex } from './push'

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

function createClient(server: AlgoliaServer, key = 'admin-key') {
  return algoliasearch('APP', key, { hosts: parseHosts(server.url) ?? [] })
}

function push(server: AlgoliaServer, key?: string) {
  return replaceIndex(createClient(server, key), { appId: 'APP', indexName: 'docs', records })
}

function failureOf(promise: Promise<void>): Promise<string> {
  return promise.then(
    () => '',
    ({ message }: Error) => message,
  )
}

/** Expects the whole index as before: its records, and the settings and synonyms that rank them. */
function expectOldIndex(server: AlgoliaServer): void {
  const { records = new Map(), settings, synonyms } = server.indices.get('docs') ?? {}
  expect([[...records.keys()], settings, synonyms]).toEqual([
    ['old'],
    { hitsPerPage: 5, userData: 'from the dashboard' },
    [],
  ])
}

test('replaces all records in one step, settings and synonyms, and keeps rules', async ({ server }) => {
  const seen = new Set<number | undefined>()
  server.fault = () => {
    seen.add(server.indices.get('docs')?.records.size)
    return undefined
  }
  await push(server)
  expect([...seen]).toEqual([1, 1200])
  expect([...server.indices.keys()]).toEqual(['docs'])
  const index = server.indices.get('docs')
  expect(index?.records.get('/page-7/')).toMatchObject({
    url: '/page-7/',
    weight: { readers: 1, level: 95, position: 0 },
  })
  expect(index?.settings).toMatchObject({ hitsPerPage: 20, userData: 'from the dashboard', distinct: true })
  expect(index?.settings.attributesForFaceting).toEqual(['language', 'version', 'docusaurus_tag', 'tags', 'type'])
  expect(index?.synonyms).toContainEqual({
    objectID: 'ft--fft--fourier-transform',
    type: 'synonym',
    synonyms: ['FT', 'FFT', 'Fourier transform'],
  })
  expect(index?.synonyms).toContainEqual({
    objectID: 'waterfall--means',
    type: 'oneWaySynonym',
    input: 'waterfall',
    synonyms: ['stack'],
  })
  expect(new Set(index?.synonyms.map(({ objectID }) => objectID)).size).toBe(index?.synonyms.length)
  expect(index?.rules).toEqual(['a rule'])
})

test('ranks pages that readers do not look for last, and posts behind pages of the docs', () => {
  const [page, post, last] = [
    sampleRecord('Page'),
    sampleRecord('Post', { docusaurus_tag: 'default' }),
    sampleRecord('Markdown', { url_without_anchor: '/contribute-to-doc/markdown/' }),
  ].map((record) => toStoredRecord(record).weight)
  expect([page, post, last]).toMatchObject([{ readers: 1, level: 95 }, { readers: 1, level: 90 }, { readers: 0 }])
})

test('creates a missing index', async ({ server }) => {
  server.indices.clear()
  await push(server)
  expect(server.indices.get('docs')?.records.size).toBe(1200)
})

test('changes nothing with a wrong key, or one without the right to write', async ({ server }) => {
  expect(await failureOf(push(server, 'no-key'))).toBe(
    'Algolia refused the key for the application "APP" (403: Invalid Application-ID or API key). ALGOLIA_ADMIN_KEY must belong to that application and have the rights addObject, deleteIndex, settings and editSettings.\nThe upload to the index "docs" did not finish: run it again.',
  )
  expect(await failureOf(push(server, 'search-key'))).toContain('(403: Method not allowed with this API key)')
  expectOldIndex(server)
})

test('leaves the old index and no copy after a failure halfway', async ({ server }) => {
  let batches = 0
  server.fault = ({ path }) => {
    if (!path.endsWith('/batch')) return undefined
    batches += 1
    return batches === 2 ? { status: 400, body: '{"message":"Record quota exceeded"}' } : undefined
  }
  expect(await failureOf(push(server))).toBe(
    'Algolia answered with status 400: Record quota exceeded\nThe upload to the index "docs" did not finish: run it again.',
  )
  expectOldIndex(server)
  expect([...server.indices.keys()]).toEqual(['docs'])
})

test('leaves the old index when the connection breaks', async ({ server }) => {
  server.fault = ({ path }) => (isBroken(server) || path.endsWith('/batch') ? 'drop' : undefined)
  expect(await failureOf(push(server))).toContain(
    'No host of the application "APP" answered. NEXT_PUBLIC_ALGOLIA_APP_ID may be incorrect',
  )
  expectOldIndex(server)
})

const calls = ['operation', 'settings', 'synonyms', 'batch', 'task']
for (const call of calls) {
  test(`leaves the old index, and a sentence, when the answer to "${call}" is empty or a web page`, async ({
    server,
  }) => {
    let body = ''
    server.fault = ({ path }) => (path.includes(`/${call}`) ? { status: 200, body } : undefined)
    const sentence =
      /^Algolia, or a proxy before it, sent an answer that is not one of its own \(.+\)\.\nThe upload to the index "docs" did not finish: run it again\.$/
    for (body of ['', '<!doctype html><title>Login</title>']) {
      expect(await failureOf(push(server)), body).toMatch(sentence)
      expectOldIndex(server)
      expect([...server.indices.keys()]).toEqual(['docs'])
    }
  })
}

test('warns of a public key with more rights than searching', async ({ server }) => {
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

test('sets the languages of the records, without regions', () => {
  const records = [sampleRecord('One'), sampleRecord('Two', { language: 'pt-BR' })]
  expect(buildIndexSettings(records).queryLanguages).toEqual(['en', 'pt'])
})

test('removes stop words in the languages of the records, and names languages without spaces first', () => {
  const records = ['en', 'zh-Hans', 'ja'].map((language) => sampleRecord(language, { language }))
  const languages = ['ja', 'zh', 'en']
  expect(buildIndexSettings(records)).toMatchObject({
    ...{ queryLanguages: languages, removeStopWords: languages, removeWordsIfNoResults: 'allOptional' },
  })
})

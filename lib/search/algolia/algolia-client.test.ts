import { test as base, expect } from '@playwright/test'
import { SearchError } from '@/lib/search/search-client'
import { buildContextFilters, buildSearchRequest } from '@/lib/search/search-request'
import { emptyIndex } from '@/tests/search/algolia-protocol'
import { type AlgoliaServer, startAlgoliaServer } from '@/tests/search/algolia-server'
import { sampleRecord } from '@/tests/search/sample-records'
import { createAlgoliaClient, type MarkStorage } from './algolia-client'

/** A read host and two others with the same answers. */
const test = base.extend<{ hosts: [AlgoliaServer, AlgoliaServer, AlgoliaServer] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern.
  hosts: async ({}, use) => {
    const hosts = await Promise.all([startAlgoliaServer(), startAlgoliaServer(), startAlgoliaServer()] as const)
    const records = new Map([['a', { ...sampleRecord('Phase correction') }]])
    for (const host of hosts) host.indices.set('docs', { ...emptyIndex(), records })
    await use(hosts)
    await Promise.all(hosts.map((host) => host.close()))
  },
})

function createClient(hosts: AlgoliaServer[], settings: { apiKey?: string; storage?: MarkStorage } = {}) {
  const { apiKey = 'search-key', storage = createStorage() } = settings
  const list = hosts.map((host) => host.url).join(', ')
  return createAlgoliaClient({ appId: 'APP', apiKey, indexName: 'docs', hosts: list, storage: () => storage })
}

function createStorage(): MarkStorage {
  const values = new Map<string, string>()
  return { getItem: (key) => values.get(key) ?? null, setItem: (key, value) => values.set(key, value) }
}

/** A request. The client caches its answer, so the same query is not sent twice. */
function request(query = 'phase') {
  const facetFilters = buildContextFilters({ language: 'en', version: 'current' })
  return { requests: [buildSearchRequest({ query, facetFilters }, false)] }
}

async function errorOf(promise: Promise<unknown>): Promise<SearchError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof SearchError)) throw new Error(`Not a SearchError: ${error}`)
  return error
}

test('names a missing or blank application id, key or index name', () => {
  const settings = { appId: 'APP', apiKey: 'key', indexName: 'docs' }
  expect(() => createAlgoliaClient({ ...settings, appId: '' })).toThrow(/search application id is missing/)
  expect(() => createAlgoliaClient({ ...settings, apiKey: ' ' })).toThrow(/search API key is missing/)
  expect(() => createAlgoliaClient({ ...settings, indexName: '' })).toThrow(/search index name is missing/)
})

test('skips a failed read host for two minutes, also after a reload', async ({ hosts }) => {
  const [read, ...others] = hosts
  const storage = createStorage()
  read.fault = () => 'drop'
  const client = createClient(hosts, { storage })
  await client.search(request('phase'))
  expect(read.received).toHaveLength(1)
  expect(others.flatMap((host) => host.received)).toHaveLength(1)

  await client.search(request('correction'))
  await createClient(hosts, { storage }).search(request('phase'))
  expect(read.received).toHaveLength(1)
  expect(others.flatMap((host) => host.received)).toHaveLength(3)

  read.fault = undefined
  const now = Date.now
  Date.now = () => now() + 120_001
  try {
    await createClient(hosts, { storage }).search(request('phase'))
  } finally {
    Date.now = now
  }
  expect(read.received).toHaveLength(2)
})

test('tries the other hosts in random order', async ({ hosts }) => {
  const [read, second, third] = hosts
  read.fault = () => 'drop'
  for (let tries = 0; tries < 40 && !(second.received.length && third.received.length); tries += 1) {
    await createClient(hosts).search(request())
  }
  expect(second.received.length).toBeGreaterThan(0)
  expect(third.received.length).toBeGreaterThan(0)
})

test('reports that the application id may be incorrect when every host is down', async ({ hosts }) => {
  for (const host of hosts) host.fault = () => 'drop'
  const error = await errorOf(createClient(hosts).search(request()))
  expect(error.message).toMatch(/^Unreachable hosts: the search application id may be incorrect \(.+\)\.$/)
  expect(error.status).toBeUndefined()
  expect(hosts.map((host) => host.received.length)).toEqual([1, 1, 1])

  // With all hosts down each is tried nevertheless: it may have come back.
  for (const host of hosts) host.fault = undefined
  expect((await createClient(hosts).search(request())).results[0]?.nbHits).toBe(1)
})

test('gives up on a silent host after one second, and takes the next one', async ({ hosts }) => {
  const [read] = hosts
  read.fault = () => 'hang'
  const storage = createStorage()
  const started = performance.now()
  await createClient(hosts, { storage }).search(request())
  const seconds = (performance.now() - started) / 1000
  expect(seconds).toBeGreaterThan(0.9)
  expect(seconds).toBeLessThan(2)
  const stored = JSON.parse(storage.getItem('algolia-hosts-APP') ?? '')
  expect(stored[read.url]).toMatchObject({ status: 'timed out' })
})

test('gives up on an unfinished answer after two seconds, and names the last failure when no host is left', async ({
  hosts,
}) => {
  const [hanging, stalling] = hosts
  hanging.fault = () => 'hang'
  stalling.fault = () => 'stall'
  const started = performance.now()
  const [connection, socket] = await Promise.all(
    [hanging, stalling].map((host) => errorOf(createClient([host]).search(request()))),
  )
  const seconds = (performance.now() - started) / 1000
  expect(seconds).toBeGreaterThan(1.9)
  expect(seconds).toBeLessThan(3)
  expect(connection?.message).toContain('(Connection timeout)')
  expect(socket?.message).toContain('(Socket timeout)')
})

test('reports a refusal with the status and message of the server, and tries no other host', async ({ hosts }) => {
  const error = await errorOf(createClient(hosts, { apiKey: 'wrong' }).search(request()))
  expect(error).toMatchObject({ status: 403, message: 'Invalid Application-ID or API key' })
  const [read, ...others] = hosts
  for (const status of [400, 404, 429]) {
    read.fault = () => ({ status, body: '<h1>No</h1>' })
    const refusal = await errorOf(createClient(hosts).search(request()))
    expect(refusal).toMatchObject({ status, message: `The search server refused with status ${status}.` })
  }
  expect(read.received).toHaveLength(4)
  expect(others.flatMap((host) => host.received)).toEqual([])
})

test('tries another host after an error of the server', async ({ hosts }) => {
  const [read] = hosts
  read.fault = () => ({ status: 503, body: '{"message":"Busy"}' })
  expect((await createClient(hosts).search(request())).results[0]?.nbHits).toBe(1)
  for (const host of hosts) host.fault = read.fault
  expect((await errorOf(createClient(hosts).search(request()))).message).toContain('(status 503)')
})

test('rejects an answer that is not JSON, or has no results', async ({ hosts }) => {
  const [read] = hosts
  read.fault = () => ({ status: 200, body: '<h1>Log in to the Wi-Fi</h1>' })
  const error = await errorOf(createClient(hosts).search(request()))
  expect(error.message).toMatch(/^The answer of the search server is not JSON: /)
  for (const body of [
    '',
    '{"login":"needed"}',
    'null',
    '{"results":[]}',
    '{"results":[null]}',
    '{"results":[{"nbHits":3}]}',
    '{"results":[{"hits":[],"nbHits":"many"}]}',
  ]) {
    read.fault = () => ({ status: 200, body })
    const client = createClient(hosts)
    expect((await errorOf(client.search(request()))).message, body).toContain('has no results')
    // Nor is it the answer to the next try.
    read.fault = undefined
    expect((await client.search(request())).results[0]?.nbHits, body).toBe(1)
  }
})

test('searches with a storage that is blocked, full or garbled', async ({ hosts }) => {
  const [read] = hosts
  read.fault = () => 'drop'
  const fail = () => {
    throw new Error('Denied')
  }
  const storages: MarkStorage[] = [
    { getItem: fail, setItem: fail },
    { getItem: () => null, setItem: fail },
    ...['{', 'null', '[1]', '{"http://x":5,"http://y":{"status":"odd","at":"then"}}'].map((text) => ({
      getItem: () => text,
      setItem: () => undefined,
    })),
  ]
  for (const storage of storages) {
    const client = createClient(hosts, { storage })
    read.received.length = 0
    await client.search(request('phase'))
    await client.search(request('correction'))
    // The page itself remembers the host that failed.
    expect(read.received).toHaveLength(1)
  }
})

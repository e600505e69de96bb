import { expect, test } from '@playwright/test'
import { samplePage } from '@/tests/search/sample-page'
import { indexFile, loadEngine } from './load-engine'

const realFetch = globalThis.fetch
test.afterEach(() => {
  globalThis.fetch = realFetch
})

test('loads the index once, and again after a failure', async () => {
  const answers: Array<() => Promise<Response>> = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => Promise.resolve(new Response('gone', { status: 404 })),
    () => Promise.resolve(Response.json([samplePage({ title: 'Pivot' })])),
  ]
  const requested: unknown[] = []
  globalThis.fetch = (address) => {
    requested.push(address)
    return answers[requested.length - 1]?.() ?? Promise.reject(new Error('requested too often'))
  }
  await expect(loadEngine()).rejects.toThrow('Failed to fetch')
  await expect(loadEngine()).rejects.toMatchObject({ name: 'SearchError', status: 404 })
  const engine = await loadEngine()
  expect(engine.search({ indexName: 'docs', query: 'pivvot' })).toMatchObject({ nbHits: 1 })
  expect(await loadEngine()).toBe(engine)
  expect(requested).toEqual(Array(3).fill(indexFile))
})

import { expect, test } from '@playwright/test'
import { samplePage } from '@/tests/search/sample-page'
import { loadEngine } from './engine'

const realFetch = globalThis.fetch
test.afterEach(() => {
  globalThis.fetch = realFetch
})

test('an index that did not load is asked for again, and one that did is kept', async () => {
  const answers = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => Promise.resolve(new Response('gone', { status: 404 })),
    () => Promise.resolve(Response.json([samplePage({ title: 'Pivot' })])),
  ]
  const asked: unknown[] = []
  globalThis.fetch = (address) => {
    asked.push(address)
    return answers[asked.length - 1]?.() ?? Promise.reject(new Error('asked too often'))
  }
  const address = 'https://example.org/assets/search-en-0.json'
  await expect(loadEngine(address)).rejects.toThrow('Failed to fetch')
  await expect(loadEngine(address)).rejects.toMatchObject({ name: 'SearchError', status: 404 })
  const engine = await loadEngine(address)
  expect(engine.search({ indexName: 'docs', query: 'pivot' }).nbHits).toBe(1)
  expect(await loadEngine(address)).toBe(engine)
  expect(asked).toEqual([address, address, address])
})

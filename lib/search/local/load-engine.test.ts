import { expect, test } from '@playwright/test'
import { samplePage } from '@/tests/search/sample-page'
import { indexFiles, splitIndex } from './index-files'
import { loadEarlyEngine, loadEngine } from './load-engine'

const realFetch = globalThis.fetch
test.afterEach(() => {
  globalThis.fetch = realFetch
})

const request = (query: string) => ({ indexName: 'docs', query })
const at = (version: string) => splitIndex([samplePage({ title: 'Pivot', blocks: [{ text: 'A phase.' }] })], version)

test('titles are searched before the texts are there; what did not load is asked for again, and what did is kept', async () => {
  const { titles, texts } = at('1')
  const answers: Array<[path: string, answer: () => Promise<Response>]> = [
    [indexFiles.titles, () => Promise.reject(new TypeError('Failed to fetch'))],
    [indexFiles.titles, () => Promise.resolve(Response.json(titles))],
    [indexFiles.texts, () => Promise.resolve(new Response('gone', { status: 404 }))],
    // Another build has taken the place of the one before.
    [indexFiles.texts, () => Promise.resolve(Response.json(at('2').texts))],
    [indexFiles.titles, () => Promise.resolve(Response.json(titles))],
    [indexFiles.texts, () => Promise.resolve(Response.json(texts))],
  ]
  const asked: unknown[] = []
  globalThis.fetch = (address) => {
    asked.push(address)
    return answers[asked.length - 1]?.[1]() ?? Promise.reject(new Error('asked too often'))
  }
  await expect(loadEarlyEngine()).rejects.toThrow('Failed to fetch')
  const early = await loadEarlyEngine()
  expect(early.search(request('pivot'))).toMatchObject({ nbHits: 1, isEarly: true })
  expect(early.search(request('pivvot')).nbHits).toBe(0)
  await expect(loadEngine()).rejects.toMatchObject({ name: 'SearchError', status: 404 })
  await expect(loadEngine()).rejects.toMatchObject({ name: 'SearchError' })
  const engine = await loadEngine()
  expect(engine.search(request('pivvot'))).toMatchObject({ nbHits: 1 })
  expect(engine.search(request('phase'))).not.toHaveProperty('isEarly')
  expect(await loadEngine()).toBe(engine)
  expect(await loadEarlyEngine()).toBe(early)
  expect(asked).toEqual(answers.map(([path]) => path))
})

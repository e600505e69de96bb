import { expect, test } from '@playwright/test'
import type { Hit, SearchRequest, SearchResult } from '@/lib/search/search-client'
import { ResultsStore } from './results-store'

const version = undefined

test('never replaces an answer by an older one that arrives late', async () => {
  const { store, engine } = createStore()
  store.ask({ query: 'first', version })
  store.ask({ query: 'second', version })
  await engine.answer('second', { nbHits: 2 })
  await engine.answer('first', { nbHits: 1 })
  expect(store.state).toMatchObject({ status: 'ready', question: { query: 'second' }, answer: { count: 2 } })
})

test('keeps the previous answer until the new one arrives, and marks a slow search as stalled', async () => {
  const { store, engine } = createStore({ stallThreshold: 20 })
  store.ask({ query: 'first', version })
  await engine.answer('first', { nbHits: 1 })
  store.ask({ query: 'second', version })
  expect(store.state).toMatchObject({ status: 'loading', answer: { question: { query: 'first' } } })
  await expect.poll(() => store.state.status).toBe('stalled')
  await engine.answer('second', { nbHits: 2 })
  expect(store.state).toMatchObject({ status: 'ready', answer: { count: 2 } })
})

test('answers an earlier question at once, and is idle without a question', async () => {
  const { store, engine } = createStore()
  store.ask({ query: 'known', version })
  await engine.answer('known', { nbHits: 1 })
  store.ask({ query: '', version })
  expect(store.state).toMatchObject({ status: 'idle', answer: undefined })
  store.ask({ query: 'known', version })
  expect(store.state).toMatchObject({ status: 'ready', answer: { count: 1 } })
  expect(await engine.pages('known')).toEqual([0])
})

test('reports a failure and repeats the search, or only its next page', async () => {
  const { store, engine } = createStore()
  store.ask({ query: 'bad', version })
  await engine.fail('bad')
  expect(store.state.status).toBe('error')
  store.retry()
  await engine.answer('bad', { nbHits: 3, nbPages: 2, hits: hits('a', 'b') })
  store.loadMore()
  await engine.fail('bad')
  expect(store.state).toMatchObject({ status: 'error', answer: { count: 3 } })
  store.retry()
  expect(await engine.pages('bad')).toEqual([0, 0, 1, 1])
})

function hits(...ids: string[]): Hit[] {
  return ids.map((objectID) => ({ objectID }) as Hit)
}

interface Waiting {
  requests: SearchRequest[]
  resolve(answer: { results: SearchResult[] }): void
  reject(error: Error): void
}

/** A store with an engine that answers on demand. */
function createStore({ stallThreshold = 1000 } = {}) {
  const asked: SearchRequest[] = []
  const open: Waiting[] = []
  const client = {
    search: ({ requests }: { requests: SearchRequest[] }) => {
      asked.push(...requests)
      return new Promise<{ results: SearchResult[] }>((resolve, reject) => open.push({ requests, resolve, reject }))
    },
  }
  const take = async (query: string): Promise<Waiting> => {
    await nextTurn()
    const index = open.findIndex(({ requests }) => requests[0]?.query === query)
    const [found] = open.splice(index, 1)
    if (index < 0 || !found) throw new Error(`No search for "${query}".`)
    return found
  }
  const engine = {
    async pages(query: string) {
      await nextTurn()
      return asked.filter((request) => request.query === query).map(({ page }) => page)
    },
    async answer(query: string, result: Partial<SearchResult>) {
      const { resolve } = await take(query)
      resolve({ results: [toResult(query, result)] })
      await nextTurn()
    },
    async fail(query: string) {
      const { reject } = await take(query)
      reject(new Error('The host cannot be reached.'))
      await nextTurn()
    },
  }
  const store = new ResultsStore({
    loadClient: async () => client,
    buildRequest: ({ query }, page) => ({ indexName: 'docs', query, page }),
    stallThreshold,
  })
  return { store, engine }
}

function toResult(query: string, result: Partial<SearchResult>): SearchResult {
  const empty = { index: 'docs', query, hits: [], nbHits: 0, page: 0, nbPages: 1, hitsPerPage: 2, processingTimeMS: 0 }
  return { ...empty, ...result }
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}

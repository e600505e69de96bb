import { expect, test } from '@playwright/test'
import { createModalClient, type SearchOutcome } from './modal-client'
import { type SearchClient, SearchError, type SearchRequest, type SearchResult } from './search-client'

const site = { url: 'https://docs.example.org', baseUrl: '/', origin: 'http://localhost:3000' }

const found = { index: 'docs', query: 'phase', hits: [], page: 0, nbPages: 1, hitsPerPage: 20, processingTimeMS: 0 }

/** The modal's client on an engine that finds as many hits as it is told, and what it reports. */
function createClient(find: (query: string) => number) {
  const outcomes: SearchOutcome[] = []
  const answer = ({ query }: SearchRequest): SearchResult => ({ ...found, query, nbHits: find(query) })
  const engine = { search: async ({ requests }: { requests: SearchRequest[] }) => ({ results: requests.map(answer) }) }
  const client = createModalClient({
    loadClient: async () => engine,
    site,
    onOutcome: (outcome) => outcomes.push(outcome),
    onComplete: () => {},
  })
  return { outcomes, search: (query: string) => client.search({ requests: [{ indexName: 'docs', query }] }) }
}

test('a search that fails finds nothing and says so', async () => {
  const { outcomes, search } = createClient(() => {
    throw new SearchError('Unreachable hosts')
  })
  const { results } = await search('phase')
  expect(results).toMatchObject([{ index: 'docs', query: 'phase', hits: [], nbHits: 0 }])
  expect(outcomes).toEqual([
    { query: 'phase', count: 0, hasFailed: true, failure: 'Unreachable hosts', suggestions: [] },
  ])
})

test('a search that finds something tells how much', async () => {
  const { outcomes, search } = createClient(() => 27)
  await search('phase')
  expect(outcomes).toEqual([{ query: 'phase', count: 27, hasFailed: false, suggestions: [] }])
})

test('suggestions are queries that do find something, at most three, none the beginning of another', async () => {
  const asked: string[] = []
  const { outcomes, search } = createClient((query) => {
    asked.push(query)
    return query.split(' ').length === 1 && query !== 'xyz' ? 1 : 0
  })
  await search('phase phases peaks zoom ranges xyz')
  await expect.poll(() => outcomes.length).toBe(2)
  const suggestions = outcomes[1]?.suggestions ?? []
  expect(suggestions.length).toBeGreaterThan(0)
  expect(suggestions.length).toBeLessThanOrEqual(3)
  expect(suggestions).not.toContain('xyz')
  expect(suggestions).not.toContain('phase')
  for (const suggestion of suggestions) expect(asked).toContain(suggestion)
})

test('suggestions that cannot be had are no failure', async () => {
  const { outcomes, search } = createClient((query) => {
    if (query !== 'phase peaks') throw new SearchError('Unreachable hosts')
    return 0
  })
  await search('phase peaks')
  expect(outcomes).toEqual([{ query: 'phase peaks', count: 0, hasFailed: false, suggestions: [] }])
})

test('what was asked before the modal was drawn is not asked again, and answers its own query alone', async () => {
  for (const { query, counts } of [
    { query: 'phase', counts: [3, 27] },
    { query: 'phases', counts: [27, 27] },
  ]) {
    const client = createModalClient({
      loadClient: async () => ({ search: async () => ({ results: [{ ...found, nbHits: 27 }] }) }),
      early: { query: 'phase', answer: Promise.resolve({ results: [{ ...found, nbHits: 3 }] }) },
      site,
      onOutcome: () => {},
      onComplete: () => {},
    })
    const ask = async () => (await client.search({ requests: [{ indexName: 'docs', query }] })).results[0]?.nbHits
    expect([await ask(), await ask()]).toEqual(counts)
  }
})

test('early hits are followed by all of them, unless those do not come', async () => {
  for (const { fails, count } of [
    { fails: false, count: 27 },
    { fails: true, count: 3 },
  ]) {
    const told: unknown[] = []
    const engine: SearchClient = {
      search: async ({ takesEarly }) => {
        if (takesEarly) return { results: [{ ...found, nbHits: 3, isEarly: true }] }
        if (fails) throw new SearchError('Unreachable')
        return { results: [{ ...found, nbHits: 27 }] }
      },
    }
    const client = createModalClient({
      loadClient: async () => engine,
      site,
      onOutcome: (outcome) => told.push(outcome.count),
      onComplete: (query) => told.push(query),
    })
    const { results } = await client.search({ requests: [{ indexName: 'docs', query: 'phase' }] })
    expect(results[0]?.nbHits).toBe(3)
    await expect.poll(() => told).toEqual(fails ? [count] : [count, 'phase'])
  }
})

import { expect, test } from '@playwright/test'
import { SearchError, type SearchRequest, type SearchResult } from '@/lib/search/search-client'
import { createModalClient, type SearchOutcome } from './modal-client'

const site = { url: 'https://docs.example.org', baseUrl: '/', origin: 'http://localhost:3000' }

const found = { index: 'docs', query: 'phase', hits: [], page: 0, nbPages: 1, hitsPerPage: 20, processingTimeMS: 0 }

/** The modal's client on an engine with a given number of hits, and what it reports. */
function createClient(find: (query: string) => number) {
  const outcomes: SearchOutcome[] = []
  const answer = ({ query }: SearchRequest): SearchResult => ({ ...found, query, nbHits: find(query) })
  const engine = { search: async ({ requests }: { requests: SearchRequest[] }) => ({ results: requests.map(answer) }) }
  const client = createModalClient(
    async () => engine,
    site,
    (outcome) => outcomes.push(outcome),
  )
  return { outcomes, search: (query: string) => client.search({ requests: [{ indexName: 'docs', query }] }) }
}

test('returns no hits and reports the error after a failed search', async () => {
  const { outcomes, search } = createClient(() => {
    throw new SearchError('Unreachable hosts')
  })
  const { results } = await search('phase')
  expect(results).toMatchObject([{ index: 'docs', query: 'phase', hits: [], nbHits: 0 }])
  expect(outcomes).toEqual([
    { query: 'phase', count: 0, error: expect.objectContaining({ message: 'Unreachable hosts' }), suggestions: [] },
  ])
})

test('reports the number of hits', async () => {
  const { outcomes, search } = createClient(() => 27)
  await search('phase')
  expect(outcomes).toEqual([{ query: 'phase', count: 27, suggestions: [] }])
})

test('searches once when asked the same twice at a time', async () => {
  const { outcomes, search } = createClient(() => 27)
  const [first, second] = await Promise.all([search('phase'), search('phase')])
  expect(second).toBe(first)
  await search('phase')
  expect(outcomes).toHaveLength(2)
})

test('suggests at most three queries that find something, none the beginning of another', async () => {
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

test('ignores suggestions that fail', async () => {
  const { outcomes, search } = createClient((query) => {
    if (query !== 'phase peaks') throw new SearchError('Unreachable hosts')
    return 0
  })
  await search('phase peaks')
  expect(outcomes).toEqual([{ query: 'phase peaks', count: 0, suggestions: [] }])
})

import { expect, test } from '@playwright/test'
import type { SearchablePage } from '@/lib/search/records'
import { samplePage } from '@/tests/search/sample-page'
import { serveParts } from '@/tests/search/serve-parts'
import { createPartLoader } from './load-parts'
import { splitIntoParts } from './split-index'

const heading = (text: string) => ({ text, heading: { level: 2, id: text.toLowerCase() } })
const sentence = (words: string) => ({
  text: `${words}, of which this sentence says enough to stand by itself in the index.`,
})
const pages = [
  samplePage({
    path: '/phase/',
    title: 'Phase',
    blocks: [sentence('A pivot'), heading('Manual'), sentence('The handle')],
  }),
  samplePage({ path: '/zoom/', title: 'Zoom', blocks: [heading('Wheel'), sentence('A handle and a lens')] }),
]
const request = (query: string) => ({ indexName: 'docs', query })
const realFetch = globalThis.fetch
test.afterEach(() => {
  globalThis.fetch = realFetch
})

test('titles are found in the first round trip, texts in the second, and shown whole in the third', async () => {
  const cases: Array<[query: string, tripsToFirst: number, first: string, url: string]> = [
    ['zoom', 1, 'Zoom', '/zoom/'],
    ['wheel', 1, 'Zoom', '/zoom/#wheel'],
    ['lens', 2, 'Zoom', '/zoom/#wheel'],
    ['hanlde', 2, 'Phase', '/phase/#manual'],
  ]
  for (const [query, trips, title, url] of cases) {
    const served = serveParts(pages)
    const loader = createPartLoader()
    const early = await loader.search(request(query), '/', true)
    expect(early.isEarly, query).toBe(true)
    expect(early.hits[0], query).toMatchObject({ type: 'lvl1', hierarchy: { lvl1: title } })
    expect(served.trips(), query).toBe(trips)
    const { hits, ...whole } = await loader.search(request(query), '/', false)
    expect(hits[0]?.url).toBe(url)
    expect(whole).not.toHaveProperty('isEarly')
    const count = served.asked.length
    await loader.search(request(query))
    expect(served.asked, 'nothing is asked for twice').toHaveLength(count)
  }
})

test('a long word with a mistake in its first letter is found where no other is meant', async () => {
  serveParts([samplePage({ path: '/a/', title: 'Stereochemistry' })])
  const { hits } = await createPartLoader().search(request('atereochemistry'))
  expect(hits.map(({ url }) => url)).toEqual(['/a/'])
})

test('after the site was replaced the new index is asked, and when it has gone the search says so', async () => {
  const served = serveParts(pages)
  const loader = createPartLoader()
  expect((await loader.search(request('lens'))).nbHits).toBe(1)
  served.replace([samplePage({ path: '/new/', title: 'Mirror' }), ...pages])
  expect((await loader.search(request('mirror'))).hits[0]?.url).toBe('/new/')
  expect((await loader.search(request('lens'))).hits[0]?.url).toBe('/zoom/#wheel')
  served.replace([])
  const gone = { name: 'SearchError', message: expect.stringMatching(/being replaced/) }
  await expect(createPartLoader().search(request('lens'))).rejects.toMatchObject(gone)
})

test('what did not load is asked for again', async () => {
  const served = serveParts(pages)
  served.isDown = true
  const loader = createPartLoader()
  await expect(loader.search(request('zoom'))).rejects.toThrow('Failed to fetch')
  served.isDown = false
  expect((await loader.search(request('zoom'))).nbHits).toBe(1)
})

test('a changed sentence changes the files of its words and of its page alone', () => {
  const many = Array.from({ length: 40 }, (_, index) =>
    samplePage({
      path: `/${index}/`,
      title: `Page ${index}`,
      blocks: [sentence(`Common words, such as number${index}`)],
    }),
  )
  const changed: SearchablePage[] = many.with(20, {
    ...(many[20] as SearchablePage),
    blocks: [sentence('A quaint sentence')],
  })
  const nameOf = (text: string) => Buffer.from(text).toString('base64url').slice(-8).padStart(8, '-')
  const [before, after] = [many, changed].map((each) => splitIntoParts(each, nameOf))
  const lists = [...(after ?? [])].filter(([file, text]) => /terms/.test(file) && before?.get(file) !== text)
  expect(lists.map(([file]) => file.replace(/.*\/|\.json/g, '')).sort()).toEqual(['a', 'c', 'long', 'n', 'q', 's', 'w'])
})

import { expect, test } from '@playwright/test'
import { buildResultPages } from './result-pages'
import type { Hit } from './search-client'

const site = { url: 'https://docs.example.org', baseUrl: '/', origin: 'https://docs.example.org' }

test('hits of one page make one result, with each section once and its best text', () => {
  const pages = buildResultPages(
    [
      hit({ url: '/b/#auto', type: 'content', lvl1: 'B', lvl2: 'Auto', content: 'One <mark>x</mark>' }),
      hit({ url: '/a/', type: 'lvl1', lvl1: 'A', tags: ['R&amp;D'] }),
      hit({ url: '/b/#auto', type: 'lvl2', lvl1: 'B', lvl2: 'Auto' }),
      hit({ url: '/b/#auto', type: 'content', lvl1: 'B', lvl2: 'Auto', content: 'Two' }),
      hit({ url: '/b/#deep', type: 'lvl3', lvl1: 'B', lvl2: 'Auto', lvl3: 'Deep' }),
      hit({ url: '/b/', type: 'content', lvl1: 'B', content: 'Above' }),
    ],
    site,
  )
  expect(pages.map(({ path, tags }) => ({ path, tags }))).toEqual([
    { path: '/b/', tags: [] },
    { path: '/a/', tags: ['R&D'] },
  ])
  const [b] = pages
  expect(b?.sections.map(({ path, headings }) => [path, headings.flat().map(({ text }) => text)])).toEqual([
    ['/b/#auto', ['Auto']],
    ['/b/#deep', ['Auto', 'Deep']],
  ])
  expect(b?.sections[0]?.snippet).toEqual([
    { text: 'One ', isMatch: false },
    { text: 'x', isMatch: true },
  ])
  expect(b?.snippet).toEqual([{ text: 'Above', isMatch: false }])
})

test('a hit that leaves the site is dropped', () => {
  expect(buildResultPages([hit({ url: 'javascript:alert(1)', type: 'lvl1', lvl1: 'A' })], site)).toEqual([])
})

function hit({ url, type, content, tags = [], ...levels }: Partial<Record<string, unknown>>): Hit {
  const hierarchy = { lvl0: 'Docs', ...levels }
  const marked = { content: { value: content, matchLevel: 'full' } }
  return { url, type, content, tags, hierarchy, ...(content ? { _snippetResult: marked } : {}) } as unknown as Hit
}

import { expect, test } from '@playwright/test'
import type { Hit } from '@/lib/search/search-client'
import { cleanHit, escapeMarkedText, ownPath } from './hits'

const site = { url: 'https://docs.example.org', baseUrl: '/sub/', origin: 'http://localhost:3000' }
const hostile = 'Array<T> & <img src=x onerror="alert(1)"> <mark onclick="x">'
const harmless =
  'Array&lt;T&gt; &amp; &lt;img src=x onerror=&quot;alert(1)&quot;&gt; &lt;mark onclick=&quot;x&quot;&gt;'

test('escapes a text once, escaped or not, and keeps the marks', () => {
  expect(escapeMarkedText(hostile)).toBe(harmless)
  expect(escapeMarkedText(harmless)).toBe(harmless)
  expect(escapeMarkedText('<mark>Array</mark><T> &amp;')).toBe('<mark>Array</mark>&lt;T&gt; &amp;')
})

test('accepts only addresses of the site, as paths', () => {
  const table: Record<string, string | undefined> = {
    '/sub/help/#zoom': '/sub/help/#zoom',
    'https://docs.example.org/sub/help/?a=1#zoom': '/sub/help/?a=1#zoom',
    'http://localhost:3000/sub': '/sub',
    'https://evil.example/sub/': undefined,
    '//evil.example/sub/': undefined,
    '/\\evil.example/': undefined,
    'javascript:alert(1)': undefined,
    'data:text/html,x': undefined,
    'http://': undefined,
    '/other/': undefined,
    '/subs/': undefined,
  }
  for (const [address, path] of Object.entries(table)) expect(ownPath(address, site), address).toBe(path)
  expect(ownPath(7, site)).toBeUndefined()
  expect(ownPath('https://docs.example.org//evil.example/x', { ...site, baseUrl: '/' })).toBe('/evil.example/x')
})

test('escapes every text of a hit, decodes the heading of its group, and refuses other types and sites', () => {
  const value = { value: hostile }
  const texts = { hierarchy: { lvl0: { value: '<mark>Q&amp;A</mark>' }, lvl1: value }, content: value }
  const hit = {
    ...{ objectID: '1', type: 'content', url: '/sub/a&b/', content: hostile, tags: [hostile] },
    hierarchy: { lvl0: 'Q&amp;A', lvl1: hostile, lvl2: null },
    _highlightResult: texts,
    _snippetResult: texts,
  } as unknown as Hit
  expect(cleanHit(hit, site)).toMatchObject({
    ...{ url: '/sub/a&b/', content: harmless, tags: [harmless] },
    hierarchy: { lvl0: 'Q&A', lvl1: harmless, lvl2: null },
    _highlightResult: { hierarchy: { lvl1: { value: harmless } } },
    _snippetResult: { hierarchy: { lvl1: { value: harmless } }, content: { value: harmless } },
  })
  expect(cleanHit(hit, site)?._highlightResult.hierarchy.lvl0).toBeUndefined()
  expect(cleanHit({ ...hit, url: 'https://example.com/' }, site)).toBeUndefined()
  for (const type of ['lvl0', 'lvl7', 'constructor', undefined])
    expect(cleanHit({ ...hit, type } as unknown as Hit, site), type).toBeUndefined()
})

test('shows a hit without headings or text as its page, by its address if it has no title', () => {
  const shown = (hit: object) => {
    const clean = cleanHit({ url: '/sub/a&b/#c', type: 'content', ...hit } as unknown as Hit, site)
    return clean && [clean.type, clean.hierarchy.lvl0, clean.hierarchy.lvl1, clean.hierarchy.lvl3, clean.content]
  }
  const address = '/sub/a&amp;b/#c'
  expect(shown({})).toEqual(['lvl1', '', address, null, null])
  expect(shown({ hierarchy: null, content: 'text' })).toEqual(['content', '', address, null, 'text'])
  expect(shown({ hierarchy: 'x', content: { a: 1 } })).toEqual(['lvl1', '', address, null, null])
  const hierarchy = { lvl0: null, lvl1: 'Page', lvl3: 7 }
  expect(shown({ hierarchy, content: 'text' })).toEqual(['content', '', 'Page', null, 'text'])
  expect(shown({ hierarchy, type: 'lvl3', _highlightResult: null })).toEqual(['lvl1', '', 'Page', null, null])
  expect(cleanHit(null, site)).toBeUndefined()
})

test('drops fields of a hit that have another form', () => {
  const clean = (fields: object) => cleanHit({ url: '/sub/', type: 'lvl1', ...fields } as unknown as Hit, site)
  for (const tags of [undefined, null, 'x', { a: 1 }, [1, null]]) expect(clean({ tags })?.tags).toEqual([])
  expect(clean({ tags: [7, 'a<b', ['c']] })?.tags).toEqual(['a&lt;b'])
  for (const tag of [undefined, null, 7, ['docs-']]) expect(clean({ docusaurus_tag: tag })?.docusaurus_tag).toBe('')
  const texts = { hierarchy: { lvl1: { value: 7 } }, content: { value: ['a'] } }
  const { _highlightResult, _snippetResult } = clean({ _highlightResult: texts, _snippetResult: texts }) ?? {}
  for (const read of [_highlightResult, _snippetResult]) expect(read).toEqual({ hierarchy: { lvl1: {} }, content: {} })
})

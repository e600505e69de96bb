import { expect, test } from '@playwright/test'
import { cleanHit, cleanUrl, escapeMarkedText, escapeText } from './safe-hit'
import type { Hit } from './search-client'

const site = { url: 'https://docs.example.org', baseUrl: '/sub/', origin: 'http://localhost:3000' }
const hostile = 'Array<T> & <img src=x onerror="alert(1)">'
const harmless = 'Array&lt;T&gt; &amp; &lt;img src=x onerror=&quot;alert(1)&quot;&gt;'

test('escapes a text once, escaped or not', () => {
  expect(escapeText(hostile)).toBe(harmless)
  expect(escapeText(harmless)).toBe(harmless)
})

test('keeps only the marks in a text with matches', () => {
  expect(escapeMarkedText('<mark>Array</mark><T> &amp; <mark onclick="x">')).toBe(
    '<mark>Array</mark>&lt;T&gt; &amp; &lt;mark onclick=&quot;x&quot;&gt;',
  )
})

test('accepts only addresses of the site', () => {
  expect(cleanUrl('/sub/help/#zoom', site)).toBe('/sub/help/#zoom')
  expect(cleanUrl('https://docs.example.org/sub/help/', site)).toBe('/sub/help/')
  for (const url of ['javascript:alert(1)', 'https://example.com/sub/', '//example.com/sub/', '/other/', 7, null]) {
    expect(cleanUrl(url, site), String(url)).toBeUndefined()
  }
})

test('escapes every text of a hit, decodes the heading of its group, and refuses other types and sites', () => {
  const value = { value: hostile, matchLevel: 'full' as const }
  const levels = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null }
  const texts = { hierarchy: { lvl0: { ...value, value: '<mark>Q&amp;A</mark>' }, lvl1: value }, content: value }
  const hit = {
    objectID: '1',
    type: 'content',
    url: '/sub/help/',
    hierarchy: { lvl0: 'Q&amp;A', lvl1: hostile, ...levels },
    content: hostile,
    _highlightResult: texts,
    _snippetResult: texts,
  } as unknown as Hit
  expect(cleanHit(hit, site)).toMatchObject({
    url: '/sub/help/',
    hierarchy: { lvl0: 'Q&A', lvl1: harmless, lvl2: null },
    content: harmless,
    _highlightResult: { hierarchy: { lvl0: { value: 'Q&A' }, lvl1: { value: harmless } } },
    _snippetResult: { hierarchy: { lvl1: { value: harmless } }, content: { value: harmless } },
  })
  expect(cleanHit({ ...hit, url: 'https://example.com/' }, site)).toBeUndefined()
  for (const type of ['lvl0', 'lvl7', 'constructor', undefined])
    expect(cleanHit({ ...hit, type } as unknown as Hit, site), type).toBeUndefined()
})

import { expect, test } from '@playwright/test'
import type { Hit } from '@/lib/search/search-client'
import { prepareSavedSearches, savePageOf } from './saved-searches'

const site = { url: 'https://docs.example.org', baseUrl: '/', origin: 'http://localhost:3000' }
const recent = '__DOCSEARCH_RECENT_SEARCHES__docs'
const favorite = '__DOCSEARCH_FAVORITE_SEARCHES__docs'
const levels = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null }
const page = (name: string) => ({
  objectID: `/${name}/`,
  type: 'lvl1' as const,
  url: `/${name}/`,
  hierarchy: { lvl0: 'Help', lvl1: name, ...levels },
  content: null,
  anchor: null,
})

/** Replaces the storage of the browser. */
function replaceStorage(stored: Record<string, string>, mostCharacters = 1_000_000): Map<string, string> {
  const map = new Map(Object.entries(stored))
  const setItem = (key: string, value: string) => {
    if (value.length > mostCharacters) throw new Error('QuotaExceededError')
    map.set(key, value)
  }
  const storage = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem,
    removeItem: (key: string) => map.delete(key),
  }
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true })
  return map
}

/** The valid entries of a stored list, beside an invalid one. */
function clean(list: string): unknown {
  const stored = replaceStorage({ [recent]: list, [favorite]: 'garbage' })
  expect(prepareSavedSearches('docs', site)).toBe(true)
  expect(stored.has(favorite)).toBe(false)
  return JSON.parse(stored.get(recent) ?? '[]')
}

test('drops stored entries of other kinds, sites and shapes, and keeps the others', () => {
  const entries = [
    null,
    { objectID: 'x' },
    { ...page('a'), url: 'javascript:alert(1)' },
    { ...page('b'), type: 'constructor' },
    page('c'),
  ]
  expect(clean(JSON.stringify(entries))).toEqual([{ ...page('c'), tags: [], docusaurus_tag: '' }])
  for (const garbage of ['', 'no JSON', 'null', '{}', '"text"']) expect(clean(garbage), garbage).toEqual([])
})

test('escapes every stored text', () => {
  const text = '<img src=x onerror=alert(1)>'
  const entry = { ...page('a'), hierarchy: { lvl0: 'Help', lvl1: text }, _snippetResult: { content: { value: text } } }
  expect(JSON.stringify(clean(JSON.stringify([entry])))).not.toContain('<img')
})

test('saves nothing when storage is full or blocked', () => {
  replaceStorage({}, 1000)
  expect(prepareSavedSearches('docs', site)).toBe(false)
  Object.defineProperty(globalThis, 'localStorage', {
    get: () => {
      throw new Error('SecurityError')
    },
    configurable: true,
  })
  expect(prepareSavedSearches('docs', site)).toBe(false)
})

test('lets DocSearch save a hit in the text as its page', () => {
  const text = { ...page('a'), objectID: 'a-3', type: 'content', url: '/a/#part', content: 'Text' } as unknown as Hit
  savePageOf(text)
  expect(text).toMatchObject({ __docsearch_parent: page('a') })
})

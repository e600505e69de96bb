import { expect, test } from '@playwright/test'
import { parseSavedSearches, prepareSavedSearches, savedSearchKeys, saveRecentPage } from './saved-searches'

const site = { url: 'https://docs.example.org', baseUrl: '/', origin: 'http://localhost:3000' }
const { recent, favorite } = savedSearchKeys('docs')
const levels = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null }
const page = (name: string) => ({
  objectID: `/${name}/`,
  type: 'lvl1' as const,
  url: `/${name}/`,
  hierarchy: { lvl0: 'Help', lvl1: name, ...levels },
  content: null,
  anchor: null,
})

/** Puts a storage in the place of the browser's. */
function useStorage(stored: Record<string, string>, mostCharacters = 1_000_000): Map<string, string> {
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

test('drops stored entries of the wrong shape and keeps the others', () => {
  const entries = [
    null,
    7,
    { objectID: 'x' },
    { ...page('a'), url: 'javascript:alert(1)' },
    { ...page('b'), type: 'constructor' },
    { ...page('c'), type: 'content' },
    { ...page('d'), hierarchy: { lvl0: 'Help', lvl1: { toString: 1 } } },
    page('e'),
  ]
  expect(parseSavedSearches(JSON.stringify(entries), site)).toEqual([page('e')])
  for (const garbage of ['', 'no JSON', 'null', '{}', '"text"']) expect(parseSavedSearches(garbage, site)).toEqual([])
})

test('escapes stored texts and drops snippets', () => {
  const text = '<img src=x onerror=alert(1)>'
  const entry = { ...page('a'), hierarchy: { lvl0: 'Help', lvl1: text }, _snippetResult: { content: { value: text } } }
  expect(parseSavedSearches(JSON.stringify([entry]), site)).toEqual([
    { ...page('a'), hierarchy: { lvl0: 'Help', lvl1: '&lt;img src=x onerror=alert(1)&gt;' } },
  ])
})

test('cleans the stored lists', () => {
  const stored = useStorage({ [recent]: JSON.stringify([page('a'), { bad: true }]), [favorite]: 'garbage' })
  expect(prepareSavedSearches('docs', site)).toBe(true)
  expect([...stored]).toEqual([[recent, JSON.stringify([page('a')])]])
})

test('saves nothing when storage is full or blocked', () => {
  useStorage({}, 1000)
  expect(prepareSavedSearches('docs', site)).toBe(false)
  Object.defineProperty(globalThis, 'localStorage', {
    get: () => {
      throw new Error('SecurityError')
    },
    configurable: true,
  })
  expect(prepareSavedSearches('docs', site)).toBe(false)
  expect(() => saveRecentPage(page('a'), 'docs', site)).not.toThrow()
})

test('saves a text hit as its page, first and once, unless the page is a favourite', () => {
  const text = { ...page('a'), objectID: 'a-3', type: 'content' as const, url: '/a/#part', content: 'Text' }
  const others = ['b', 'c', 'd', 'e', 'f', 'g', 'h'].map(page)
  const stored = useStorage({ [recent]: JSON.stringify([...others.slice(0, 1), page('a'), ...others.slice(1)]) })
  saveRecentPage(text, 'docs', site)
  expect(JSON.parse(stored.get(recent) ?? '')).toEqual([page('a'), ...others.slice(0, 6)])

  stored.set(favorite, JSON.stringify([page('z')]))
  saveRecentPage(text, 'docs', site)
  expect(JSON.parse(stored.get(recent) ?? '')).toHaveLength(4)

  stored.set(recent, '[]')
  stored.set(favorite, JSON.stringify([page('a')]))
  saveRecentPage(text, 'docs', site)
  expect(stored.get(recent)).toBe('[]')
})

import { expect, test } from '@playwright/test'
import { findNearestPages, type KnownPage, wordsOfPath } from './nearest-pages'

const pages: KnownPage[] = [
  ['/', 'Quick start'],
  ['/help/phase', 'Phase correction'],
  ['/help/peaks', 'Peaks'],
  ['/help/editStructure', 'Edit a structure'],
  ['/help/zero-filling', 'Zero filling'],
  ['/general/global_concepts', 'Global concepts'],
  ['/blog', 'Blog'],
  ['/blog/2024-03-01-newsletter', 'Newsletter of March 2024'],
]

const first = (path: string) => findNearestPages(path, pages)[0]?.[0]

test('finds the page for a typo, a wrong case, a lost slash, an old folder and a file extension', () => {
  expect(first('/help/phse')).toBe('/help/phase')
  expect(first('/Help/EditStructure/')).toBe('/help/editStructure')
  expect(first('/helpphase')).toBe('/help/phase')
  expect(first('/docs/1d/phase')).toBe('/help/phase')
  expect(first('/help/zero_filling.html')).toBe('/help/zero-filling')
  expect(first('/general/global-concepts')).toBe('/general/global_concepts')
  expect(first('/blog/2024-03-02-newsletter')).toBe('/blog/2024-03-01-newsletter')
})

test('offers the parent page, and nothing without a similar page', () => {
  expect(findNearestPages('/blog/what-will-come-in-2030', pages)).toEqual([['/blog', 'Blog']])
  expect(findNearestPages('/no/such/page/at/all', pages)).toEqual([])
  expect(first('/%E0%A4%A')).toBeUndefined()
})

test('returns the words to search for', () => {
  expect(wordsOfPath('/20_1d-spectra/Phase_correction.html')).toBe('1d spectra phase correction')
})

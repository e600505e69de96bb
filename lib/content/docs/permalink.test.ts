import { expect, test } from '@playwright/test'
import {
  findAddressFault,
  formatPermalink,
  isFolderIndex,
  parseNumberPrefix,
  resolveSitePath,
  stripNumberPrefixes,
} from './permalink'

test('reads a number prefix as a position', () => {
  const table: Array<[string, string, number]> = [
    ['1-Doc', 'Doc', 1],
    ['01_doc', 'doc', 1],
    ['003 - my doc', 'my doc', 3],
    ['10.intro', 'intro', 10],
    ['0---zero', 'zero', 0],
    ['7 ._- mixed', 'mixed', 7],
    ['0046036 - long', 'long', 46036],
    ['999      .       far', 'far', 999],
  ]
  for (const [written, name, number] of table) {
    expect(parseNumberPrefix(written), written).toEqual({ name, number })
  }
})

test('keeps a number that belongs to a date, a version or another number', () => {
  const names = [
    ...['20_1d-spectra', '30_2d-spectra', '2021-11-foo', '2021-01-31 - note'],
    ...['31.01.2021-note', '21-01', '7.0-foo', '8.0.0'],
    ...['14_2_16', '01', '2021', 'doc-1', 'a1-doc', '00abc01-doc', '1-', '1--', 'My 001- Doc'],
  ]
  for (const name of names) expect(parseNumberPrefix(name), name).toEqual({ name })
})

test('strips number prefixes from each part of a path', () => {
  expect(stripNumberPrefixes('0-Root/1 - Sub/2.  Deep/3 _Doc')).toBe('Root/Sub/Deep/Doc')
  expect(stripNumberPrefixes('.')).toBe('.')
})

test('treats a file named index, readme or like its folder as the index of the folder', () => {
  for (const name of ['index.md', 'a/Index.mdx', 'a/README.md', 'tools/Tools.md', '1-x/1-x.md']) {
    expect(isFolderIndex(name), name).toBe(true)
  }
  for (const name of ['a.md', 'a/indexes.md', '1-x/x.md', 'a/b/a.md']) expect(isFolderIndex(name), name).toBe(false)
})

test('decodes an address once, normalises it, and encodes it once', () => {
  const of = (name: string, slug?: string, prefix = '') =>
    formatPermalink(resolveSitePath({ name, slug, lastPart: 'last', stripsPrefixes: true, isIndex: false }, prefix))
  expect(of('a.md')).toBe('/last')
  expect(of('10-x/y/a.md')).toBe('/x/y/last')
  expect(of('a.md', '/')).toBe('/')
  expect(of('a.md', '/', '/1.0')).toBe('/1.0')
  expect(of('a.md', 'b c', '/2.0%20beta')).toBe('/2.0%20beta/b%20c')
  expect(of('x/a.md', '/b/c/', '/1.0')).toBe('/1.0/b/c')
  expect(of('x/a.md', '..')).toBe('/')
  expect(of('x/a.md', '/a b/%C3%A9')).toBe('/a%20b/%C3%A9')
  expect(of('x/a.md', '/100%')).toBe('/100%25')
  // As macOS writes it: a letter and its mark apart.
  expect(of('e\u0301/a.md')).toBe('/%C3%A9/last')
  expect(of('a.md', '/what?')).toBeUndefined()
  expect(of('a.md', '/c#')).toBeUndefined()
})

test('refuses an address that is too long as a whole, though each part is short', () => {
  const long = (parts: number) => `/${Array.from({ length: parts }, () => 'part').join('/')}`
  expect(findAddressFault(long(160))).toBeUndefined()
  expect(findAddressFault(long(161))).toBe('has more than 800 bytes')
  expect(findAddressFault(`/${'é'.repeat(90)}/${'é'.repeat(90)}/${'é'.repeat(90)}`)).toBeUndefined()
  expect(findAddressFault(`/a${'/é'.repeat(300)}`)).toBe('has more than 800 bytes')
})

test('rejects invisible characters in addresses, except joiners in words and emoji', () => {
  for (const character of ['\u200B', '\u202E', '\u2066', '\uFEFF', '\u00AD']) {
    expect(formatPermalink(`/a${character}b`)).toBeUndefined()
  }
  expect(formatPermalink('/👩\u200D🔬')).toBe('/%F0%9F%91%A9%E2%80%8D%F0%9F%94%AC')
  expect(formatPermalink('/می\u200Cخواهم')).toContain('%E2%80%8C')
})

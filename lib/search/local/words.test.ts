import { expect, test } from '@playwright/test'
import { findTerms, findWords } from './words'

const same = [
  ...['Ångström = angstrom', '¹H = 1H', '¹³C = 13c', 'CO₂ = co2', 'T₂* = T2', 'δ = delta', 'Δν = delta nu', 'µ = mu'],
  ...['λmax = lambda max', 'zero-filling = zero filling', 'colours = color', 'apodisation = apodization'],
  ...['analyse = analyze', 'labelling = labeling', 'peaks = peak', 'frequencies = frequency', 'boxes = box'],
  ...['spectraPanel = spectrapanel'],
]

test('finds a word by its other spellings', () => {
  const terms = same.map((pair) => pair.split(' = ').map(findTerms))
  expect(terms.map(([, typed]) => typed)).toEqual(terms.map(([written]) => written))
})

test('keeps words that end in s but are not plurals', () => {
  expect(findTerms('analysis axis gauss focus series')).toEqual(['analysis', 'axis', 'gauss', 'focus', 'series'])
})

test('keeps signs in names of languages', () => {
  expect(findTerms('C++, c#, C and NC++, A#b, Na+')).toEqual(['c++', 'c#', 'c', 'and', 'nc', 'a', 'b', 'na'])
})

test('reads a version with and without its v', () => {
  expect(findTerms('v2.4.10-beta.1, V1.0 and 2.4.10')).toEqual(['2.4.10', 'beta', '1', '1.0', 'and', '2.4.10'])
  expect(findTerms('v2 dev2.0')).toEqual(['v2', 'dev2', '0'])
})

test('keeps decimal points and Greek words', () => {
  expect(findTerms('0.5 Hz, φάσμα')).toEqual(['0.5', 'hz', 'φασμα'])
})

test('splits scripts without spaces into pairs of characters', () => {
  expect(findTerms('核磁共振 NMR')).toEqual(['核磁', '磁共', '共振', '振', 'nmr'])
  expect(findTerms('스펙트럼 位相')).toEqual(['스펙트럼'.normalize('NFKD'), '位相', '相'])
})

test('skips entities, and returns places in the text', () => {
  const text = 'a&lt;b&#39;amp &amp; ¹³C'
  expect(findWords(text).map(({ start, end }) => text.slice(start, end))).toEqual(['a', 'b', 'amp', '¹³C'])
})

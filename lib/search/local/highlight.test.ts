import { expect, test } from '@playwright/test'
import { highlight, snippet } from './highlight'

const marks = { pre: '[', post: ']', ellipsis: '…' }
const text = 'one two three &lt;four&gt; five &amp; six seven eight nine'

function cut(length: number, ...terms: string[]): string {
  return snippet(text, new Set(terms), length, marks).value
}

test('every match is marked, and matches that touch are one', () => {
  expect(highlight('Δν is not Δ ν', new Set(['delta', 'nu']), marks).value).toBe('[Δν] is not [Δ] [ν]')
  expect(highlight('核磁共振', new Set(['核磁', '磁共']), marks).value).toBe('[核磁共]振')
})

test('the level tells whether nothing, a part or all was found', () => {
  const levels = [[], ['six'], ['one', 'six']].map((found) => {
    const terms = new Set(['one', 'six'])
    return highlight(found.join(' '), terms, marks)
  })
  expect(levels.map(({ matchLevel, matchedWords }) => [matchLevel, matchedWords])).toEqual([
    ['none', []],
    ['partial', ['six']],
    ['full', ['one', 'six']],
  ])
})

test('a snippet has so many words and says where it was cut', () => {
  expect(cut(3, 'one')).toBe('[one] two three…')
  expect(cut(3, 'five')).toBe('…four&gt; [five] &amp; six…')
  expect(cut(3, 'nine')).toBe('…seven eight [nine]')
  expect(cut(3)).toBe('one two three…')
  expect(cut(20, 'nine')).toBe(text.replace('nine', '[nine]'))
})

test('a snippet shows as many different matches as it can', () => {
  expect(cut(4, 'one', 'six', 'eight')).toBe('…five &amp; [six] seven [eight]…')
})

test('of items and rows a snippet shows the one that matches best', () => {
  const rows = 'a · apodization • z · zero filling · a FID is active • t · Fourier transform of a FID • b · zero'
  const shown = (...terms: string[]) => snippet(rows, new Set(terms), 5, marks).value
  expect(shown('zero', 'fid')).toBe('z · [zero] filling · a [FID]…')
  expect(shown('zero')).toBe('z · [zero] filling · a FID…')
  expect(shown('transform')).toBe('t · Fourier [transform] of a…')
})

test('no entity is ever cut', () => {
  for (let length = 1; length < 10; length += 1) {
    for (const term of ['one', 'four', 'five', 'six', 'nine']) {
      expect(cut(length, term).replace(/&(?:lt|gt|amp);/g, '')).not.toMatch(/[&;]/)
    }
  }
})

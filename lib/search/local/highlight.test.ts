import { expect, test } from '@playwright/test'
import { highlight, snippet } from './highlight'

const text = 'one two three &lt;four&gt; five &amp; six seven eight nine'

/** A marked text with brackets instead of the tags. */
const bracket = (marked: string) => marked.replaceAll('<mark>', '[').replaceAll('</mark>', ']')

const cut = (length: number, ...terms: string[]) => bracket(snippet(text, new Set(terms), length))

test('marks every match, and adjacent matches as one', () => {
  expect(bracket(highlight('Δν is not Δ ν', new Set(['delta', 'nu'])))).toBe('[Δν] is not [Δ] [ν]')
  expect(bracket(highlight('核磁共振', new Set(['核磁', '磁共'])))).toBe('[核磁共]振')
})

test('limits a snippet to a number of words, and marks where it was cut', () => {
  expect(cut(3, 'one')).toBe('[one] two three…')
  expect(cut(3, 'five')).toBe('…four&gt; [five] &amp; six…')
  expect(cut(3, 'nine')).toBe('…seven eight [nine]')
  expect(cut(3)).toBe('one two three…')
  expect(cut(20, 'nine')).toBe(text.replace('nine', '[nine]'))
})

test('shows as many different matches as possible in a snippet', () => {
  expect(cut(4, 'one', 'six', 'eight')).toBe('…five &amp; [six] seven [eight]…')
})

test('takes a snippet from the item or row that matches best', () => {
  const rows = 'a · apodization • z · zero filling · a FID is active • t · Fourier transform of a FID • b · zero'
  const shown = (...terms: string[]) => bracket(snippet(rows, new Set(terms), 5))
  expect(shown('zero', 'fid')).toBe('z · [zero] filling · a [FID]…')
  expect(shown('zero')).toBe('z · [zero] filling · a FID…')
  expect(shown('transform')).toBe('t · Fourier [transform] of a…')
})

test('never cuts an entity', () => {
  for (let length = 1; length < 10; length += 1) {
    for (const term of ['one', 'four', 'five', 'six', 'nine']) {
      expect(cut(length, term).replace(/&(?:lt|gt|amp);/g, '')).not.toMatch(/[&;]/)
    }
  }
})

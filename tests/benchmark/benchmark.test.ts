import { expect, test } from '@playwright/test'
import { formatMedian, formatSpread, formatTable, percentile } from './figures'
import { parseOptions } from './options'
import { readOutput } from './run-build'
import { varyDoc } from './write-pages'

test('a copy of a doc has its own address and words, and refers to what the doc refers to', () => {
  const text =
    '---\nslug: /help/phase\ntitle: Phase\n---\n\n# Phase\n\nLike the spectrum, see [FT](./ft.md#how), ![plot](../img/plot.png).\n'
  expect(varyDoc(text, { name: '20_help/phase.md', number: 3 })).toBe(
    '---\ntitle: Phase\n---\n\n# Phase, copy 3\n\nLike the spectrum 3, see [FT](../../20_help/ft.md#how), ![plot](../../img/plot.png).\n',
  )
})

test('phases are read from our lines and from those of Next', () => {
  const ours =
    '✓ Checking the content     92 pages, 3 texts compiled                          6.1 s\n✓ Writing the pages        92 routes                                       14.9 s\n'
  expect(readOutput(ours)).toEqual({
    phases: new Map([
      ['Checking the content', 6.1],
      ['Writing the pages', 14.9],
    ]),
    compiled: 3,
  })
  const next = '✓ Compiled successfully in 2.1min\n✓ Generating static pages using 1 worker (92/92) in 900ms\n'
  expect(readOutput(next)).toEqual({
    phases: new Map([
      ['Compiling the program', 126],
      ['Writing the pages', 0.9],
    ]),
    compiled: undefined,
  })
})

test('the median of what is known', () => {
  expect([formatMedian([3, 1, 2]), formatMedian([1, 2]), formatMedian([undefined, 4]), formatMedian([])]).toEqual([
    '2',
    '1.5',
    '4',
    '–',
  ])
})

test('a percentile is a value that was measured', () => {
  const values = Array.from({ length: 20 }, (_, index) => 20 - index)
  expect([percentile(values, 0.95), percentile(values, 1), percentile(values, 0), percentile([], 0.5)]).toEqual([
    19,
    20,
    1,
    undefined,
  ])
  expect(percentile([undefined, 7], 0.95)).toBe(7)
})

test('figures of several rounds stand with their range, texts once', () => {
  expect(formatSpread([593.2, 405, 730])).toBe('593 (405–730)')
  expect(formatSpread([0.0021, 0.0021])).toBe('0.0021')
  expect(formatSpread([20.16, undefined, 25])).toBe('22.6 (20.2–25)')
  expect(formatSpread(['h1', undefined, 'h1', 'img'])).toBe('h1 or img')
  expect(formatSpread([undefined])).toBe('–')
})

test('a table has a line for each thing and folder', () => {
  const rounds = [
    { dir: 'out', measured: [{ name: 'home', values: { ms: 10, to: 'a|b' } }] },
    { dir: 'old', measured: [{ name: 'home', values: { ms: 30 } }] },
    { dir: 'old', measured: [{ name: 'home', values: { ms: 20 } }] },
    { dir: 'out', measured: [] },
  ]
  expect(formatTable(rounds)).toBe(
    [
      '|  | folder | ms | to |',
      '| --- | --- | ---: | ---: |',
      '| home | out | 10 | a\\|b |',
      '| home | old | 25 (20–30) | – |',
    ].join('\n'),
  )
})

test('options of the benchmark have defaults and are checked', () => {
  const all = { site: 'out', against: undefined, rounds: 3, long: undefined }
  expect(parseOptions([])).toEqual({ ...all, only: ['loads', 'clicks', 'search', 'interactions', 'figures'] })
  expect(
    parseOptions(['--only', 'search,loads', '--rounds=1', '--against', '../old/out', '--long', 'help/phase']),
  ).toEqual({ ...all, against: '../old/out', rounds: 1, only: ['loads', 'search'], long: '/help/phase/' })
  expect(() => parseOptions(['--only', 'loads,pages'])).toThrow('--only names "pages". Choose from loads, clicks')
  expect(() => parseOptions(['--rounds', '0'])).toThrow('--rounds is "0". Set it to a whole number from 1.')
  expect(() => parseOptions(['--round', '1'])).toThrow('--round')
})

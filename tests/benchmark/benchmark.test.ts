import { expect, test } from '@playwright/test'
import { median } from './benchmark-build'
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
  expect([median([3, 1, 2]), median([1, 2]), median([undefined, 4]), median([])]).toEqual(['2', '1.5', '4', '–'])
})

import { spawnSync } from 'node:child_process'
import { expect, test } from '@playwright/test'
import type { Repeated, Work } from '@/tests/count-work'

/** Every kind of character and mark, and short combinations of them. */
const pieces = [
  ...' |\t|\n|\n\n|a|a |é|日|"|\'|&|&a;|;|%|\\|\\\\|^|+|=|#|//|/*|*/|.|1|( |(|)'.split('|'),
  ...'* *a _a ~ ~~a ` ``x `a ``` ~~~ $ $a $$ ! [ [a ![ ] [a]( [^a {#a} { } {} {a <!-- --> < <a <a> </a> <br/>'.split(
    ' ',
  ),
  ...['|', '|a', '|-', ':', ':::', '::: ', ':::a ', ':a[', ':a{', 'a@b.', 'www.a.', 'http://a ', 'export ', '+++'],
  ...['- ', '- a\n', '*   ', '1. ', '1.   ', '2) ', '> ', '>', '# a\n', '==\n', '---\n', '    a\n', '|a\n'],
  ...[
    '[a]: b\n',
    '```\n',
    '$$\n',
    '```mdx-code-block\n',
    '> ```\n```mdx-code-block\n',
    '<!--\n:::tip a\n',
    ':::tip\n',
    ':::tip a\n\n',
    '{#a}\n',
  ],
]

/** The work for texts of each piece, 100 and 400 times. */
function countWork(format: Repeated['format']): Array<[short: Work, long: Work]> {
  const texts = pieces.flatMap((piece) => [100, 400].map((times): Repeated => ({ piece, times, format })))
  const options = { input: JSON.stringify(texts), encoding: 'utf8', maxBuffer: 1e8 } as const
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx/esm', 'tests/count-work.ts'], options)
  if (stdout === '') throw new Error(stderr)
  const counted: Work[] = JSON.parse(stdout)
  return pieces.map((_, index) => counted.slice(2 * index, 2 * index + 2) as [Work, Work])
}

for (const format of ['md', 'mdx'] as const) {
  test(`${format}: four times the text takes about four times the work`, () => {
    test.setTimeout(300_000)
    const results = countWork(format)
    const slow = results.flatMap(([short, long], index) => {
      const facts = [JSON.stringify(pieces[index]), (long.own / short.own).toFixed(1), long.own, long.all].join(' ')
      // The parser compares marks of a paragraph with each other; the compiler limits their number.
      return long.own > 4.5 * short.own || long.all > 20_000_000 ? [facts] : []
    })
    expect(slow).toEqual([])
  })
}

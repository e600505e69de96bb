import { expect, test } from '@playwright/test'
import { formatProblems, type Problem } from './problems'

const warn = (file: string, found: string, fix = 'Remove it.'): Problem => ({
  severity: 'warning',
  ...{ file, line: 3, found, fix },
})

test('prints errors first, and each finding once with all its locations', () => {
  const live = (file: string) => warn(file, 'It is odd.')
  const error: Problem = { severity: 'error', file: 'z.md', found: 'It is wrong.', fix: 'Write it.' }
  expect(formatProblems([live('b.md'), live('a.md'), error, { ...error, file: 'y.md' }])).toBe(
    [
      'y.md  error: It is wrong. Write it.\n  Also at z.md',
      'a.md:3  warning: It is odd. Remove it.\n  Also at b.md:3',
      '2 errors, 2 warnings',
    ].join('\n\n'),
  )
})

test('lists a few locations of a warning, and all of an error', () => {
  const same = Array.from({ length: 12 }, (_, index) => warn(`p${index + 10}.md`, 'It is odd.'))
  expect(formatProblems(same)).toContain(
    'Also at p11.md:3, p12.md:3, p13.md:3, p14.md:3, p15.md:3, p16.md:3, p17.md:3, p18.md:3, 3 more\n',
  )
  const errors = same.map((problem): Problem => ({ ...problem, severity: 'error' }))
  expect(formatProblems(errors)).toMatch(/Also at p11\.md:3, .*p20\.md:3, p21\.md:3\n/)
})

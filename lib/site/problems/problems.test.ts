import { expect, test } from '@playwright/test'
import { diagnose } from './diagnostic'
import { formatProblems, type Problem } from './problems'

const warn = (file: string): Problem => ({ file, line: 3, ...diagnose('no-description') })

test('prints errors first, and each finding once with all its locations', () => {
  const error: Problem = { file: 'z.md', ...diagnose('empty-heading') }
  expect(formatProblems([warn('b.md'), warn('a.md'), error, { ...error, file: 'y.md' }])).toBe(
    [
      'y.md  error: The heading is empty. Write its text, or remove it.\n  Also at z.md',
      'a.md:3  warning: The page has no description. Add "description" to its front matter.\n  Also at b.md:3',
      '2 errors, 2 warnings',
    ].join('\n\n'),
  )
})

test('lists a few locations of a warning, and all of an error', () => {
  const same = Array.from({ length: 12 }, (_, index) => warn(`p${index + 10}.md`))
  expect(formatProblems(same)).toContain(
    'Also at p11.md:3, p12.md:3, p13.md:3, p14.md:3, p15.md:3, p16.md:3, p17.md:3, p18.md:3, 3 more\n',
  )
  const errors = same.map((problem): Problem => ({ ...problem, severity: 'error' }))
  expect(formatProblems(errors)).toMatch(/Also at p11\.md:3, .*p20\.md:3, p21\.md:3\n/)
})

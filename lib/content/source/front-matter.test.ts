import { expect, test } from '@playwright/test'
import { Problems } from '@/lib/site/problems/problems'
import { parseFrontMatter } from './front-matter'
import { docFrontMatterSchema, pageFrontMatterSchema, postFrontMatterSchema } from './schema'
import { validate } from './validate'

const cases: Array<[what: string, text: string, body: string, bodyLine: number, found: string[]]> = [
  ['front matter', '---\ntitle: A\n---\n\nText', '\nText', 4, []],
  ['line ends of Windows', '---\r\ntitle: A\r\n---\r\nText', 'Text', 4, []],
  ['TOML', '+++\r\na = 1\r\n+++\r\n', '', 1, ['The front matter is TOML.']],
  ['no front matter', '# A\n\n---\n\nText', '# A\n\n---\n\nText', 1, []],
  ['empty front matter', '---\n---\nText', 'Text', 3, []],
  ['spaces after the dashes', '--- \ntitle: A\n--- \nText', 'Text', 4, []],
  ['a line after an empty one', '\r\n---\r\ntitle: A\r\n---\r\n', '', 1, ['There is an empty line before']],
  ['a program', '---js\n{}\n---\n', '', 1, ['The front matter is marked as "js".']],
  ['no end', '---\ntitle: A\n\nText', '', 1, ['The front matter is never closed.']],
  ['no end, but a longer line', '---\ntitle: A\n\n----\n', '', 1, ['The front matter is never closed.']],
  ['no end, but a table', '---\ntitle: A\n\na | b\n--- | ---\n', '', 1, ['The front matter is never closed.']],
]

test('splits a file into front matter and body', () => {
  for (const [what, text, body, bodyLine, found] of cases) {
    const problems = new Problems()
    expect(parseFrontMatter(text, 'a.md', problems), what).toMatchObject({ body, bodyLine })
    expect(problems.all, what).toEqual(
      found.map((start) => expect.objectContaining({ message: expect.stringContaining(start) })),
    )
    expect(problems.all.map(({ source }) => source ?? '').join()).not.toContain('\r')
  }
})

test('reads switches and numbers in quotes', () => {
  const problems = new Problems()
  const block = 'draft: "true"\nhide_title: \'False\'\nsidebar_position: "2"\ntoc_min_heading_level: "3"'
  const { yaml } = parseFrontMatter(`---\n${block}\n---\n`, 'a.md', problems)
  const meta = validate(docFrontMatterSchema, yaml, { problems, unknownKeys: 'warning' })
  expect(problems.all).toEqual([])
  expect(meta).toEqual({ draft: true, hide_title: false, sidebar_position: 2, toc_min_heading_level: 3 })
})

test('warns of a key that has an effect on docs only', () => {
  for (const [schema, faults] of [
    [docFrontMatterSchema, 0],
    [postFrontMatterSchema, 1],
    [pageFrontMatterSchema, 1],
  ] as const) {
    const problems = new Problems()
    const { yaml } = parseFrontMatter('---\ntitle: A\ndescribes: false\n---\n', 'a.md', problems)
    validate(schema, yaml, { problems, unknownKeys: 'warning' })
    expect(problems.all.map(({ severity, line }) => ({ severity, line }))).toEqual(
      Array.from({ length: faults }, () => ({ severity: 'warning', line: 3 })),
    )
  }
})

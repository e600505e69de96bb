import { expect, test } from '@playwright/test'
import { formatProblems, Problems } from '@/lib/site/problems/problems'
import { parseYaml } from './yaml'

function parse(text: string, file: string) {
  const problems = new Problems()
  return { ...parseYaml(text, file, problems), problems: problems.all }
}

test('locates values, keys and the nearest ancestor of what is missing', () => {
  const yaml = parse('a:\n  - b: 1\n    c: [x, y]\n1.0: version\n', 'f.yml')
  expect(yaml.value).toEqual({ a: [{ b: 1, c: ['x', 'y'] }], '1.0': 'version' })
  expect(yaml.locationOf(['a', 0, 'c', 1])).toEqual({ file: 'f.yml', line: 3, column: 12, source: '    c: [x, y]' })
  expect(yaml.locationOf(['a', 0, 'c'], 'key')).toMatchObject({ line: 3, column: 5 })
  expect(yaml.locationOf(['1.0'])).toMatchObject({ line: 4, column: 6 })
  expect(yaml.locationOf(['a', 0, 'missing', 'deeper'])).toMatchObject({ line: 2, column: 5 })
  expect(parse('', 'f.yml').locationOf(['a'])).toEqual({ file: 'f.yml' })
})

test('keeps dates as text and allows tabs in JSON', () => {
  expect(parse('day: 2024-10-16', 'f.yml').value).toEqual({ day: '2024-10-16' })
  expect(parse('{\n\t"a": [1,\n\t2]\n}', 'f.json').value).toEqual({ a: [1, 2] })
})

test('keeps numbers as text if parsing would change them', () => {
  const { value } = parse('a: 1.10\nb: [2.0, 0x10, 1e3]\nc: 10\nd: 1.5', 'f.yml')
  expect(value).toEqual({ a: '1.10', b: ['2.0', '0x10', '1e3'], c: 10, d: 1.5 })
})

test('refuses the name of the prototype as a key', () => {
  expect(formatProblems(parse('a:\n  __proto__: 1', 'f.yml').problems)).toContain(
    'f.yml:2:3  error: A key cannot have the name "__proto__". Write another name.',
  )
})

test('reports a line that ends the file for YAML, unless nothing follows', () => {
  const lost = (text: string) => formatProblems(parse(text, 'f.yml').problems).split('\n')[0]
  for (const text of [
    'a: 1\n---\nb: 2',
    'a: 1\n...\nb: 2\n',
    '---\n---\n# c\nb: 2',
    'a: 1\n--- b',
    'a: 1\n---\n---\nb: [',
  ])
    expect(lost(text), text).toBe(
      'f.yml:2:1  error: This line ends the file for YAML: what follows would be lost. Remove it.',
    )
  for (const text of ['---\na: 1\n', '# c\n---\na: 1\n', '%YAML 1.2\n---\na: 1', 'a: 1\n---\n', 'a: 1\n...\n# c\n'])
    expect([lost(text), parse(text, 'f.yml').value], text).toEqual(['No problems.', { a: 1 }])
})

test('never throws', () => {
  const bomb =
    'a: &a [1,1,1,1,1,1,1,1,1]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b]\nd: [*c,*c,*c,*c]'
  const texts = [
    '<<: 1',
    bomb,
    '? [a]\n: b',
    '%YAML 9',
    '- - -',
    '&a',
    '*a',
    '{',
    '\u0000',
    '"\\x"',
    '--- |\n a\n...\nb',
  ]
  for (const text of texts) {
    expect(formatProblems(parse(text, 'f.yml').problems), text).not.toContain('undefined')
  }
})

test('reports aliases that cannot be resolved at their lines', () => {
  for (const text of ['a: &a\n  b: *a', 'a: &a\n  - c\n  - [{ d: *a }]']) {
    const { value, problems } = parse(text, 'f.yml')
    expect(value).toBeUndefined()
    expect(formatProblems(problems)).toMatch(/^f\.yml:[23]:\d+ {2}error: .*a reference cannot be resolved/)
  }
  expect(parse('a: 1\nb:\n  <<: 1', 'f.yml').problems).toMatchObject([{ line: 3, column: 3 }])
  expect(parse('a: 1\nb: *c', 'f.yml').problems).toMatchObject([{ line: 2, column: 4 }])
  expect(parse('a: &a [1]\nb: [*a, *a]', 'f.yml').value).toEqual({ a: [1], b: [[1], [1]] })
})

test('warns of text that YAML reads as a comment', () => {
  const warnings = (text: string) => formatProblems(parse(text, 'f.yml').problems)
  expect(warnings('a: 1\ntitle: Update #2 of the manual\n')).toContain(
    'f.yml:2:15  warning: YAML reads "#2 of the manual" as a comment: it is not part of the value. ' +
      'Put the value in quotes: title: "Update #2 of the manual"; a comment starts with "# ".',
  )
  for (const lost of [
    'accent: #0a7178',
    'tags:\n  - a #b',
    'tags: [a, #b\n]',
    'tags: [a, C #1]',
    'a: b\n  c #d',
    '\ufeffa: b #c',
    'a: "b" #c',
  ])
    expect(warnings(lost), lost).toContain('as a comment')
  const kept = [
    'a: b # c',
    '#a\nb: c',
    'a: b\n  #c\nd: e',
    'a: "b #c"',
    'a: b#c',
    'a: |\n  b #c',
    'a: >-\n  #b',
    "a: 'b\n  #c'",
  ]
  for (const text of [...kept, '{"a": "#b"}']) expect(warnings(text), text).toBe('No problems.')
})

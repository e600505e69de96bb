import { expect, test } from '@playwright/test'
import { checkMarkdown, firstProblems } from '@/tests/render-markdown'

const mistakes: Record<string, string> = {
  'a shift of <5 ppm':
    '1:12  error: "<" starts a tag in MDX, and "5" cannot be part of one. Write "&lt;" or "\\<" for the character itself, or correct the tag.',
  'see <https://example.org/a>':
    '1:5  error: "<https://example.org/a>" is not a link in MDX, where "<" starts a tag. Write "[https://example.org/a](https://example.org/a)".',
  '<team@example.org>':
    '1:1  error: "<team@example.org>" is not a link in MDX, where "<" starts a tag. Write "[team@example.org](mailto:team@example.org)".',
  'text\n\n<div>\n\nmore':
    '3:1  error: The tag "<div>" is opened here and not closed in its place. Close it with "</div>" in the same paragraph, list item or tag, put both tags on separate lines, or write "&lt;div>" for the characters themselves.',
  'one<br>two': '1:4  error: The tag "<br>" is not closed. End it with "/>", as in "<br />".',
  '<div>\n<section>\n</div>':
    '2:1  error: The tag "<section>" is opened here and not closed in its place. Close it with "</section>" in the same paragraph, list item or tag, put both tags on separate lines, or write "&lt;section>" for the characters themselves.',
  'text</b>':
    '1:6  error: The text cannot be read: Unexpected closing slash `/` in tag, expected an open tag first. Correct it there, or write "\\<" and "\\{" for the characters themselves.',
  'text <!-- note':
    '1:6  error: "<" starts a tag in MDX, and "!" cannot be part of one. Write "&lt;" or "\\<" for the character itself, or correct the tag.',
  'a set {a b} of':
    '1:9  error: "{" starts JavaScript in MDX, but what follows is invalid: Unexpected content after expression. Write "\\{" for the character itself, or correct the expression.',
  'text\n\na {b':
    '3:3  error: "{" starts JavaScript in MDX, and no "}" ends it. Write "\\{" for the character itself, or end the expression with "}".',
  '<Tabs groupId={} />':
    '1:16  error: The text cannot be read: Unexpected empty expression. Correct it there, or write "\\<" and "\\{" for the characters themselves.',
  'import Tabs from':
    '1:17  error: A line that starts with "import" or "export" is JavaScript in MDX, but this is invalid: Unexpected token. Write "import Name from \'./file.mdx\'" or "export const name = \'value\'"; if it is text, start the line with another word.',
  "import Tabs from '@theme/Tabs'\nText":
    '2:1  error: The text cannot be read: Unexpected `ExpressionStatement` in code: only import/exports are supported. Correct it there, or write "\\<" and "\\{" for the characters themselves.',
}

test('reports text that cannot be read, with its place', async () => {
  expect(await firstProblems(Object.keys(mistakes))).toEqual(mistakes)
})

test('shows the line of the file, below its front matter, with a caret', async () => {
  const { problems } = await checkMarkdown('Fine.\n\nUse {a b} here.', { bodyLine: 6 })
  expect(problems.split('\n').slice(1)).toEqual(['  8 | Use {a b} here.', '            ^'])
})

test('refuses a paragraph with thousands of marks at once, and accepts it as code', async () => {
  const text = '*a_ '.repeat(20_000)
  const { problems } = await checkMarkdown(`Text\n\n${text}`)
  expect(problems).toMatch(/^page\.mdx:3 {2}error: The paragraph contains more than 5000 marks/)
  expect((await checkMarkdown(`\`\`\`txt\n${text}\n\`\`\``)).problems).toBe('')
})

test('refuses hundreds of admonitions that are never closed at once, and accepts a dozen levels', async () => {
  for (const line of [':::note', '> :::note', ':::note[b]{#c}\n\na\n', ':::日']) {
    const { problems } = await checkMarkdown(`Text\n\n${`${line}\n`.repeat(1000)}`)
    expect(problems).toMatch(/^page\.mdx:3 {2}error: The admonition opened here has so many others inside each other/)
    expect(problems.match(/error/g)).toHaveLength(1)
  }
  const colons = (depth: number) => ':'.repeat(15 - depth)
  const levels = Array.from({ length: 12 }, (_, depth) => depth)
  const open = levels.map((depth) => `${colons(depth)}note\n`).join('')
  const close = levels.map((depth) => `${colons(11 - depth)}\n`).join('')
  expect((await checkMarkdown(`${open}${'a\n\n'.repeat(500)}${close}`)).problems).toBe('')
})

test('accepts lists and quotes of a dozen levels', async () => {
  const lists = Array.from({ length: 12 }, (_, depth) => `${'    '.repeat(depth)}- a\n`).join('')
  expect((await checkMarkdown(`${lists}\n${'> '.repeat(40)}b\n`)).problems).toBe('')
})

import { expect, test } from '@playwright/test'
import { checkMarkdown } from '@/tests/render-markdown'

interface Mistake {
  name: string
  text: string
  /** `line:column`. */
  at: string
  found: string
  fix: string
}

const mistakes: Mistake[] = [
  {
    name: 'a less-than sign before a digit',
    text: 'a shift of <5 ppm',
    at: '1:12',
    found: '"<" starts a tag in MDX, and "5" cannot be part of one.',
    fix: 'Write "&lt;" or "\\<" for the character itself, or correct the tag.',
  },
  {
    name: 'an address in angle brackets',
    text: 'see <https://example.org/a>',
    at: '1:5',
    found: '"<https://example.org/a>" is not a link in MDX, where "<" starts a tag.',
    fix: 'Write "[https://example.org/a](https://example.org/a)".',
  },
  {
    name: 'an e-mail address in angle brackets',
    text: '<team@example.org>',
    at: '1:1',
    found: '"<team@example.org>" is not a link in MDX, where "<" starts a tag.',
    fix: 'Write "[team@example.org](mailto:team@example.org)".',
  },
  {
    name: 'a tag that is never closed',
    text: 'text\n\n<div>\n\nmore',
    at: '3:1',
    found: 'The tag "<div>" is opened here and not closed in its place.',
    fix: 'Close it with "</div>" in the same paragraph, list item or tag, put both tags on separate lines, or write "&lt;div>" for the characters themselves.',
  },
  {
    name: 'an element that HTML does not close',
    text: 'one<br>two',
    at: '1:4',
    found: 'The tag "<br>" is not closed.',
    fix: 'End it with "/>", as in "<br />".',
  },
  {
    name: 'tags closed in the wrong order',
    text: '<div>\n<section>\n</div>',
    at: '2:1',
    found: 'The tag "<section>" is opened here and not closed in its place.',
    fix: 'Close it with "</section>" in the same paragraph, list item or tag, put both tags on separate lines, or write "&lt;section>" for the characters themselves.',
  },
  {
    name: 'a closing tag without an opening one',
    text: 'text</b>',
    at: '1:6',
    found: 'The text cannot be read: Unexpected closing slash `/` in tag, expected an open tag first.',
    fix: 'Correct it there, or write "\\<" and "\\{" for the characters themselves.',
  },
  {
    name: 'a comment without an end',
    text: 'text <!-- note',
    at: '1:6',
    found: '"<" starts a tag in MDX, and "!" cannot be part of one.',
    fix: 'Write "&lt;" or "\\<" for the character itself, or correct the tag.',
  },
  {
    name: 'braces that hold no code',
    text: 'a set {a b} of',
    at: '1:9',
    found: '"{" starts JavaScript in MDX, and what follows is not: Unexpected content after expression.',
    fix: 'Write "\\{" for the character itself, or correct the expression.',
  },
  {
    name: 'a brace that is not closed',
    text: 'text\n\na {b',
    at: '3:3',
    found: '"{" starts JavaScript in MDX, and no "}" ends it.',
    fix: 'Write "\\{" for the character itself, or end the expression with "}".',
  },
  {
    name: 'an attribute with empty braces',
    text: '<Tabs groupId={} />',
    at: '1:16',
    found: 'The text cannot be read: Unexpected empty expression.',
    fix: 'Correct it there, or write "\\<" and "\\{" for the characters themselves.',
  },
  {
    name: 'an incomplete import',
    text: 'import Tabs from',
    at: '1:17',
    found: 'A line that starts with "import" or "export" is JavaScript in MDX, and this is not: Unexpected token.',
    fix: 'Write "import Name from \'./file.mdx\'" or "export const name = \'value\'"; if it is text, start the line with another word.',
  },
  {
    name: 'text right below an import',
    text: "import Tabs from '@theme/Tabs'\nText",
    at: '2:1',
    found: 'The text cannot be read: Unexpected `ExpressionStatement` in code: only import/exports are supported.',
    fix: 'Correct it there, or write "\\<" and "\\{" for the characters themselves.',
  },
]

for (const { name, text, at, found, fix } of mistakes) {
  test(`reports ${name}`, async () => {
    const { problems } = await checkMarkdown(text)
    expect(problems.split('\n')[0]).toBe(`page.mdx:${at}  error: ${found} ${fix}`)
  })
}

test('shows the line of the file, below its front matter, with a caret', async () => {
  const { problems } = await checkMarkdown('Fine.\n\nUse {a b} here.', { bodyLine: 6 })
  expect(problems.split('\n').slice(1)).toEqual(['  8 | Use {a b} here.', '            ^'])
})

for (const mark of ['*a_ ', '~~a ', '[', '![a', 'a**b_c*d']) {
  for (const format of ['md', 'mdx'] as const) {
    test(`${format}: 20,000 times ${mark} is refused within a second`, async () => {
      const before = process.cpuUsage()
      const { problems } = await checkMarkdown(`Text\n\n${mark.repeat(20_000)}`, { format })
      expect(problems).toMatch(/^page\.mdx:3:\d+ {2}error: The paragraph holds more than 1,000 marks of this kind\./)
      expect(process.cpuUsage(before).user / 1e6).toBeLessThan(1)
    })
  }
}

const nested = {
  quotes: '> '.repeat(2000),
  'lists in a line': `${'- '.repeat(2000)}a`,
  lists: Array.from({ length: 500 }, (_, depth) => `${'  '.repeat(depth)}- a\n`).join(''),
  'numbered lists': Array.from({ length: 500 }, (_, depth) => `${'   '.repeat(depth)}1. a\n`).join(''),
  tags: `${'<div>'.repeat(1000)}a${'</div>'.repeat(1000)}`,
}
for (const [what, text] of Object.entries(nested)) {
  for (const format of ['md', 'mdx'] as const) {
    test(`${format}: hundreds of ${what} inside each other are refused within a second`, async () => {
      const before = process.cpuUsage()
      const { problems } = await checkMarkdown(`Text\n\n${text}`, { format })
      expect(problems).toMatch(
        /^page\.mdx:\d+(:\d+)? {2}error: Tags, lists or quotes are inside each other more than a hundred times\./,
      )
      expect(process.cpuUsage(before).user / 1e6).toBeLessThan(1)
    })
  }
}

test('accepts lists and quotes of a dozen levels', async () => {
  const lists = Array.from({ length: 12 }, (_, depth) => `${'    '.repeat(depth)}- a\n`).join('')
  expect((await checkMarkdown(`${lists}\n${'> '.repeat(40)}b\n`)).problems).toBe('')
})

import { expect, test } from '@playwright/test'
import { checkMarkdown, firstProblems } from '@/tests/render-markdown'

const cell = (columns: string) =>
  `error: The table has ${columns}: this cell would not be shown. Add a column to the first two lines, or write "\\|" for the character itself.`
const block = (fence: string) =>
  `error: The block that "${fence}" opens here is never closed, and includes the text that follows. Write a line "${fence}" at its end.`

const lost: Record<string, string> = {
  '| a | b |\n| - | - |\n| 1 | 2 | 3 | 4 |': `3:9  ${cell('2 columns')}`,
  '| a |\n| - |\n| `x | y` |': `3:6  ${cell('1 column')}`,
  'Text\n\n```js\nlet a\n\n## Heading': `3:1  ${block('```')}`,
  '~~~~\na\n~~~': `1:1  ${block('~~~~')}`,
  '- a\n\n  ```\n  code\n\n## Heading': `3:3  ${block('```')}`,
  '$$\na\n\n## Heading': `1:1  ${block('$$')}`,
  '```': `1:1  ${block('```')}`,
  '## A\n\n## \n\nText': '3:1  error: The heading is empty. Write its text, or remove it.',
  'See note[^lost].':
    '1:1  error: The footnote "[^lost]" has no text. Add a paragraph "[^lost]: …", or write "\\[^lost]" for the characters themselves.',
  'Text.\n\n[^lost]: Note.':
    '3:1  error: Nothing refers to the footnote "lost": its text would not be shown. Write "[^lost]" where it belongs, or remove it.',
  'A[^1]\n\n[^1]: one\n[^1]: two':
    '4:1  error: "[^1]" is defined in line 3 already: this line has no effect. Write another name here and where it is used, or remove it.',
  '[a] [a][A]\n\n[a]: /b\n[A]: /b\n[A]: /c':
    '5:1  error: "[A]" is defined in line 3 already: this line has no effect. Write another name here and where it is used, or remove it.',
  'A [^a b].\n\n[^a b]: Text':
    '3:1  error: The footnote "[^a b]" has a space in its name. Write a name without spaces where it is used and above its text.',
  '##Results\n\n\\##no #5': '1:1  error: The heading is shown as text. Write a space after "##".',
  '![A plot](./my plot 1.png)':
    '1:1  error: "![A plot](./my plot 1.png)" is shown as text: its address has a space. Write "%20" for it: "./my%20plot%201.png".',
  'See [b](other page.md#part).':
    '1:1  error: "[b](other page.md#part)" is shown as text: its address has a space. Write "%20" for it: "other%20page.md".',
  'Text\n| a | b |\n|:-:|\n| c | d |':
    '2:1  error: The table is shown as text: its first two lines have 2 and 1 cells. Give both as many cells.',
  ':::note\n```text\n:::tip\nin code\n:::\n```\n:::\n\nend':
    '2:1  error: The line ":::" inside the block that "```" opens here closes the admonition around it. Write more colons around the admonition: "::::note" above it, "::::" below it.',
  ':::note\n```js\na\n:::\n\n```js\nb\n```': `2:1  ${block('```')}`,
  'a ![x](./p.png =100x50) b':
    '1:1  error: "![x](./p.png =100x50)" is shown as text: Markdown has no size of a picture. Write <img src="./p.png" alt="x" width="100" height="50" />.',
  '![x](p.png "t" =x50)':
    '1:1  error: "![x](p.png "t" =x50)" is shown as text: Markdown has no size of a picture. Write <img src="p.png" alt="x" height="50" />.',
  '> [!NOTE]\n> Text.': '1:3  error: "[!NOTE]" is shown as text. Write ":::note" above the text and ":::" below it.',
}
for (const format of ['md', 'mdx'] as const) {
  test(`reports text that would be lost, in ${format}`, async () => {
    expect(await firstProblems(Object.keys(lost), { format })).toEqual(lost)
  })

  test(`accepts closed blocks and rows that fit, in ${format}`, async () => {
    const blocks = [
      '```js\na\n```',
      '> ```\n> a\n> ```',
      '- ```\n  a\n  `````',
      '~~~\n```\n~~~',
      '$$\na\n$$',
      '$$a$$',
      '1. a\n\n   ```\n\n   ```',
    ]
    const notes = [
      'Escaped \\[^a], `[^b]`, and used[^c].',
      '[^c]: Note.',
      '> [link](/x) and [!]',
      '[a](<b c.md>) \\[a](b c.md) x[1](2 3) \\![a](b.png =9x9) `![a](b.png =9x9)` [Co][Cr] \\(a\\) x[1][2]',
    ]
    const tables = ['| a | b |\n| - | - |\n| 1 |', '| a |\n| - |\n| 1 | |', '| a |\n| - |\n| x \\| y |']
    expect((await checkMarkdown([...blocks, ...tables, ...notes].join('\n\nText\n\n'), { format })).problems).toBe('')
  })
}

test('reports a block of code that closes its admonition once', async () => {
  for (const body of [
    ':::note\n```\n:::\n```\n:::',
    '> :::note\n> ~~~\n> :::\n> ~~~\n> :::\n\nend',
    ':::note\n\n- a\n\n  ```\n  :::\n  ```\n\n:::',
  ])
    expect((await checkMarkdown(body)).problems.match(/(error|warning): .*/g), body).toEqual([
      expect.stringContaining('inside the block that'),
    ])
})

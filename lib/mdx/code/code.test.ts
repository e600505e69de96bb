import { expect, test } from '@playwright/test'
import { checkMarkdown, renderMarkdown } from '@/tests/render-markdown'
import { readMagicComments } from './code-lines'
import { parseCodeMeta } from './code-meta'
import { highlight, isHighlightable } from './highlight'

test('reads what stands behind the language', () => {
  expect(parseCodeMeta('title="my file.ts" {1,3-5} showLineNumbers')).toEqual({
    title: 'my file.ts',
    highlighted: new Set([1, 3, 4, 5]),
    firstLine: 1,
    unknown: [],
  })
  expect(parseCodeMeta("{ 2 , 4 - 5 } title='a' showLineNumbers=7 live folded")).toEqual({
    title: 'a',
    highlighted: new Set([2, 4, 5]),
    firstLine: 7,
    isLive: true,
    unknown: ['folded'],
  })
  expect(parseCodeMeta('showLineNumbers=false').firstLine).toBeUndefined()
})

const comments: Array<[string, string]> = [
  ['js', '// NAME'],
  ['ts', '/* NAME */'],
  ['tsx', '{/* NAME */}'],
  ['css', '/* NAME */'],
  ['bash', '# NAME'],
  ['python', '  # NAME'],
  ['yaml', '# NAME'],
  ['html', '<!-- NAME -->'],
  ['md', '<!-- NAME -->'],
  ['mdx', '{/* NAME */}'],
  ['matlab', '% NAME'],
  ['sql', '-- NAME'],
  ['text', '// NAME'],
  ['', '# NAME'],
]

for (const [language, comment] of comments) {
  test(`reads ${comment} in ${language || 'code without a language'}`, () => {
    const write = (name: string) => comment.replace('NAME', name)
    const code = [
      'a',
      write('highlight-next-line'),
      'b',
      'c',
      write('highlight-start'),
      'd',
      'e',
      write('highlight-end'),
      'f',
    ]
    expect(readMagicComments(code.join('\n'), language)).toEqual({
      code: 'a\nb\nc\nd\ne\nf',
      highlighted: new Set([2, 4, 5]),
    })
  })
}

test('a range that no block can have takes no time', () => {
  expect(parseCodeMeta('{2-999999999,5-1,0-3}').highlighted.size).toBeLessThan(100_001)
})

test('a magic comment of another language is shown', () => {
  expect(readMagicComments('// highlight-next-line', 'md').code).toBe('// highlight-next-line')
  expect(readMagicComments('a // highlight-next-line', 'js').code).toBe('a // highlight-next-line')
})

for (const language of 'bash json yaml ts tsx js jsx md mdx python diff html css r matlab'.split(' ')) {
  test(`colours ${language}`, async () => {
    expect(isHighlightable(language)).toBe(true)
    const samples: Record<string, string> = {
      md: '**a**',
      diff: '+ a',
      html: '<a href="b">',
      css: 'a { b: 1 }',
      bash: 'echo "a"',
    }
    const lines = await highlight(samples[language] ?? '{ "a": 1 }', language)
    expect(lines.flat().some(({ kind }) => kind !== undefined)).toBe(true)
  })
}

test('tokens of one kind that follow each other are one, plain ones have no kind', async () => {
  expect(await highlight('const a = b', 'ts')).toEqual([
    [
      { text: 'const ', kind: 'keyword' },
      { text: 'a ', kind: 'constant' },
      { text: '=', kind: 'keyword' },
      { text: ' b' },
    ],
  ])
  expect(await highlight('a\n\nb', 'text')).toEqual([[{ text: 'a' }], [{ text: '' }], [{ text: 'b' }]])
})

test('code blocks in Markdown are coloured whatever was loaded before', async () => {
  const [, line] = await highlight('```rust\nlet a = 1;\n```', 'md')
  expect(line?.some(({ kind }) => kind === 'constant')).toBe(true)
})

test('a block has a title, highlighted and numbered lines, and no inline style', async () => {
  const { html } = await renderMarkdown(
    '```ts title="a.ts" {1} showLineNumbers=5\na\n// highlight-next-line\nb\nc\n```',
  )
  expect(html).toBe(
    '<x-codeblock language="ts" title="a.ts" showLineNumbers="">' +
      '<span class="line" data-highlighted="" data-line="5">a</span>\n' +
      '<span class="line" data-highlighted="" data-line="6">b</span>\n' +
      '<span class="line" data-line="7">c</span></x-codeblock>',
  )
})

test('changes are marked in diffs', async () => {
  const { html } = await renderMarkdown('```diff\n--- a\n+++ b\n-c\n+d\n e\n```')
  expect(html.match(/data-diff="\w+"/g)).toEqual(['data-diff="remove"', 'data-diff="add"'])
})

test('<CodeBlock> is coloured like a fence', async () => {
  const { html } = await renderMarkdown(
    '<CodeBlock language="json" title="a.json" metastring="{1}" showLineNumbers={3}>\n{`\n{ "a": 1 }\n`}\n</CodeBlock>',
  )
  expect(html).toMatch(
    /^<x-codeblock language="json" title="a.json" showLineNumbers=""><span class="line" data-highlighted="" data-line="3">/,
  )
  expect(html).toContain('<span class="tk-constant">1</span>')
  const { html: computed } = await renderMarkdown(
    'export const a = \'b\'\n\n<CodeBlock language="js">{a + 1}</CodeBlock>',
  )
  expect(computed).toBe('<x-codeblock language="js">b1</x-codeblock>')
})

test('every block of a page has a name of its own', async () => {
  const { html } = await renderMarkdown(
    '```js title="a.js"\n1\n```\n\n```js title="a.js"\n2\n```\n\n```js\n\n  three();\n```',
  )
  expect([...html.matchAll(/<x-codeblock ([^>]*)>/g)].map(([, attributes]) => attributes)).toEqual([
    'language="js" title="a.js"',
    'language="js" title="a.js" label="a.js (2)"',
    'language="js" label="three();"',
  ])
})

test('plain Markdown keeps what stands behind the language', async () => {
  const { html } = await renderMarkdown('```js{1} title="a.js"\na\n```\n\n    indented <b>', { format: 'md' })
  expect(html).toContain(
    '<x-codeblock language="js" title="a.js"><span class="line" data-highlighted="">a</span></x-codeblock>',
  )
  expect(html).toContain('<span class="line">indented &lt;b&gt;</span>')
})

test('tells of languages and words it does not know', async () => {
  expect(
    (await checkMarkdown('text\n\n```jsno folded\n{}\n```')).problems.split('\n').filter((line) => /^\S/.test(line)),
  ).toEqual([
    'page.mdx:3:1  warning: "folded" after the language of a code block means nothing here. Write title="…", {1,3-5}, showLineNumbers or showLineNumbers=5 there, or remove it.',
    'page.mdx:3:1  warning: The language "jsno" of the code block is not known; it is shown without colours. Did you mean "json"? Write "text" for no colours.',
  ])
})

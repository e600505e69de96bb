import { expect, test } from '@playwright/test'
import { checkMarkdown, renderMarkdown } from '@/tests/render-markdown'

async function html(code: string, info: string): Promise<string> {
  return (await renderMarkdown(`~~~~${info}\n${code}\n~~~~`, { format: 'md' })).html
}

/** The numbers of the highlighted lines. */
async function highlighted(code: string, info: string): Promise<number[]> {
  const lines = (await html(code, info)).split('\n')
  return lines.flatMap((line, index) => (line.includes('data-highlighted') ? [index + 1] : []))
}

test('reads the options after the language', async () => {
  const code = 'a\nb\nc\nd\ne'
  expect(await html(code, 'js title="my file.ts" showLineNumbers')).toMatch(/title="my file.ts".* data-line="1"/)
  expect(await highlighted(code, 'js {1,3-5} showLineNumbers')).toEqual([1, 3, 4, 5])
  expect(await html(code, "js { 2 , 4 - 5 } title='a' showLineNumbers=7")).toMatch(/title="a".* data-line="7"/)
  expect(await highlighted(code, "js { 2 , 4 - 5 } title='a'")).toEqual([2, 4, 5])
  expect(await html(code, 'js showLineNumbers=false')).not.toContain('data-line')
  expect(await highlighted(code, 'js {2-999999999,5-1,0-3}')).toEqual([1, 2, 3, 4, 5])
})

const comments: Array<[string, string]> = [
  ['js', '// NAME'],
  ['ts', '/* NAME */'],
  ['tsx', '{/* NAME */}'],
  ['python', '  # NAME'],
  ['html', '<!-- NAME -->'],
  ['md', '<!-- NAME -->'],
  ['mdx', '{/* NAME */}'],
  ['matlab', '% NAME'],
  ['sql', '-- NAME'],
  ['text', '// NAME'],
  ['', '# NAME'],
  ['vb', "' NAME"],
  ['vb', '’NAME'],
  ['vb', "_ ' NAME"],
  ['bat', 'REM NAME'],
  ['vb', 'rem NAME'],
  ['ocaml', '(* NAME *)'],
  ['f90', '! NAME'],
  ['cobol', '*> NAME'],
  ['wasm', ';; NAME'],
  ['ini', '; NAME'],
  ['jsx', '{ /* NAME */ }'],
]

test('reads magic comments in each language', async () => {
  for (const [language, comment] of comments) {
    const write = (name: string) => comment.replace('NAME', name)
    const start = ['a', write('highlight-next-line'), 'b', 'c']
    const code = [...start, write('highlight-start'), 'd', 'e', write('highlight-end'), 'f'].join('\n')
    expect(await highlighted(code, language), comment).toEqual([2, 4, 5])
    expect(await html(code, language), comment).not.toContain('highlight-')
  }
})

test('shows magic comments of other languages', async () => {
  expect(await html('// highlight-next-line', 'md')).toContain('// highlight-next-line')
  expect(await html('a // highlight-next-line', 'js')).toContain('// highlight-next-line')
})

test('reads magic comments in the front matter of Markdown', async () => {
  const code = '---\n# highlight-next-line\ntitle: a\n---\n\n# highlight-next-line\n\n<!-- highlight-next-line -->\nb'
  expect(await highlighted(code, 'md')).toEqual([2, 7])
})

test('reports magic comments that it does not read', async () => {
  const warningOf = async (line: string, language = 'lua') =>
    (await checkMarkdown(`text\n\n~~~${language}\na\n${line}\nb\n~~~`)).problems
  for (const line of ['--[[ highlight-start ]]', '{- highlight-start -}', ':: highlight-next-line', '⍝ highlight-end'])
    expect(await warningOf(line), line).toContain(
      `page.mdx:3:1  warning: The line "${line}" is shown as code and highlights nothing`,
    )
  for (const line of [
    '- highlight-start',
    '"highlight-start",',
    '.highlight-start {',
    'x highlight-start',
    "'highlight-end'",
  ])
    expect(await warningOf(line), line).toBe('')
  expect(await warningOf('## highlight-start', 'md')).toBe('')
})

test('colours the supported languages', async () => {
  const samples: Record<string, string> = {
    md: '**a**',
    diff: '+ a',
    html: '<a href="b">',
    css: 'a { b: 1 }',
    bash: 'echo "a"',
  }
  for (const language of 'bash json yaml ts tsx js jsx md mdx python diff html css r matlab'.split(' ')) {
    expect(await html(samples[language] ?? '{ "a": 1 }', language), language).toContain('<span class="tk-')
  }
})

test('merges adjacent tokens of one kind', async () => {
  expect(await html('const a = b', 'ts')).toContain(
    '<span class="tk-keyword">const </span><span class="tk-constant">a </span><span class="tk-keyword">=</span> b</span>',
  )
})

test('colours code blocks in Markdown, regardless of the languages loaded before', async () => {
  expect(await html('```rust\nlet a = 1;\n```', 'md')).toContain('class="tk-constant"')
})

test('shows a title, highlighted and numbered lines without inline styles', async () => {
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

test('marks changes in diffs', async () => {
  const { html } = await renderMarkdown('```diff\n--- a\n+++ b\n-c\n+d\n e\n```')
  expect(html.match(/data-diff="\w+"/g)).toEqual(['data-diff="remove"', 'data-diff="add"'])
})

test('colours <CodeBlock> like a fence', async () => {
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

test('gives every block of a page a different name', async () => {
  const { html } = await renderMarkdown(
    '```js title="a.js"\n1\n```\n\n```js title="a.js"\n2\n```\n\n```js\n\n  three();\n```',
  )
  expect([...html.matchAll(/<x-codeblock ([^>]*)>/g)].map(([, attributes]) => attributes)).toEqual([
    'language="js" title="a.js"',
    'language="js" title="a.js" label="a.js (2)"',
    'language="js" label="three();"',
  ])
})

test('keeps the options after the language in plain Markdown', async () => {
  const { html } = await renderMarkdown('```js{1} title="a.js"\na\n```\n\n    indented <b>', { format: 'md' })
  expect(html).toContain(
    '<x-codeblock language="js" title="a.js"><span class="line" data-highlighted="">a</span></x-codeblock>',
  )
  expect(html).toContain('<span class="line">indented &lt;b&gt;</span>')
})

test('reports options of code that have no effect', async () => {
  const warning = async (info: string) => {
    const { problems } = await checkMarkdown(`~~~js ${info}\na\nb\n~~~`)
    return problems.split('\n')[0]?.replace('page.mdx:1:1  warning: ', '')
  }
  expect(await warning('title="a \\"b\\" c.js"')).toBe(
    'The option "b"" of the code block has no effect. Write a title as title="…", in quotes that it does not contain, and lines to highlight as {1,3-5}.',
  )
  expect(await warning('title="a')).toContain('The option "title="a" of')
  expect(await warning('{1')).toContain('The option "{1" of')
  expect(await warning('{a}')).toContain('The option "{a}" of')
  expect(await warning('{1,3}')).toBe(
    'The braces highlight lines that the code does not have: it has 2 lines. Correct the numbers, or mark the lines with comments such as "// highlight-next-line".',
  )
  for (const info of [`title='a "b"' live {2}`, 'title=a.js showLineNumbers={3} x=y', '{2-1}', 'noInline'])
    expect(await warning(info), info).toBe('')
})

test('reports unknown languages', async () => {
  expect((await checkMarkdown('text\n\n```jsno folded\n{}\n```')).problems.split('\n')[0]).toBe(
    'page.mdx:3:1  warning: The language "jsno" of the code block is not known; it is shown without colours. Did you mean "json"? Write "text" for no colours.',
  )
})

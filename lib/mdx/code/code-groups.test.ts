import { expect, test } from '@playwright/test'
import { checkMarkdown, renderMarkdown } from '@/tests/render-markdown'

test('lines are added, removed, focused, wrong and worth a warning by comments, which are not shown', async () => {
  const code = [
    'const a = 1 // [!code --]',
    'const a = 2 // [!code ++]',
    'use(a) // [!code focus:2]',
    'done()',
    'fail() // [!code error]',
    '// [!code warning]',
    'odd()',
    'b() // [!code hl]',
  ]
  const { html } = await renderMarkdown(`\`\`\`js\n${code.join('\n')}\n\`\`\``)
  expect(html).toContain('isMarked')
  expect(html).not.toMatch(/\[!code|\s<\/span>(\n|$)/)
  expect(Array.from(html.matchAll(/<span class="line"([^>]*)>/g), ([, marks]) => marks?.trim())).toEqual([
    'data-diff="remove" data-mark="−"',
    'data-diff="add" data-mark="+"',
    'data-focused=""',
    'data-focused=""',
    'data-kind="danger" data-mark="✕"',
    'data-kind="warning" data-mark="!"',
    'data-highlighted=""',
  ])
})

test('words are marked by the line of the block and by a comment, in code without colours, too', async () => {
  const { html } = await renderMarkdown('```js /beta/\nalpha(beta)\n```\n\n```text\n// [!code word:one]\ntwo one\n```')
  expect(Array.from(html.matchAll(/<mark[^>]*>([^<]*)<\/mark>/g), ([, word]) => word)).toEqual(['beta', 'one'])
})

test('a block without marks has none, and Markdown shows the notation', async () => {
  expect((await renderMarkdown('```js {1}\na()\n```')).html).not.toContain('isMarked')
  expect((await renderMarkdown('````md\n```js\na() // [!code ++]\n```\n````')).html).toContain('[!code ++]')
})

const tabs = (html: string) => Array.from(html.matchAll(/<x-tabitem value="([^"]*)"/g), ([, value]) => value)

test('a command for npm becomes one for each package manager, and the choice is remembered', async () => {
  const { html } = await renderMarkdown('```bash npm2yarn\nnpm install shiki\n```')
  expect(html).toContain('<x-tabs groupId="npm2yarn">')
  expect(tabs(html)).toEqual(['npm', 'yarn', 'pnpm', 'bun'])
  const text = html.replaceAll(/<[^>]+>/g, '')
  for (const command of ['npm install shiki', 'yarn add shiki', 'pnpm add shiki', 'bun add shiki']) {
    expect(text).toContain(command)
  }
})

test('blocks with a label that follow each other become tabs, as do those of a code group', async () => {
  const fences = ['```js tab="One"\n1\n```', '```js tab="Two" {1}\n2\n```', 'Text.', '```js tab="Three"\n3\n```']
  const { html } = await renderMarkdown(fences.join('\n\n'))
  expect(html.match(/<x-tabs>/g)).toHaveLength(2)
  expect(tabs(html)).toEqual(['One', 'Two', 'Three'])
  const group = await renderMarkdown(':::code-group\n\n```js [a.js]\n1\n```\n\n```ts [a.ts]\n2\n```\n\n:::')
  expect(tabs(group.html)).toEqual(['a.js', 'a.ts'])
  expect(group.html).not.toContain('admonition')
  expect((await checkMarkdown(fences.join('\n\n'))).problems).toBe('')
})

test('code that other engines would run is shown, and the writer is told', async () => {
  const { problems } = await checkMarkdown('```jsx live noInline\na()\n```')
  expect(problems).toContain('warning: The block is marked "live", but no page here runs code')
  expect(problems).not.toContain('means nothing here')
})

test('the element for keys stays what it is', async () => {
  for (const format of ['md', 'mdx'] as const) {
    expect((await renderMarkdown('Press <kbd>a</kbd>.', { format })).html).toContain('<kbd>a</kbd>')
  }
})

import { expect, test } from '@playwright/test'
import { ContentError } from '@/lib/site/problems/problems'
import { checkMarkdown, renderMarkdown } from '@/tests/render-markdown'

test('throws all errors of a page at once, and no warnings', async () => {
  const body = '# A\n\n# B\n\n[a](/missing) <B />\n\n:::c\n:::'
  const { problems } = await checkMarkdown(body)
  expect(problems.match(/ {2}warning: /g)).toHaveLength(1)
  const error = await renderMarkdown(body).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ContentError)
  expect(error instanceof ContentError && error.problems.map(({ line, severity }) => [line, severity])).toEqual([
    [5, 'error'],
    [7, 'error'],
    [5, 'error'],
  ])
})

test('renders a page that has only warnings', async () => {
  expect((await renderMarkdown('![](a.png)')).html).toContain('<img')
})

test('runs no code of a page while checking it', async () => {
  expect((await checkMarkdown("export const a = (() => { throw new Error('run') })()")).problems).toBe('')
})

test('drops nothing that a writer typed', async () => {
  const { html } = await renderMarkdown(
    '<Tabs groupId={"a"} {...{ queryString: "b" }}>\n<TabItem value="c">{1 + 1}</TabItem>\n</Tabs>',
  )
  expect(html).toBe('<x-tabs groupId="a" queryString="b"><x-tabitem value="c">2</x-tabitem></x-tabs>')
})

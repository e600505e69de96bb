import { expect, test } from '@playwright/test'
import { tryCode } from '@/lib/build/try-code'
import { fuzz, textOf } from '@/tests/fuzz'
import { checkMarkdown, compileMarkdown } from '@/tests/render-markdown'

const pieces = [
  ...['\n', '\n\n', '\n\n', ' ', '    ', '\t', 'word ', 'é', '日本', '👩‍🔬', '\u200B', '\u202E', '&amp;', '&#0;', '\\'],
  ...['*', '**', '_', '~~', '`', '```', '```js {1-9}\n', '~~~', '$', '$$', '<', '>', '{', '}', '{1}', '{a}', '(', ')'],
  ...`[ ] ![ ]( [^1] https://a.b javascript: | |-| --- :::note ::: :::tip[ <b> </b> <br> <Tabs> </Tabs> <details> " '`.split(
    ' ',
  ),
  ...['[a](./b.md "c")', '[a]: b', '[^1]: c', '# ', '## a {#b}', '- ', '1. ', '- [ ] ', '> ', '<!-- ', ' -->'],
  ...[
    '<!-- truncate -->',
    '<TabItem value="a">',
    '<a href={b}>',
    '<img src="a.png" />',
    '<A b="',
    '" />',
    '{/* ',
    ' */}',
  ],
  ...["import A from './a.mdx'", 'export const a = ', '() => ', '${', '\r\n'],
]

for (const format of ['md', 'mdx'] as const) {
  test(`${format}: compiles or refuses any text quickly, with a problem`, async () => {
    test.setTimeout(180_000)
    // Grammars of code and formulas are loaded once.
    await checkMarkdown('```js\n1\n```\n\n$$\na\n$$', { format })
    await fuzz(textOf(pieces, 40), 60, async (body) => {
      const { code, problems } = await compileMarkdown(body, { format, file: `page.${format}` })
      const hasErrors = problems.some(({ severity }) => severity === 'error')
      expect(code === undefined).toBe(hasErrors)
      return code ? [...problems, ...tryCode(code)] : problems
    })
  })
}

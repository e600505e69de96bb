import { expect, test } from '@playwright/test'
import { formatProblem } from '@/lib/content/source/problems'
import { checkMarkdown, renderMarkdown } from '@/tests/render-markdown'
import { tryCode } from './check-content'

/** What running the code of a text tells. */
async function tell(body: string, partials?: Record<string, string>): Promise<string> {
  const { code, problems } = await checkMarkdown(body, { bodyLine: 3, ...(partials && { partials }) })
  expect(problems).toBe('')
  if (!code) throw new Error('The text has no code.')
  return tryCode(code, 300).map(formatProblem).join('\n')
}

const failing: Array<[name: string, body: string, told: string]> = [
  [
    'braces',
    'Text\n\n{1 + 1}\n\n{null.x}',
    'page.mdx:7  error: The code of the page fails: Cannot read properties of null',
  ],
  ['a line', 'Text {(() => { throw new Error("boom") })()}', 'page.mdx:3  error: The code of the page fails: boom.'],
  [
    'a constant',
    'export const a = 1\nexport const b = a.b.c\n\nText',
    'page.mdx:4  error: The code of the page fails: Cannot',
  ],
  ['an attribute', '<b\n  className={null.x}>a</b>', 'page.mdx:4  error: The code of the page fails: Cannot'],
  ['a spread', 'Text\n\n<b {...null.x}>a</b>', 'page.mdx:5  error: The code of the page fails: Cannot'],
  [
    'a loop',
    'Text\n\n{(() => { while (true) {} })()}',
    'page.mdx:5  error: The code of the page did not finish within 0.3 seconds.',
  ],
  ['an exit', 'Text\n\n{process.exit(3)}', 'page.mdx:5  error: The code of the page fails: It ends the build.'],
  [
    'a loop in a constant',
    'export const a = (() => { for (;;) {} })()',
    'page.mdx:3  error: The code of the page did not',
  ],
  [
    'an unknown name in braces',
    'the set {peaks}',
    'page.mdx:3  error: The page defines no "peaks". Write "\\{" for a brace in the text, or define the name: export const peaks = \'…\'.',
  ],
  [
    'an unknown name in an attribute',
    'Text\n\n<b className={peaks}>a</b>',
    'page.mdx:5  error: The page defines no "peaks"',
  ],
  ['an unknown name in a constant', 'export const a = b + 1', 'page.mdx:3  error: The page defines no "b"'],
  [
    'an unknown name in a component of the page',
    'export const A = () => <b>{1}</b>\nexport const B = () => (\n  <b>{peaks}</b>\n)\n\n<B />',
    'page.mdx:4  error: The page defines no "peaks"',
  ],
  ['an unknown component in code', 'Text\n\n{true && <Zoom />}', 'page.mdx  error: There is no component "<Zoom>".'],
  [
    'a name of the browser',
    'Text\n\n{window.name}',
    'page.mdx:5  error: "window" exists in browsers only, and the build renders the page. Write a component in components/mdx/ with a *.browser.ts beside it.',
  ],
]
for (const [name, body, told] of failing) {
  test(`${name} whose code fails is told with the line`, async () => {
    expect(await tell(body)).toContain(told)
  })
}

test('a partial that fails is told itself', async () => {
  const partials = { 'part.mdx': 'Text\n\n{null.x}' }
  expect(await tell("import Part from './part.mdx'\n\n<Part />\n\n{1 + 1}", partials)).toContain(
    'part.mdx:3  error: The code',
  )
})

test('code that works is fine', async () => {
  expect(await tell('export const a = [1, 2]\n\n{a.map((b) => <b key={b}>{b}</b>)} <Link to="/x">{"a"}</Link>')).toBe(
    '',
  )
})

test('what fails only while the page is shown is told with its line, too', async () => {
  await expect(renderMarkdown('Text\n\n{null.x}')).rejects.toThrow('page.mdx:3  error: The code of the page fails')
})

import { expect, test } from '@playwright/test'
import { formatProblem } from '@/lib/site/problems/problems'
import { checkMarkdown } from '@/tests/render-markdown'
import { tryCode } from './try-code'

/** The problems of the dry run of a text. */
async function tryText(body: string, partials?: Record<string, string>): Promise<string> {
  const { code, problems } = await checkMarkdown(body, { bodyLine: 3, partials })
  expect(problems).toBe('')
  if (!code) throw new Error('The text has no code.')
  return tryCode(code, 300).map(formatProblem).join('\n')
}

const failing: Record<string, string> = {
  'Text\n\n{1 + 1}\n\n{null.x}': 'page.mdx:7  error: The code of the page fails: Cannot read properties of null',
  'Text {(() => { throw new Error("boom") })()}': 'page.mdx:3  error: The code of the page fails: boom.',
  'export const a = 1\nexport const b = a.b.c\n\nText': 'page.mdx:4  error: The code of the page fails: Cannot',
  '<b\n  className={null.x}>a</b>': 'page.mdx:4  error: The code of the page fails: Cannot',
  'Text\n\n<b {...null.x}>a</b>': 'page.mdx:5  error: The code of the page fails: Cannot',
  'Text\n\n{(() => { while (true) {} })()}':
    'page.mdx:5  error: The code of the page did not finish within 0.3 seconds.',
  'export const a = (() => { for (;;) {} })()': 'page.mdx:3  error: The code of the page did not',
  'Text\n\n{process.exit(0)}': 'page.mdx:5  error: The code of the page fails: process.exit() would end the build.',
  'export const a = globalThis.process.exit()': 'page.mdx:3  error: The code of the page fails: process.exit() would',
  'the set {peaks}':
    'page.mdx:3  error: The page defines no "peaks". Write "\\{" for a brace in the text, or define the name: export const peaks = \'…\'. For a name that only browsers have,',
  'export const A = () => <b>{1}</b>\nexport const B = () => (\n  <b>{peaks}</b>\n)\n\n<B />':
    'page.mdx:4  error: The page defines no "peaks"',
  '{1 + 1} <ToolIcon name={"zoo" + "mm"} />':
    'page.mdx  error: There is no tool icon called "zoomm". Did you mean "zoom"?',
  '<Tabs>\n{[1, 2].map((a) => <p key={a}>{a}</p>)}\n</Tabs>':
    'page.mdx  error: The code of the page puts something else than <TabItem> into <Tabs>.',
  'Text\n\n{constructor}\n\n{1 + 1}': 'page.mdx:5  error: A function stands where the page shows text.',
  'Text **a {() => 1}**\n\nText {1}': 'page.mdx:3  error: A function stands where the page shows text. Call it, as in',
  '<Link to="/x">\n  {[1, () => 1]}\n</Link>': 'page.mdx:4  error: A function stands where the page shows text.',
  '{(function again() { return 1 + again() })()}':
    'page.mdx:3  error: Quotes, lists or elements are nested too deeply, or',
  'Text\n\n- a {Symbol("x")}': 'page.mdx:5  error: A symbol stands where the page shows text.',
  'Text\n\n{true && <Zoom />}': 'page.mdx  error: There is no component "<Zoom>".',
}
for (const [body, problem] of Object.entries(failing)) {
  test(`reports ${JSON.stringify(body)} with the line`, async () => {
    expect(await tryText(body)).toContain(problem)
  })
}

test('reports a partial that fails with its file', async () => {
  const partials = { 'part.mdx': 'Text\n\n{null.x}' }
  expect(await tryText("import Part from './part.mdx'\n\n<Part />\n\n{1 + 1}", partials)).toContain(
    'part.mdx:3  error: The code',
  )
})

test('accepts code that works', async () => {
  expect(
    await tryText('export const Each = ({ children }) => <p>{children(1)}</p>\n\n<Each>{(n) => n + 1}</Each>'),
  ).toBe('')
  expect(
    await tryText('export const a = [1, 2]\n\n{a.map((b) => <b key={b}>{b}</b>)} <Link to="/x">{"a"}</Link>'),
  ).toBe('')
})

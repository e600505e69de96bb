import { expect, test } from '@playwright/test'
import { formatProblem } from '@/lib/content/source/problems'
import { checkMarkdown } from '@/tests/render-markdown'
import { writeFolder } from '@/tests/write-folder'
import { tryCode } from './check-content'

/** The problems of the dry run of a text. */
async function tryText(body: string, partials?: Record<string, string>): Promise<string> {
  const { code, problems } = await checkMarkdown(body, { bodyLine: 3, partials })
  expect(problems).toBe('')
  if (!code) throw new Error('The text has no code.')
  return tryCode(code).map(formatProblem).join('\n')
}

const failing: Record<string, string> = {
  'Text\n\n{1 + 1}\n\n{null.x}': 'page.mdx  error: The code of the page fails: Cannot read properties of null',
  'Text {(() => { throw new Error("boom") })()}': 'page.mdx  error: The code of the page fails: boom.',
  'export const a = 1\nexport const b = a.b.c\n\nText': 'page.mdx  error: The code of the page fails: Cannot',
  '<b\n  className={null.x}>a</b>': 'page.mdx  error: The code of the page fails: Cannot',
  'Text\n\n<b {...null.x}>a</b>': 'page.mdx  error: The code of the page fails: Cannot',
  'the set {peaks}':
    'page.mdx  error: The page defines no "peaks". Write "\\{" for a brace in the text, or define the name: export const peaks = \'…\'. For a name that only browsers have,',
  'Text\n\n{true && <Zoom />}': 'page.mdx  error: There is no component "<Zoom>".',
}
for (const [body, problem] of Object.entries(failing)) {
  test(`reports that ${JSON.stringify(body)} fails`, async () => {
    expect(await tryText(body)).toContain(problem)
  })
}

test('reports an undefined name with its line', async () => {
  const body = '---\ntitle: A\n---\n\nThe set {peaks}\n'
  const file = `${await writeFolder('names', { 'page.mdx': body })}/page.mdx`
  const { code } = await checkMarkdown('The set {peaks}', { file, bodyLine: 5 })
  expect(code && tryCode(code)).toEqual([expect.objectContaining({ file, line: 5 })])
})

test('reports a partial that fails with its file', async () => {
  const partials = { 'part.mdx': 'Text\n\n{null.x}' }
  expect(await tryText("import Part from './part.mdx'\n\n<Part />\n\n{1 + 1}", partials)).toContain(
    'part.mdx  error: The code',
  )
})

test('accepts code that works', async () => {
  expect(
    await tryText('export const a = [1, 2]\n\n{a.map((b) => <b key={b}>{b}</b>)} <Link to="/x">{"a"}</Link>'),
  ).toBe('')
})

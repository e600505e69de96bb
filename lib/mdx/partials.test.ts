import { expect, test } from '@playwright/test'
import { formatCode } from '@/tests/problems'
import { checkMarkdown, compileMarkdown, renderMarkdown } from '@/tests/render-markdown'

const page = 'import Part from \'./_part.mdx\'\n\n## Before\n\n<Part name="Anna" />\n\n## After'

test('shows a partial with its properties and children', async () => {
  const partials = { '_part.mdx': 'Hello *{props.name}*.\n\n{props.children}' }
  const { html } = await renderMarkdown(`${page}\n\n<Part name="Ben">\n\ninside\n\n</Part>`, { partials })
  expect(html).toContain('</h2><p>Hello <em>Anna</em>.</p>')
  expect(html).toContain('<p>Hello <em>Ben</em>.</p><p>inside</p>')
})

test('lists its headings in the table of contents', async () => {
  const partials = { '_part.mdx': '## Inside\n\n### Deeper' }
  const { toc } = await renderMarkdown(page, { partials })
  expect(toc.map(({ text }) => text)).toEqual(['Before', 'Inside', 'Deeper', 'After'])
})

test('can be shown twice without changing the ids of the page', async () => {
  const partials = { '_part.mdx': '## After\n\n## Own {#own}' }
  const { toc } = await renderMarkdown(`${page}\n\n<Part />`, { partials })
  expect(toc.map(({ id }) => id)).toEqual(['before', 'after-1', 'own', 'after', 'after-2', 'own-1'])
  const tag = await checkMarkdown(`${page}\n\n<Part />`, { partials: { '_part.mdx': '<h4 id="own">A</h4>' } })
  expect([tag.problems, tag.ids]).toEqual(['', ['before', 'after', 'own', 'own-1']])
  expect((await checkMarkdown(`${page}\n\n<Part />`, { partials })).problems).toBe('')
})

test('numbers the second of two alternatives with the same id, with a warning', async () => {
  const body = "import A from './_a.mdx'\nimport B from './_b.mdx'\n\n<A />\n\n<B />"
  const cases: Array<[string, string]> = [
    ['#### A {#sdk}', '#### B {#sdk}'],
    ['<h4 id="sdk">A</h4>', '<h4 id="sdk">B</h4>'],
  ]
  for (const [a, b] of cases) {
    const { ids, problems } = await checkMarkdown(body, { partials: { '_a.mdx': a, '_b.mdx': b } })
    expect(ids).toEqual(['sdk', 'sdk-1'])
    expect(problems).toMatch(
      /^_b\.mdx:1:1 {2}warning: The id "sdk" is given in line 1, but it is taken already in _a\.mdx/,
    )
  }
})

test('can be used by code, and include others', async () => {
  const partials = { '_part.mdx': "import Other from './_other.md'\n\nA <Other />", '_other.md': 'B {c}' }
  const { html } = await renderMarkdown(
    "import Part from './_part.mdx'\n\nexport const Long = () => <Part />\n\n<Long />",
    {
      partials,
    },
  )
  expect(html).toBe('<div>A <p>B {c}</p></div>')
})

test('has the front matter of the page, and components without an import', async () => {
  const partials = { '_part.mdx': ':::note {frontMatter.title}\n:::' }
  const { html } = await renderMarkdown(page, { partials, frontMatter: { title: 'Phase' } })
  expect(html).toContain('<p class="admonition-title">Phase</p></x-admonition>')
})

test('keeps ids of footnotes in a page and its partials separate', async () => {
  const partials = { '_part.mdx': 'B[^1]\n\n[^1]: b' }
  const { html } = await renderMarkdown(`A[^1]\n\n[^1]: a\n\n${page}`, { partials })
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toContain('footnote-fn-1')
  expect(ids).toContain('footnote-1-fn-1')
})

test('reports its problems in its file, once', async () => {
  const partials = { '_part.mdx': 'text\n\n[a](./missing.md) <Oops />' }
  const { problems } = await compileMarkdown(`${page}\n\n<Part />`, { partials })
  expect(problems.map(formatCode)).toEqual([
    '_part.mdx:3:19 error unknown-component',
    '_part.mdx:3:1 error missing-file',
  ])
  const broken = await compileMarkdown(page, { partials: { '_part.mdx': 'a {' } })
  expect(broken.problems.map(formatCode)).toContain('_part.mdx:1:3 error open-brace')
})

test('lists its links with its file', async () => {
  const { links } = await checkMarkdown(page, { partials: { '_part.mdx': 'text\n\n[a](/b)' } })
  expect(links).toEqual([{ href: '/b', isFile: false, line: 3, file: '_part.mdx' }])
})

test('refuses partials that include each other', async () => {
  const partials = {
    '_part.mdx': "import Other from './_other.mdx'\n\n<Other />",
    '_other.mdx': "import Part from './_part.mdx'\n\n<Part />",
  }
  expect((await checkMarkdown(page, { partials })).problems.split('\n')[0]).toBe(
    '_other.mdx:3:1  error: _part.mdx includes itself: page.mdx, which includes _part.mdx, which includes _other.mdx, which includes _part.mdx. Remove one of these imports.',
  )
})

test('reports a missing partial at its import', async () => {
  expect((await compileMarkdown(page)).problems.map(formatCode)).toEqual(['page.mdx:1:1 error missing-file'])
})

test('stops at partials that each show the next one twice', async () => {
  const partials = Object.fromEntries(
    Array.from({ length: 24 }, (_, index) => [
      `_part${index}.mdx`,
      index === 23 ? 'End' : `import Next from './_part${index + 1}.mdx'\n\n<Next />\n\n<Next />`,
    ]),
  )
  const { problems } = await checkMarkdown("import Part from './_part0.mdx'\n\n<Part />", { partials })
  expect(problems.match(/error: .*/g)).toEqual([
    expect.stringContaining('The page shows more than 1000 partials, with those inside others.'),
  ])
})

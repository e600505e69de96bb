import { expect, test } from '@playwright/test'
import { readRecords } from '@/tests/site-records'
import { writeFolder } from '@/tests/write-folder'
import { formatMarkdownPages } from './markdown-pages'

async function exportOf(content: Record<string, string>): Promise<Record<string, string>> {
  const settings = 'title: Bench\ntagline: How we work\nurl: https://a.example'
  const folder = await writeFolder('content', { 'site.yml': settings, ...content })
  return Object.fromEntries(formatMarkdownPages(await readRecords(folder)))
}

test('writes the text of each page, with links to such texts', async () => {
  const files = await exportOf({
    'docs/start.md':
      '---\nslug: /\n---\n\n# Start\n\n[Phase](./help/phase.mdx#why), [there](/help/phase), [out](https://b.example), [here](#a)',
    'docs/help/phase.mdx': "---\ntitle: Phase\n---\n\nimport Part from './_part.mdx'\n\nText\n\n<Part />",
    'docs/help/_part.mdx': 'A part with [the start](../start.md).',
  })
  expect(files['/index.md']).toBe(
    '# Start\n\n[Phase](https://a.example/help/phase.md#why), [there](https://a.example/help/phase.md), [out](https://b.example), [here](#a)\n\nSource: https://a.example/\n',
  )
  expect(files['/help/phase.md']).toBe(
    '# Phase\n\nText\n\nA part with [the start](https://a.example/index.md).\n\nSource: https://a.example/help/phase/\n',
  )
})

test('removes imports and comments of MDX, and resolves addresses inside components', async () => {
  const body =
    "import A from '@theme/Tabs'\n\n{/* [no](./start.mdx)\n\nnote */}\n\n{/* a */} b\n\n<kbd>[K](./start.mdx)</kbd>"
  const files = await exportOf({ 'docs/start.mdx': `---\nslug: /\n---\n\n# Start\n\n${body}` })
  expect(files['/index.md']).toMatch(/^# Start\n\nb\n\n<kbd>\[K\]\(https:\/\/a\.example\/index\.md\)<\/kbd>\n\nSource:/)
})

test('keeps blocks of mdx-code-block as written', async () => {
  const fenced = '```mdx-code-block\n<b>in</b>\n```\n\n[Start](./start.md)'
  const files = await exportOf({
    'docs/start.md': '---\nslug: /\n---\n\n# Start',
    'docs/fenced.mdx': `---\ntitle: F\n---\n\n${fenced}`,
  })
  expect(files['/fenced.md']).toContain(fenced.replace('./start.md', 'https://a.example/index.md'))
})

/** The Markdown export of a page with a body, without its title and its last line. */
async function bodyOf(
  body: string,
  content: Record<string, string> = {},
  name = 'docs/help/page.mdx',
): Promise<string> {
  const files = await exportOf({ 'docs/index.md': '# Home', [name]: `# Page\n\n${body}`, ...content })
  return (files['/help/page.md'] ?? '').replace(/^# Page\n\n|\n\nSource: .*\n$/g, '')
}

test('replaces only addresses', async () => {
  const home = 'https://a.example/index.md'
  expect(await bodyOf('[../index.md](../index.md "../index.md"), [*a*](<../index.md>), `[c](../index.md)`')).toBe(
    `[../index.md](${home} "../index.md"), [*a*](${home}), \`[c](../index.md)\``,
  )
  expect(await bodyOf('[a][d]\n\n[d]: ../index.md "T"')).toBe(`[a][d]\n\n[d]: ${home} "T"`)
  const fenced = '```md\n[c](../index.md)\n```'
  expect(await bodyOf(`${fenced}\n\n| a |\n| - |\n| [b](../index.md#c) |`)).toBe(
    `${fenced}\n\n| a |\n| - |\n| [b](${home}#c) |`,
  )
  const math = '$$\na \\cdot b\n$$\n\n:::tip In short\n\nText\n\n:::'
  expect(await bodyOf(math)).toBe(math)
})

test('writes badges as words, and removes components without words', async () => {
  expect(await bodyOf('| <ToolIcon name="zoom" />**Zoom** | (<After>2.5.0</After> new) |\n| - | - |')).toBe(
    '| **Zoom** | (after 2.5.0 new) |\n| - | - |',
  )
  const sample = '<Sample id="ethylbenzene" minutes="20" level="first">\nOpen [it](../index.md).\n</Sample>'
  expect(await bodyOf(`${sample}\n\n<Sample id="aspirin" />`)).toMatch(
    /^Sample: \*\*Ethylbenzene\*\*, ¹H · 20 min · first · 400 MHz, DMSO-d₆, 65\s536 points · \[.*\n\nOpen \[it\]\(https:\/\/a\.example\/index\.md\)\.\n\nSample: \*\*Aspirin.*\)$/,
  )
  expect(await bodyOf('Text\n\n<TermList toc={toc} />\n\n### Term')).toBe('Text\n\n### Term')
})

test('removes comments, and the picture for dark mode of a pair', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
  const content = { 'docs/help/a.svg': svg, 'docs/help/b.svg': svg }
  expect(await bodyOf('Text\n\n{/* truncate */}\n\nMore')).toBe('Text\n\nMore')
  expect(await bodyOf('Text\n\n<!-- truncate -->\n\nMore', {}, 'docs/help/page.md')).toBe('Text\n\nMore')
  expect(await bodyOf('![a](./a.svg#gh-light-mode-only)\n![a](./b.svg#gh-dark-mode-only)\n\nMore', content)).toMatch(
    /^!\[a\]\(https:\/\/a\.example\/assets\/a\.\w+\.svg\)\n\nMore$/,
  )
})

test('resolves addresses of files and in HTML', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
  const content = { 'docs/help/my plot (1).svg': svg, 'docs/help/guide.pdf': '%PDF' }
  const body =
    '![p [q]](./my%20plot%20(1).svg) [g](./guide.pdf#page=3)\n\n<p><a href="./guide.pdf">g</a> <img src="./my plot (1).svg" alt="" /></p>'
  const plot = 'https://a\\.example/assets/my-plot-1\\.\\w+\\.svg'
  const guide = 'https://a\\.example/assets/guide\\.\\w+\\.pdf'
  for (const name of ['docs/help/page.md', 'docs/help/page.mdx']) {
    expect(await bodyOf(body, content, name)).toMatch(
      new RegExp(
        `^!\\[p \\[q\\]\\]\\(${plot}\\) \\[g\\]\\(${guide}#page=3\\)\\n\\n<p><a href="${guide}">g</a> <img src="${plot}" alt="" /></p>$`,
      ),
    )
  }
})

for (const specifier of [`'../_keys/zoom.mdx'`, `"../_keys/zoom.mdx"`, `'@site/docs/_keys/zoom.mdx'`]) {
  test(`a partial imported from ${specifier} is inserted`, async () => {
    const content = { 'docs/_keys/zoom.mdx': '| Key | Effect |\n| - | - |\n| F | [full](../index.md) |' }
    expect(await bodyOf(`import ZoomKeys from ${specifier}\n\nBefore\n\n<ZoomKeys />\n\nAfter`, content)).toBe(
      'Before\n\n| Key | Effect |\n| - | - |\n| F | [full](https://a.example/index.md) |\n\nAfter',
    )
  })
}

test('keeps an import in a fenced example as text', async () => {
  const example = "```mdx\nimport Note from './_note.mdx'\n\n<Note />\n```"
  expect(await bodyOf(example)).toBe(example)
})

test('keeps footnotes of partials separate, and indents partials in lists', async () => {
  const content = { 'docs/help/_part.mdx': 'Part[^1]\n\nMore\n\n[^1]: Of the part.' }
  const body = "import Part from './_part.mdx'\n\nPage[^1]\n\n- Item\n\n  <Part />\n\n<Part />\n\n[^1]: Of the page."
  expect(await bodyOf(body, content)).toBe(
    'Page[^1]\n\n- Item\n\n  Part[^1-1]\n\n  More\n\n  [^1-1]: Of the part.\n\nPart[^1-2]\n\nMore\n\n[^1-2]: Of the part.\n\n[^1]: Of the page.',
  )
})

test('lists posts in llms.txt wherever the blog is, each page on one line', async () => {
  const files = await exportOf({
    'site.yml': 'title: Bench\ntagline: How we work\nurl: https://a.example\nblog:\n  path: news\n  title: News',
    'docs/index.md': '---\ndescription: |\n  One line\n  and another.\n---\n\n# Home',
    'blog/2026-01-02-first.md': '# First',
  })
  expect(files['/llms.txt']).toContain('- [Home](https://a.example/index.md): One line and another.\n')
  expect(files['/llms.txt']).toMatch(/## News\n\n- \[First\]\(https:\/\/a\.example\/news\/2026\/01\/02\/first\.md\)/)
  expect(files['/news/2026/01/02/first.md']?.match(/^# First$/gm)).toHaveLength(1)
})

test('decodes addresses in names of files', async () => {
  const files = await exportOf({ 'docs/Ångström units.md': '# Units' })
  expect(Object.keys(files)).toContain('/Ångström units.md')
})

test('lists pages in llms.txt by category, without unlisted ones, and their texts in llms-full.txt', async () => {
  const files = await exportOf({
    'docs/start.md': '---\nslug: /\ndescription: Where to begin.\n---\n\n# Start',
    'docs/hidden.md': '---\nunlisted: true\n---\n\n# Hidden',
    'blog/2026-01-02-news.md': '# News',
  })
  const at = (name: string) => files[name] ?? files[`/${name}`] ?? ''
  expect(at('hidden.md')).toContain('# Hidden')
  expect(at('llms.txt')).toMatch(
    /^# Bench\n\n> How we work\n\n## Start\n\n- \[Start\]\(https:\/\/a\.example\/index\.md\): Where to begin\.\n\n## Blog\n\n- \[News\]\(https:\/\/a\.example\/blog\/2026\/01\/02\/news\.md\)/,
  )
  expect(at('llms.txt')).not.toContain('Hidden')
  expect(at('llms-full.txt').match(/^Source: /gm)).toHaveLength(2)
})

test('resolves a srcset, and leaves the page of a frame where it is', async () => {
  const files = {
    'static/files/demo.html': '<p>',
    'static/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  }
  const frame = '<iframe title="d" src="/files/demo.html"></iframe>'
  expect(await bodyOf(frame, files)).toBe(frame.replace('/files', 'https://a.example/files'))
  expect(await bodyOf(`---\n\n${frame}`, files, 'docs/help/page.md')).toContain('"https://a.example/files/demo.html"')
  const object = '<object data="/files/demo.html"></object>'
  expect(await bodyOf(object, files)).toBe(object.replace('/files', 'https://a.example/files'))
  expect(await bodyOf('<object data="../../static/a.svg"></object>', files)).toContain('"https://a.example/assets/a.')
  expect(await bodyOf('<img alt="b" src="/a.svg" srcset="/a.svg 1x, https://b.example/c.png 2x" />', files)).toMatch(
    /^<img alt="b" src="(https:\/\/a\.example\/assets\/a\.\w{8}\.svg)" srcset="\1 1x, https:\/\/b\.example\/c\.png 2x" \/>$/,
  )
})

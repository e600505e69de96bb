import { expect, test } from '@playwright/test'
import { parseFragment, serialize } from 'parse5'
import { checkMarkdown, firstProblems, renderMarkdown } from '@/tests/render-markdown'

async function html(body: string, format: 'md' | 'mdx' = 'mdx'): Promise<string> {
  return (await renderMarkdown(body, { format })).html
}

test('uses the first heading of level 1 as the title, and lowers others to level 2', async () => {
  const { html, toc } = await renderMarkdown('{/* note */}\n\n# Title\n\n# Second\n\n<h1>Third</h1>')
  expect(html).toContain('<h1 id="title">Title</h1>')
  expect(html).toContain('<h2 id="second">Second<a')
  expect(html).toContain('<h2>Third</h2>')
  expect(toc).toEqual([{ level: 2, id: 'second', text: 'Second' }])
  const { problems } = await checkMarkdown('# Title\n\n# Second')
  expect(problems.split('\n')[0]).toBe(
    'page.mdx:3:1  warning: A heading of level 1 that does not begin the page would be a second title of the page; it is shown as level 2. Write it with "##".',
  )
  const partial = await checkMarkdown("import Part from './_part.md'\n\n<Part />", {
    partials: { '_part.md': '# Title' },
  })
  expect(partial.problems.split('\n')[0]).toBe(
    '_part.md:1:1  warning: A heading of level 1 in a partial would be a second title of the page; it is shown as level 2. Write it with "##".',
  )
})

test('does not take an HTML heading in plain Markdown for the title', async () => {
  const page = await html('# Title\n\n<h1 align="center">Other</h1>', 'md')
  expect(page).toContain('<h1 id="title">Title</h1><h2 align="center" id="other">Other')
})

test('lists all levels below the title in the table of contents, as plain text', async () => {
  const { toc } = await renderMarkdown(
    '# T\n\n## A `b` *c* [d](/e)\n\n### $T_1$ & <kbd>F</kbd> ![g](h.png)\n\n###### I',
  )
  expect(toc).toEqual([
    { level: 2, id: 'a-b-c-d', text: 'A b c d' },
    { level: 3, id: 't_1--f-g', text: 'T1 & F g' },
    { level: 6, id: 'i', text: 'I' },
  ])
})

test('uses the visible text of a heading for its id, the contents and the search', async () => {
  const { toc } = await renderMarkdown(
    '## Line[^1]\n\n### <div>Required</div>**data**\n\n### See ![a plot](p.png)\n\n[^1]: Note.',
  )
  expect(toc).toEqual([
    { level: 2, id: 'line', text: 'Line' },
    { level: 3, id: 'required-data', text: 'Required data' },
    { level: 3, id: 'see-a-plot', text: 'See a plot' },
  ])
})

test('includes constants of the page in headings, and gives ids to headings without letters', async () => {
  const body =
    "export const version = '2.5.0'\n\n# Release {version}\n\n## New in {version}\n\n## {version}\n\n## ?!\n\n## 🎉"
  const { title, toc, problems } = await checkMarkdown(body)
  expect([title, problems]).toEqual(['Release 2.5.0', ''])
  expect(toc).toEqual([
    { level: 2, id: 'new-in-250', text: 'New in 2.5.0' },
    { level: 2, id: '250', text: '2.5.0' },
    { level: 2, id: 'section', text: '?!' },
    { level: 2, id: 'section-1', text: '🎉' },
  ])
  expect(
    (await checkMarkdown('export const now = Date.now()\n\n## At {now} {/* note */}')).problems.split('\n')[0],
  ).toBe(
    'page.mdx:3:7  warning: The title, the contents and the search leave out "{now}", which is known only when the page is shown. Write the text itself, or a constant: "export const name = \'…\'".',
  )
})

test('counts the name of a link as a target, unless a heading has it', async () => {
  for (const format of ['md', 'mdx'] as const) {
    const { problems, ids } = await checkMarkdown('<a name="old"></a>\n\n<a name="new"></a>\n\n## New', { format })
    expect([problems, ids]).toEqual(['', ['new', 'old']])
  }
})

test('gives headings with the same text different ids', async () => {
  const { toc } = await renderMarkdown('## Peaks\n\n## Peaks\n\n## Peaks')
  expect(toc.map(({ id }) => id)).toEqual(['peaks', 'peaks-1', 'peaks-2'])
})

const twice: Array<[body: string, id: string, line: number, other: number]> = [
  ['## A {#x}\n\n## B {#x}', 'x', 3, 1],
  ['## A {#peaks}\n\n## Peaks', 'peaks', 3, 1],
  ['## Peaks\n\n## A {#peaks}', 'peaks', 1, 3],
  ['<div id="peaks" />\n\n## Peaks', 'peaks', 3, 1],
]

test('reports an id that is given twice', async () => {
  const expected = twice.map(([body, id, line, other]) => [
    body,
    `${line}:1  error: The id "${id}" is given in line ${line}, but it is taken already in line ${other}. Give one of the two a different id: "{#${id}-2}" at the end of a heading.`,
  ])
  expect(await firstProblems(twice.map(([body]) => body))).toEqual(Object.fromEntries(expected))
})

test('puts each table into a frame, named after the heading', async () => {
  const page = await html('| a |\n|:-:|\n| b |\n\n## Keys\n\n| c |\n|---|\n\n<table>\n<tr><td>d</td></tr>\n</table>')
  expect(page).toContain(
    '<div class="table-scroll" data-name="Table"><table><thead><tr><th data-align="center">a</th></tr></thead><tbody><tr><td data-align="center">b</td></tr></tbody></table></div>',
  )
  expect(page).toContain('data-name="Table: Keys"><table><thead>')
  expect(page).toContain('data-name="Table: Keys (2)"><table><tbody><tr><td>d</td></tr></tbody></table>')
})

test('labels task lists and footnotes', async () => {
  expect(await html('- [x] a\n- [ ] b')).toBe(
    '<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" disabled="" aria-label="Done" checked=""/> a</li>' +
      '<li class="task-list-item"><input type="checkbox" disabled="" aria-label="Not done"/> b</li></ul>',
  )
  const { html: page, toc } = await renderMarkdown('a[^1] b[^1]\n\n[^1]: c')
  expect(page).toContain('<h2 class="visually-hidden" id="footnote-label">Footnotes</h2>')
  expect(page).toContain('aria-label="Back to reference 1"')
  expect(page).toContain('aria-label="Back to reference 1-2"')
  expect(toc).toEqual([])
})

test('renders formulas as MathML, in a frame where they may be wide', async () => {
  expect(await html('a $x^2$ b')).toBe('<p>a <math><msup><mi>x</mi><mn>2</mn></msup></math> b</p>')
  const block = '<div class="math-display"><math display="block"><mfrac><mn>1</mn><mn>2</mn></mfrac></math></div>'
  expect(await html('$$\n\\frac{1}{2}\n$$')).toBe(block)
  expect(await html('$\\Delta\\nu = \\sqrt{(f_1 - f_4)(f_2 - f_3)}$')).toMatch(
    /^<p><span class="math-long"><math>.*<\/span><\/p>$/,
  )
  expect(await html('$$\\frac{1}{2}$$')).toBe(block)
  expect(await html('```math\n\\frac{1}{2}\n```')).toBe(block)
  expect(await html('- a\n\n  $$\n  \\frac{1}{2}\n  $$')).toContain(block)
})

test('numbers formulas in the order in which a reader meets them, with those of partials', async () => {
  const numbered = (letter: string) => `$$\n\\begin{equation} ${letter} \\end{equation}\n$$`
  const body = `import Part from './_part.md'\n\n${numbered('a')}\n\n<Part />\n\n${numbered('c')}`
  const { html } = await renderMarkdown(body, { partials: { '_part.md': numbered('b') } })
  expect(html.match(/<mi>[abc]<\/mi>|\(\d\)/g)?.join('')).toBe('<mi>a</mi>(1)<mi>b</mi>(2)<mi>c</mi>(3)')
})

const formulas: Record<string, string> = {
  'text\n\n$\\frac{1$':
    '3:1  error: The formula is not valid TeX: Unexpected end of input in a macro argument, expected \'}\' at end of input: \\frac{1. Correct it, or write "\\$" for a dollar sign that is meant as such.',
  '$$\n\\nonsense\n$$':
    '1:1  error: The formula is not valid TeX: Unsupported function name: \\nonsense at position 1: \\nonsense. Correct it, or write "\\$" for a dollar sign that is meant as such.',
  'a $_$':
    '1:3  error: The formula is not valid TeX: something is missing, perhaps after "^" or "_". Correct it, or write "\\$" for a dollar sign that is meant as such.',
  'a $x \\tag{1}$':
    '1:3  error: The formula is not valid TeX: \\tag works only in display mode. Correct it, or write "\\$" for a dollar sign that is meant as such.',
  'a $\\href{b}{c}$':
    '1:3  error: The command "\\href" would link or load something, set attributes, or need a script, which formulas cannot do here. Remove it from the formula.',
  '$\\toggle{a}{b}\\endtoggle$':
    '1:1  error: The command "\\toggle" would link or load something, set attributes, or need a script, which formulas cannot do here. Remove it from the formula.',
  'see $\\eqref{a}$':
    '1:5  error: The command "\\eqref" cannot find the number of another formula. Give that formula a fixed number, as in "\\tag{1}", and write the number in the text.',
}

test('reports formulas that are not valid TeX, and commands that cannot work', async () => {
  expect(await firstProblems(Object.keys(formulas))).toEqual(formulas)
  const { problems } = await checkMarkdown('$\\href{b}{c}$')
  expect(problems.match(/error:/g)).toHaveLength(1)
})

const nested: Record<string, string> = {
  '<p>\ntext\n</p>': '<p>text</p>',
  '<p>\n\none\n\ntwo\n\n</p>': '<div><p>one</p><p>two</p></div>',
  'text <div>block</div> text': '<div>text <div>block</div> text</div>',
  'text <span><div>block</div></span>': '<div>text <span><div>block</div></span></div>',
  'text <Details>x</Details>': '<div>text <x-details>x</x-details></div>',
  'text <kbd>F</kbd>': '<p>text <kbd>F</kbd></p>',
  '<details>\n<summary>A **b**</summary>\n\ntext\n\n</details>':
    '<details><summary>A <strong>b</strong></summary><p>text</p></details>',
  '<details>\n<summary>A</summary>\ntext\n</details>': '<details><summary>A</summary><p>text</p></details>',
  '<details>\n  <summary>\n  A\n  </summary>\n  text\n</details>': '<details><summary>A</summary><p>text</p></details>',
  '<table>\n<tr> <td>a</td> <td>b</td> </tr>\n</table>': '<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>',
  '<table>\n<caption>c</caption>\n<thead>\n<tr><th>a</th></tr>\n</thead>\n</table>':
    '<table><caption>c</caption><thead><tr><th>a</th></tr></thead></table>',
  'one\n\n- a\n- b\n  - c\n\n> d':
    '<p>one</p><ul><li>a</li><li>b<ul><li>c</li></ul></li></ul><blockquote><p>d</p></blockquote>',
  '*a*\n*b*': '<p><em>a</em>\n<em>b</em></p>',
  '- *a*\n  *b*': '<ul><li><em>a</em>\n<em>b</em></li></ul>',
}

test('nests elements as HTML allows', async () => {
  for (const [body, expected] of Object.entries(nested)) {
    const page = await html(body)
    const unframed = page.replace(/^<div class="table-scroll"[^>]*>(.*)<\/div>$/, '$1')
    // A browser's parser finds nothing to repair.
    expect([unframed, serialize(parseFragment(expected))], body).toEqual([expected, expected])
  }
})

const tabs: Record<string, string> = {
  '<Tabs>\n<TabItem value="a">x</TabItem>\n<TabItem value="a">y</TabItem>\n</Tabs>':
    '3:10  error: Two tabs of one group have the value "a". Give each tab a different value.',
  '<Tabs>\n<TabItem label="a">x</TabItem>\n</Tabs>':
    '2:1  error: The tab has no value. Give it one: <TabItem value="linux" label="Linux">.',
  '<Tabs defaultValue="linus">\n<TabItem value="linux">x</TabItem>\n<TabItem value="mac">x</TabItem>\n</Tabs>':
    '1:7  error: The tab to open first is "linus", but no tab has that value. Did you mean "linux"? Write one of linux, mac.',
  '<Tabs>\n\nlost\n\n<TabItem value="a">x</TabItem>\n</Tabs>':
    '3:1  error: This stands between the tabs, where it would not be shown. Put it into one of the <TabItem>, or outside of <Tabs>.',
  '<Tabs>\nlost\n<TabItem value="a">x</TabItem>\n</Tabs>':
    '2:1  error: This stands between the tabs, where it would not be shown. Put it into one of the <TabItem>, or outside of <Tabs>.',
  '<Tabs>\n\n</Tabs>': '1:1  error: <Tabs> has no tab. Put a <TabItem value="…" label="…"> into it, or remove it.',
  '<TabItem value="a">x</TabItem>':
    '1:1  error: <TabItem> is outside <Tabs>. Put <Tabs> and </Tabs> around the items, on separate lines.',
}

const icons: Record<string, string> = {
  'Click <ToolIcon name="zoomm" />.':
    '1:17  error: There is no tool icon called "zoomm". Did you mean "zoom"? Write one of peakPicking,',
  'Click <ToolIcon />.': '1:7  error: The icon has no name. Write one of peakPicking,',
}

const samples: Record<string, string> = {
  '<Sample id="aspirn" />':
    '1:9  error: There is no sample called "aspirn". Did you mean "aspirin"? Write one of ethylbenzene,',
  '<Sample minutes="5" />': '1:1  error: The sample has no id. Write one of ethylbenzene,',
}

test('reports the id of a sample that does not exist, instead of failing when the page is rendered', async () => {
  for (const [body, problem] of Object.entries(samples))
    expect((await checkMarkdown(body)).problems).toContain(`page.mdx:${problem}`)
  expect((await checkMarkdown('<Sample id="aspirin" />')).problems).toBe('')
})

test('reports the name of an icon that does not exist', async () => {
  for (const [body, problem] of Object.entries(icons))
    expect((await checkMarkdown(body)).problems).toContain(`page.mdx:${problem}`)
  expect((await checkMarkdown('Click <ToolIcon name="zoom" />.')).problems).toBe('')
})

const exercises: Record<string, string> = {
  '<Exercise answer="1">\n\nWhich?\n\n</Exercise>':
    '1:1  error: The exercise does not separate its question from the explanation of the answer. Write "---" on a separate line between them, with an empty line above and below.',
  '<Exercise>\n\nWhich?\n\n---\n\nWhy\n\n</Exercise>':
    '1:1  error: The exercise has no answer. Write answer="…": a number, a word, or one of the choices.',
  '<Exercise choices="PH0 | PH1" answer="PH2">\n\nWhich?\n\n---\n\nWhy\n\n</Exercise>':
    '1:31  error: The answer "PH2" is not one of the choices. Did you mean "PH0"? Write one of PH0, PH1.',
  '<Mistake answer="2">Twice.</Mistake>':
    '1:1  error: <Mistake> is outside an <Exercise>. Write it before </Exercise>, after the explanation of the answer.',
  '<Exercise answer="1">\n\nWhich?\n\n---\n\nWhy\n\n<Mistake>Twice.</Mistake>\n\n</Exercise>':
    '9:1  error: The mistake does not name the wrong answer that it explains. Write it: <Mistake answer="…">.',
  '<Exercise answer="1" tolerance="0.1">\n\nWhich?\n\n---\n\nWhy\n\n<Mistake answer="1.05">Half.</Mistake>\n\n</Exercise>':
    '9:10  error: The exercise accepts "1.05" as right, so nobody would see what is wrong with it. Name a wrong answer, or reduce the tolerance of the exercise.',
  '<Exercise choices="PH0 | PH1" answer="PH1">\n\nWhich?\n\n---\n\nWhy\n\n<Mistake answer="PH2">No.</Mistake>\n\n</Exercise>':
    '9:10  error: The answer "PH2" is not one of the choices. Did you mean "PH0"? Write one of PH0, PH1.',
}

test('accepts an exercise with what wrong answers come from', async () => {
  const body =
    '<Exercise answer="1">\n\nWhich?\n\n---\n\nWhy\n\n<Mistake answer="2">Twice.</Mistake>\n\n</Exercise>\n\n' +
    '<Exercise choices="a | b" answer="a">\n\nWhich?\n\n---\n\nWhy\n\n<Mistake answer="b">\n\nIt is not.\n\n</Mistake>\n\n</Exercise>'
  expect((await checkMarkdown(body)).problems).toBe('')
})

test('reports each mistake in tabs and exercises once', async () => {
  for (const [body, problem] of Object.entries({ ...tabs, ...exercises })) {
    const { problems } = await checkMarkdown(body)
    expect(problems.split('\n').filter((line) => /^\S/.test(line))).toEqual([`page.mdx:${problem}`])
  }
})

test('supports tabs made by code, and tabs in tabs', async () => {
  const body = `<Tabs defaultValue="b">
  {['a', 'b'].map((value) => <TabItem value={value} key={value}>{value}</TabItem>)}
</Tabs>

<Tabs>
  <TabItem value="a">
    <Tabs>
      <TabItem value="a">x</TabItem>
    </Tabs>
  </TabItem>
</Tabs>`
  expect((await checkMarkdown(body)).problems).toBe('')
})

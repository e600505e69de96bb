import { expect, test } from '@playwright/test'
import { firstCodes, renderMarkdown } from '@/tests/render-markdown'

const steps = '1. first\n2. second'
const figure = '![a](a.png "A line")'
/** A picture with numbered marks. */
const marked = '![a](window.png "1 the tool")'

/** The frames of a page, each as the names of its parts, and the parts outside of any. */
async function outline(parts: string[], format: 'md' | 'mdx' = 'mdx'): Promise<string> {
  const { html } = await renderMarkdown(parts.join('\n\n'), { format })
  const frames = html.replace(/<div class="step-details".*?<\/div>/g, '')
  const tags = [...frames.matchAll(/<(\/?)(div|figure|ol|ul|p|h2)\b( class="steps")?/g)]
  return tags
    .map(([, end, tag, frame]) => (frame ? '[' : tag === 'div' ? ']' : end ? '' : tag))
    .filter(Boolean)
    .join(' ')
}

for (const format of ['md', 'mdx'] as const) {
  test(`frames a figure and the numbered steps behind it, in ${format}`, async () => {
    expect(await outline(['text', figure, steps, 'text'], format)).toBe('p [ figure ol ] p')
    expect(await outline([figure, steps, '## Next', figure, steps], format)).toBe('[ figure ol ] h2 [ figure ol ]')
  })

  test(`frames numbered steps and the picture with marks behind them, in ${format}`, async () => {
    expect(await outline([steps, marked, 'text'], format)).toBe('[ ol figure ] p')
    expect(await outline([steps, figure], format)).toBe('ol figure')
  })
}

test('gives a picture between two lists to the one behind it, and a list between two pictures to the one in front', async () => {
  expect(await outline([steps, marked, steps])).toBe('ol [ figure ol ]')
  expect(await outline([figure, steps, marked])).toBe('[ figure ol ] figure')
})

test('frames no bullets, no single step, no text between, and no wide picture or picture without a caption', async () => {
  expect(await outline([figure, '- first\n- second'])).toBe('figure ul')
  expect(await outline([figure, '1. first'])).toBe('figure ol')
  expect(await outline([figure, 'text', steps])).toBe('figure p ol')
  expect(await outline(['![a](a.png#wide "A line")', steps])).toBe('figure ol')
  expect(await outline(['![a](a.png)', steps])).toBe('ol')
})

test('writes the ratio of a framed figure, and keeps its number and caption', async () => {
  const { html } = await renderMarkdown([figure, steps, marked].join('\n\n'))
  expect(html).toContain('style="--ratio:2.0"')
  expect(html).toContain('<a class="figure-number" href="#figure-1">Figure 1</a> A line')
  expect(html).toContain('<a class="figure-number" href="#figure-2">Figure 2</a> 1 the tool')
})

/** Steps that name both marks of the picture. */
const naming = '1. the tool (1 in the picture)\n2. the pad (2)'
const bare = '![a](window.png)'

test('frames a picture with marks without a caption, beside text, in a tab, and beside bullets that name its marks', async () => {
  expect(await outline([bare, naming])).toBe('[ figure ol ]')
  expect(await outline([naming, 'text', bare])).toBe('[ ol p figure ]')
  expect(await outline([marked, 'text', 'text', naming])).toBe('[ figure p p ol ]')
  expect(await outline([marked, 'text', 'text', 'text', naming])).toBe('figure p p p ol')
  expect(await outline(['- the tool (1 in the picture)', marked])).toBe('[ ul figure ]')
  const tab = `<Tabs>\n<TabItem value="a">\n\n${naming}\n\n${bare}\n\n</TabItem>\n</Tabs>`
  expect(await outline([tab])).toBe('[ ol figure ]')
  expect(await outline([tab.replaceAll('<TabItem value="a">', '<TabItem value="b">'), 'text'])).toBe('[ ol figure ] p')
})

test('gives a picture to the list that names its marks', async () => {
  expect(await outline([naming, marked, steps])).toBe('[ ol figure ] ol')
  expect(await outline([figure, naming, marked])).toBe('figure [ ol figure ]')
})

test('shows the details of the marks that a step names, of the files that the picture loads', async () => {
  const { html } = await renderMarkdown([marked, `${naming}\n3. text`].join('\n\n'))
  expect([...html.matchAll(/<li[^>]*>/g)].map(([item]) => item)).toEqual([
    '<li data-names="1">',
    '<li data-names="2">',
    '<li>',
  ])
  const [, details] = html.split('data-names="2"')
  expect(details).toContain('<div class="step-details" aria-hidden="true" data-chrome="">')
  expect(details).toContain('<span data-at="x6 y5" data-at-phone="x9 y4">')
  expect(details).toContain('srcSet="/assets/window.phone.png"')
  expect(details).toContain('<img src="/assets/window.png" width="200" height="100" alt="" loading="lazy"')
})

test('shows one detail of marks that are close to each other, and one of the picture for each colour mode', async () => {
  const { html } = await renderMarkdown([marked, '1. the tool (1 in the picture) and the pad (2)'].join('\n\n'))
  expect(html).toContain('<li data-names="1 2">')
  expect(html.match(/ data-at=/g)).toHaveLength(1)
  const pair = '![a](window.png#gh-light-mode-only "A pair")\n![a](window.png#gh-dark-mode-only)'
  const both = await renderMarkdown([pair, naming].join('\n\n'))
  expect(both.html.match(/<span data-at="[^>]* data-only="(?:light|dark)"/g)).toHaveLength(4)
})

test('reports a mark that the picture lacks, and steps without the picture whose marks they name', async () => {
  const missing = '1. the tool (1 in the picture)\n2. the pad (3)'
  const code = async (parts: string[]) => Object.values(await firstCodes([parts.join('\n\n')]))[0]
  expect(await code([marked, missing])).toBe('4:1 warning unknown-mark')
  expect(await code([marked, '## Next', naming])).toBe('5:1 warning step-without-picture')
  expect(await code([marked, naming])).toBe('')
  expect(await code([naming])).toBe('')
  // Numbers in parentheses are marks only in a list that says so.
  expect(await code([marked, '1. the equation (7)\n2. at 5 Hz'])).toBe('')
})

import { expect, test } from '@playwright/test'
import { renderMarkdown } from '@/tests/render-markdown'

const steps = '1. first\n2. second'
const figure = '![a](a.png "A line")'
/** A picture with numbered marks. */
const marked = '![a](window.png "1 the tool")'

/** The frames of a page, each as the names of its parts, and the parts outside of any. */
async function outline(parts: string[], format: 'md' | 'mdx' = 'mdx'): Promise<string> {
  const { html } = await renderMarkdown(parts.join('\n\n'), { format })
  const tags = [...html.matchAll(/<(\/?)(div|figure|ol|ul|p|h2)\b( class="steps")?/g)]
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

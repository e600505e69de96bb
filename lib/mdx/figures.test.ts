import { expect, test } from '@playwright/test'
import { checkMarkdown, renderMarkdown } from '@/tests/render-markdown'

async function html(body: string, format: 'md' | 'mdx' = 'mdx'): Promise<string> {
  return (await renderMarkdown(body, { format })).html
}

const caption = (number: number, text: string) =>
  `<figcaption><a class="figure-number" href="#figure-${number}">Figure ${number}</a> ${text}</figcaption>`

for (const format of ['md', 'mdx'] as const) {
  test(`turns a picture with a title into a numbered figure with an id, in ${format}`, async () => {
    const page = await html('![one](a.png "A line")\n\ntext\n\n![two](b.png "A *peak*")', format)
    expect(page).toMatch(/^<figure class="figure" id="figure-1"><img src="\/assets\/a.png" alt="one" width="200"/)
    expect(page).not.toContain('title=')
    expect(page).toContain(caption(1, 'A line'))
    expect(page).toContain(caption(2, 'A *peak*'))
    const { problems, ids } = await checkMarkdown('![one](a.png "A")\n\n[Figure 1](#figure-1)', { format })
    expect(problems).toBe('')
    expect(ids).toEqual(['figure-1'])
  })

  test(`makes one figure of a pair for light and dark mode, in ${format}`, async () => {
    const page = await html('![l](a.png#gh-light-mode-only "A line")\n![d](b.png#gh-dark-mode-only "A line")', format)
    expect(page).toMatch(/^<figure [^>]*><img src="\/assets\/a.png" alt="l" data-only="light"[^>]*><img [^>]*"dark"/)
    expect(page.match(/figcaption>/g)).toHaveLength(2)
    expect(page).toContain(caption(1, 'A line'))
  })

  test(`sets the width of a picture with or without a caption, in ${format}`, async () => {
    expect(await html('![w](a.png#wide)', format)).toMatch(
      /^<figure class="figure" data-width="wide"><img src="[^#]*" /,
    )
    expect(await html('![w](a.png#gh-light-mode-only&full "C")\n![w](b.png#gh-dark-mode-only&full)', format)).toMatch(
      /^<figure class="figure" data-width="full" id="figure-1"><img src="[^#]*" alt="w" data-only="light"/,
    )
  })

  test(`keeps the title of an inline picture, and leaves a picture without a title unchanged, in ${format}`, async () => {
    expect(await html('text ![one](a.png "A")', format)).toMatch(/^<p>text <img [^>]*title="A"/)
    expect(await html('![one](a.png)', format)).toMatch(/^<img /)
  })
}

test('makes a figure of a component with a caption', async () => {
  expect(await html('<Details caption="How it turns">x</Details>')).toBe(
    `<figure class="figure" id="figure-1"><x-details>x</x-details>${caption(1, 'How it turns')}</figure>`,
  )
})

test('numbers figures in reading order, including those of partials', async () => {
  const body = 'import Part from \'./_part.mdx\'\n\n![a](a.png "First")\n\n<Part />\n\n![c](c.png "Third")'
  const page = await withPartials(body, { '_part.mdx': '![b](b.png "Second")' })
  expect([...page.matchAll(/<\/a> (\w+)<\/figcaption>/g)].map(([, text]) => text)).toEqual(['First', 'Second', 'Third'])
  for (const [index, text] of ['First', 'Second', 'Third'].entries()) expect(page).toContain(caption(index + 1, text))
})

async function withPartials(body: string, partials: Record<string, string>): Promise<string> {
  return (await renderMarkdown(body, { partials })).html
}

test('counts the columns that identify a row of tables with four or more columns, and marks tables of numbers as data', async () => {
  const wide = '|a|b|c|d|\n|-|-|-|-|\n|x|y|z|w|'
  const page = await html(wide)
  expect(await checkMarkdown(wide)).toMatchObject({ isWide: true })
  expect(await checkMarkdown('|a|b|c|\n|-|-|-|\n|x|y|z|')).toMatchObject({ isWide: false })
  expect(page).toContain('<div class="table-scroll" data-name="Table" data-key-columns="1"><table>')
  expect(await html(`${wide}\n|x|z|z|w|`)).toContain('data-key-columns="2"')
  const rows = '|H|1|2|\n'.repeat(4)
  expect(await html(`|a|b|c|\n|-|-|-|\n${rows}`)).toContain('<div class="table-scroll" data-name="Table" data-csv="">')
  expect(await html('|a|b|c|\n|-|-|-|\n|x|y|z|')).toContain('<div class="table-scroll" data-name="Table"><table>')
  expect(await html(`|a|b|c|\n|-|-|-|\n${'|H|1|2|\n'.repeat(30)}`)).toContain('data-csv="" data-long=""')
  expect(await html(`|a|b|c|\n|-|-|-|\n${'|H|1|2|\n'.repeat(29)}`)).not.toContain('data-long')
})

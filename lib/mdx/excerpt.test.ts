import { expect, test } from '@playwright/test'
import { renderMarkdown } from '@/tests/render-markdown'

const permalink = '/blog/post'

async function render(body: string, isFirst = true): Promise<string> {
  return (await renderMarkdown(body, { excerpt: { permalink, isFirst }, partials: { '_part.mdx': '## Part' } })).html
}

test('headings stand one level lower, without ids and links to themselves', async () => {
  expect(await render('## One {#own}\n\n### *Two*\n\n###### Six')).toBe('<h3>One</h3><h4><em>Two</em></h4><h6>Six</h6>')
})

test('headings of a partial, too', async () => {
  expect(await render("import Part from './_part.mdx'\n\n<Part />")).toBe('<h3>Part</h3>')
})

test('ids that a writer typed are left out', async () => {
  expect(await render('<span id="mark">x</span>')).toContain('<span>x</span>')
})

test('links on the page lead to the page', async () => {
  expect(await render('[below](#below) and [there](/help#x)')).toContain(
    '<x-link href="/blog/post#below">below</x-link> and <x-link href="/help#x">there</x-link>',
  )
})

test('references to footnotes lead to the page, which shows the notes', async () => {
  const html = await render('Text.[^1]\n\n[^1]: Note.')
  expect(html).toContain('<x-link href="/blog/post#footnote-fn-1"')
  expect(html).not.toContain('Note.')
  expect(html).not.toContain('id=')
})

test('only the first picture of the first entry is fetched at once', async () => {
  const pictures = '![a](./a.png)\n\n![b](./b.png)'
  expect((await render(pictures)).match(/loading="\w+"/g)).toEqual(['loading="eager"', 'loading="lazy"'])
  expect((await render(pictures, false)).match(/loading="\w+"/g)).toEqual(['loading="lazy"', 'loading="lazy"'])
})

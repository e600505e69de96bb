import { expect, test } from '@playwright/test'
import { checkMarkdown, renderMarkdown } from '@/tests/render-markdown'

const permalink = '/blog/post'

async function render(body: string, isFirst = true): Promise<string> {
  const excerpt = isFirst ? 'first' : 'further'
  return (await renderMarkdown(body, { post: { permalink }, excerpt, partials: { '_part.mdx': '## Part' } })).html
}

test('lowers headings by one level, without ids and links to themselves', async () => {
  expect(await render('## One {#own}\n\n### *Two*\n\n###### Six')).toBe('<h3>One</h3><h4><em>Two</em></h4><h6>Six</h6>')
  expect(await render("import Part from './_part.mdx'\n\n<Part />")).toBe('<h3>Part</h3>')
  expect(await render('<span id="mark">x</span>')).toContain('<span>x</span>')
})

test('turns links within the page into links to the page', async () => {
  expect(await render('[below](#below) and [there](/help#x)')).toContain(
    '<x-link href="/blog/post#below">below</x-link> and <x-link href="/help#x">there</x-link>',
  )
})

test('links references of footnotes to the page', async () => {
  const html = await render('Text.[^1]\n\n[^1]: Note.')
  expect(html).toContain('<x-link href="/blog/post#footnote-fn-1"')
  expect(html).not.toContain('Note.')
  expect(html).not.toContain('id=')
})

test('loads only the first picture of the first entry at once', async () => {
  const pictures = '![a](./a.png)\n\n![b](./b.png)'
  expect((await render(pictures)).match(/loading="\w+"/g)).toEqual(['loading="eager"', 'loading="lazy"'])
  expect((await render(pictures, false)).match(/loading="\w+"/g)).toEqual(['loading="lazy"', 'loading="lazy"'])
})

const cut: Record<string, string> = {
  'an HTML comment': 'Above.\n\n<!-- truncate -->\n\nBelow.',
  'an MDX comment': 'Above.\n\n{/* truncate */}\n\nBelow.',
  'a marker at the end of a line': 'Above.<!-- truncate --> Below.',
  'the first of two markers': 'Above.\n\n<!-- truncate -->\n\nBelow.\n\n<!-- truncate -->\n',
}

for (const [name, body] of Object.entries(cut)) {
  test(`${name} ends the excerpt`, async () => {
    expect(await render(body)).toBe('<p>Above.</p>')
    const { isTruncated, problems } = await checkMarkdown(body, { post: { permalink } })
    expect({ isTruncated, problems }).toEqual({ isTruncated: true, problems: '' })
    expect((await renderMarkdown(body, { post: { permalink } })).html).toContain('Below.')
  })
}

test('ends the excerpt at a marker in plain Markdown', async () => {
  const setting = { post: { permalink }, excerpt: 'first', format: 'md' } as const
  expect((await renderMarkdown('Above.\n\n<!-- truncate -->\n\nBelow.', setting)).html).toBe('<p>Above.</p>')
})

const kept: Record<string, string> = {
  'in a block of code': 'Above.\n\n```md\n<!-- truncate -->\n```\n\nBelow.',
  'in a block with tildes that holds backticks': '~~~md\n```\n<!-- truncate -->\n~~~\n',
  'in code in a line': 'Write `<!-- truncate -->` or ``{/* truncate */}`` below the first part.',
  'that says more': '<!-- truncate here -->',
  'of which there is none': 'Nothing.',
}

for (const [name, body] of Object.entries(kept)) {
  test(`ignores a marker ${name}`, async () => {
    expect((await checkMarkdown(body, { post: { permalink } })).isTruncated).toBe(false)
    expect(await render(body)).toBe((await renderMarkdown(body, { post: { permalink } })).html)
  })
}

test('uses definitions below the marker', async () => {
  const body = 'See [one][a], {two} and a note.[^1]\n\n<!-- truncate -->\n\nBelow.\n\n'
  expect(await render(`${body}export const two = 2\n\n[a]: /help/phase\n[^1]: Note.`)).toBe(
    '<p>See <x-link href="/help/phase">one</x-link>, 2 and a note.<sup><x-link href="/blog/post#footnote-fn-1" data-footnote-ref="">1</x-link></sup></p>',
  )
})

test('keeps the part of an element above a marker inside it', async () => {
  const body = '<Details>\n\nAbove.\n\n<!-- truncate -->\n\nBelow.\n\n</Details>\n\nAfter.'
  expect(await render(body)).toBe('<x-details><p>Above.</p></x-details>')
  expect(await render('> Above.\n>\n> - <!-- truncate -->\n> - Below.')).toBe('<blockquote><p>Above.</p></blockquote>')
})

test('allows a marker at the start', async () => {
  expect(await render('<!-- truncate -->\n\nBelow.')).toBe('')
})

test('leaves out the title of a post, which takes no id', async () => {
  const body = '# Peaks $T_2$\n\n## Peaks $T_2$\n\n| a |\n|---|'
  expect(await render(body)).not.toContain('<h1')
  const { html } = await renderMarkdown(body, { post: { permalink } })
  expect(html).toMatch(/^<h2 id="peaks-t_2">/)
  expect(await checkMarkdown(body, { post: { permalink } })).toMatchObject({ title: 'Peaks T2', ids: ['peaks-t_2'] })
})

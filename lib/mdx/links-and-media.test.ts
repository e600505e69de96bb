import { expect, test } from '@playwright/test'
import { formatCode } from '@/tests/problems'
import { checkMarkdown, compileMarkdown, firstCodes, firstProblems, renderMarkdown } from '@/tests/render-markdown'

async function html(body: string, format: 'md' | 'mdx' = 'mdx'): Promise<string> {
  return (await renderMarkdown(body, { format })).html
}

const size = 'width="200" height="100"'

test('loads the first picture at once, unless a section begins before it', async () => {
  const loadings = async (text: string) => [...(await html(text)).matchAll(/loading="(\w+)"/g)].map(([, each]) => each)
  expect(await loadings('![a](a.png)\n\n## One\n\n![b](a.png)')).toEqual(['eager', 'lazy'])
  expect(await loadings('## One\n\n![a](a.png)\n\n![b](a.png)')).toEqual(['lazy', 'lazy'])
})

for (const format of ['md', 'mdx'] as const) {
  test(`makes links to pages and other sites components, in ${format}`, async () => {
    const link = (body: string) => html(body, format)
    expect(await link('[a](/help/peaks "title")')).toBe('<p><x-link href="/help/peaks" title="title">a</x-link></p>')
    expect(await link('[a][b]\n\n[b]: /help')).toBe('<p><x-link href="/help">a</x-link></p>')
    expect(await link('[a](#peaks)')).toBe('<p><a href="#peaks">a</a></p>')
    expect(await link('[a](./b.pdf)')).toBe('<p><a href="./b.pdf">a</a></p>')
    expect(await link('[a](mailto:a@b.c)')).toBe('<p><a href="mailto:a@b.c">a</a></p>')
    const external = '<x-link href="https://b.c">'
    expect(await link('[a](https://b.c)')).toBe(`<p>${external}a</x-link></p>`)
    expect(await link('https://b.c')).toBe(`<p>${external}https://b.c</x-link></p>`)
    expect(await link('text <a href="/help" class="b">a</a>')).toBe(
      '<p>text <x-link href="/help" class="b">a</x-link></p>',
    )
    expect(await link('text <a href="https://b.c">a</a>')).toBe(`<p>text ${external}a</x-link></p>`)
  })

  test(`sizes pictures, and loads all but the first lazily, in ${format}`, async () => {
    const page = await html('![one](a.png)\n\ntext ![two](b.png) and <img src="c.png" alt="three" />', format)
    expect(page).toBe(
      `<img src="/assets/a.png" alt="one" ${size} loading="eager" decoding="async"/>` +
        `<p>text <img src="/assets/b.png" alt="two" ${size} loading="lazy" decoding="async"/> and ` +
        `<img src="/assets/c.png" alt="three" ${size} loading="lazy" decoding="async"/></p>`,
    )
  })
}

test('replaces a picture by its text if its file is missing', async () => {
  expect(await html('One ![two](missing.png) and <img src="missing.png" alt="three" title="x" />')).toBe(
    '<p>One <em>two</em> and <em title="x">three</em></p>',
  )
  // Computed addresses and fragments of the page are not reported as missing.
  const page = await html('export const at = () => "a.png"\n\n<img src={at()} alt="a" /> <img src="#b" alt="b" />')
  expect(page.match(/<img [^>]*alt="[ab]"/g)).toHaveLength(2)
})

test('resolves links of components and of code', async () => {
  expect(await html('<Link to="https://b.c">a</Link>')).toBe('<x-link href="https://b.c">a</x-link>')
  expect(await html("<Link to={'/help'}>a</Link>")).toBe('<x-link href="/help">a</x-link>')
  expect(await html('<Link to={`/help`}>a</Link>')).toBe('<x-link href="/help">a</x-link>')
  expect(await html("export const b = '/help'\n\n<Link to={b}>a</Link>")).toBe('<x-link href="/help">a</x-link>')
  expect(await html('<a id="here" />')).toBe('<a id="here"></a>')
})

test('lists every address of the page with its line', async () => {
  const { links } = await checkMarkdown(
    '[a](/b)\n\n![c](d.png)\n\n<video src="e.webm" poster="f.png" />\n\n<Link\n  to="/g"\n>h</Link>',
  )
  expect(links).toEqual([
    { href: '/b', isFile: false, line: 1, file: 'page.mdx' },
    { href: '/g', isFile: false, line: 8, file: 'page.mdx' },
    { href: '/assets/d.png', isFile: true, line: 3, file: 'page.mdx' },
    { href: '/assets/e.webm', isFile: true, line: 5, file: 'page.mdx' },
    { href: '/assets/f.png', isFile: true, line: 5, file: 'page.mdx' },
  ])
})

test('computes one side of a picture from the side that the writer gave', async () => {
  expect(await html('<img src="a.png" alt="a" width="50" />')).toContain('width="50" height="25"')
  expect(await html('<img src="a.png" alt="a" height={50} />')).toContain('height="50"')
  expect(await html('<img src="a.png" alt="a" width="50%" loading="eager" decoding="sync" />')).toBe(
    '<img src="/assets/a.png" alt="a" width="50%" loading="eager" decoding="sync"/>',
  )
  expect(await html('![a](https://b.c/d.png)')).toBe(
    '<img src="https://b.c/d.png" alt="a" loading="eager" decoding="async"/>',
  )
})

test('turns a video written like a picture into a silent loop with controls', async () => {
  expect(await html('![moving peaks](a.webm)')).toBe(
    '<video src="/assets/a.webm" aria-label="moving peaks" muted="" loop="" playsInline="" controls="" preload="metadata" width="640" height="360"></video>',
  )
})

test('loads a video with a poster when it is in view, as WebM or MP4', async () => {
  expect(await html('![a drag](gesture.webm)')).toBe(
    '<video aria-label="a drag" muted="" loop="" playsInline="" controls="" preload="none" width="640" height="360" poster="/assets/gesture.webp">' +
      '<source src="/assets/gesture.webm" type="video/webm; codecs=&quot;vp9&quot;"/><source src="/assets/gesture.mp4" type="video/mp4"/></video>',
  )
  const { links } = await checkMarkdown('![a drag](gesture.webm)')
  expect(links.map(({ href }) => href)).toEqual(['/assets/gesture.webm', '/assets/gesture.mp4', '/assets/gesture.webp'])
})

test('warns of a clip without an MP4', async () => {
  const codes = { '![a drag](a.webm)': '1:1 warning clip-without-mp4', '![a drag](gesture.webm)': '' }
  expect(await firstCodes(Object.keys(codes))).toEqual(codes)
})

test('resolves the sources and tracks of videos', async () => {
  expect(
    await html('<video controls>\n<source src="a.webm" type="video/webm" />\n<track src="b.vtt" />\n</video>'),
  ).toBe('<video controls=""><source src="/assets/a.webm" type="video/webm"/><track src="/assets/b.vtt"/></video>')
})

for (const format of ['md', 'mdx'] as const) {
  test(`resolves the candidates of a srcset, in ${format}`, async () => {
    const body =
      '<picture>\n<source media="(prefers-color-scheme: dark)" srcset="./dark.png" />\n' +
      '<img src="a.png" srcset="./a.png 1x, ./missing.png 2x, https://b.c/d.png 3x" alt="x" />\n</picture>'
    const page = await html(body, format)
    expect(page).toContain('<source media="(prefers-color-scheme: dark)" srcSet="/assets/dark.png"/>')
    expect(page).toContain('srcSet="/assets/a.png 1x, https://b.c/d.png 3x"')
    const { links, problems } = await compileMarkdown(body, { format })
    expect(links.map(({ href }) => href)).toEqual([
      ...['/assets/dark.png', '/assets/a.png', 'https://b.c/d.png', '/assets/a.png'],
    ])
    expect(problems.map(formatCode)).toEqual([expect.stringMatching(/^page\.mdx:3:\d+ warning missing-file$/)])
    expect(await html('<source srcset="missing.png 2x" />')).toBe('<source/>')
  })
}

test('supports pictures that are in their address', async () => {
  const data = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
  expect(await html(`![a](${data})`)).toBe(`<img src="${data}" alt="a" loading="eager" decoding="async"/>`)
  expect((await checkMarkdown(`![a](${data})`)).links).toEqual([])
})

test('supports pictures for one colour mode', async () => {
  const rest = `${size} loading="lazy" decoding="async"/>`
  expect(await html('![a](a.png#gh-light-mode-only) ![a](b.png#gh-dark-mode-only)')).toBe(
    `<p><img src="/assets/a.png" alt="a" data-only="light" ${rest} <img src="/assets/b.png" alt="a" data-only="dark" ${rest}</p>`,
  )
})

test('loads the detail of a picture instead on phones, if there is one', async () => {
  const picture =
    '<picture><source media="screen and (max-width: 480px)" srcSet="/assets/window.phone.png" width="60" height="90"/>' +
    `<img src="/assets/window.png" alt="a" ${size} loading="eager" decoding="async" data-marks="30 40,60 50"/></picture>`
  for (const format of ['md', 'mdx'] as const) {
    expect(await html('![a](window.png)', format)).toBe(picture)
    expect(await html('![a](window.png "b")', format)).toContain(
      `<figure class="figure" id="figure-1">${picture}<figcap`,
    )
    expect(await html('<img src="window.png" alt="a" />', format)).toBe(picture)
  }
  const { links } = await checkMarkdown('![a](window.png)')
  expect(links.map(({ href }) => href)).toEqual(['/assets/window.png', '/assets/window.phone.png'])
})

test('keeps a linked picture in its paragraph', async () => {
  expect(await html('[![a](a.png)](/b)')).toMatch(/^<p><x-link href="\/b"><img [^>]*><\/x-link><\/p>$/)
})

const noAlt =
  'warning: The picture has no text for readers who cannot see it. Describe it: "![what it shows](file.png)"; if it is only decoration, write <img src="file.png" alt="" />.'

const unresolved: Record<string, string> = {
  'text [a](./missing.md)': '1:6 error missing-file',
  'text <a href="/missing">b</a>': '1:9 error missing-file',
  "<Link\n  to={'/missing'}>b</Link>": '2:3 error missing-file',
  '![a](missing.png)': '1:1 warning missing-file',
  '<img alt="a" src={require(\'./missing.png\').default} />': '1:14 warning missing-file',
  '[a](javascript:alert(1))': '1:1 error address-scheme',
}

test('reports addresses that lead nowhere, with their place', async () => {
  expect(await firstCodes(Object.keys(unresolved))).toEqual(unresolved)
})

const faults: Record<string, string> = {
  '<form action=" javaScript:b()">c</form>':
    '1:7  error: The attribute "action" is a script, which no page runs. Write an address that starts with "https://" or a path.',
  '![](a.png)': `1:1  ${noAlt}`,
  '<img src="a.png" />': `1:1  ${noAlt}`,
  '![a](a.pdf)':
    '1:1  error: "/assets/a.pdf" is neither a picture nor a video. Link to it instead: "[text](file.pdf)".',
  'a <button onclick="b()">c</button>':
    '1:11  error: The attribute "onclick" would run code in the reader\'s browser, which Markdown cannot do. Write a component for writers with a *.browser.ts, as CONTRIBUTING.md describes.',
  '<p style="font-size: 2em; --a: 1">a</p>':
    "1:4  error: The style is a text, but MDX requires an object. Write it like style={{ color: 'teal' }}, or better use a class.",
}

test('reports links, media and attributes that no page can have, with their place', async () => {
  expect(await firstProblems(Object.keys(faults))).toEqual(faults)
})

test('accepts decoration, data for search engines and frames of web pages', async () => {
  const body =
    '<img src="a.png" alt="" />\n\n<script type="application/ld+json">{`{}`}</script>\n\n<iframe src="https://a.b" title="c" />\n\n<iframe src="//a.b" title="d" />\n\n```ts file=\'db.ts\'\nlet a\n```'
  expect((await checkMarkdown(body)).problems).toBe('')
})

test('renames HTML attributes for React', async () => {
  const page = await html(
    '<label class="a" for="b" tabindex="1">c</label>\n\n<video autoplay playsinline muted src="d.webm" />\n\n<svg stroke-width="2" />',
  )
  expect(page).toContain('<label class="a" for="b" tabindex="1">c</label>')
  expect(page).toContain('<video autoPlay="" playsInline="" muted=""')
  expect(page).toContain('<svg stroke-width="2"></svg>')
})

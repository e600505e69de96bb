import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { formatPageMetadata } from '@/app/page-metadata'
import { publishApart } from '@/tests/own-assets'
import { readRecords } from '@/tests/site-records'
import { writeFolder } from '@/tests/write-folder'
import { formatSocialCards } from './social-cards'

publishApart()

const settings = 'title: Bench\ntagline: How we work\nurl: https://a.example\nbaseUrl: /docs/\n'

/** The addresses of pictures in the pages of a site, and the pictures themselves. */
async function cardsOf(content: Record<string, string | Buffer>, more = '') {
  const folder = await writeFolder('content', { 'site.yml': settings + more, ...content })
  const site = await readRecords(folder)
  const pictures = await formatSocialCards(site)
  const said = site.pages
    .filter(({ kind }) => kind === 'doc')
    .map((page) => JSON.stringify(formatPageMetadata(page, site.config).openGraph?.images ?? null))
  return { said, names: [...pictures.keys()].sort(), pictures }
}

test('draws a card with the title for a page without a picture, in the expected size', async () => {
  const long =
    'Open Bruker, JEOL, Varian and JCAMP-DX data of δ and ν in the browser, without uploading them anywhere at all'
  const { said, names, pictures } = await cardsOf({ 'docs/a.md': '# A page', 'docs/b.md': `# ${long}` })
  expect(said).toHaveLength(2)
  for (const images of said) {
    const [image] = JSON.parse(images)
    expect(image).toMatchObject({ width: 1200, height: 630 })
    const name = image.url.replace('https://a.example/docs', '')
    expect(names).toContain(name)
    const bytes = pictures.get(name) ?? new Uint8Array()
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' })
    expect(bytes.length).toBeLessThan(60_000)
  }
  // These two cards, and that of the site for lists and the search.
  expect(names).toHaveLength(3)
})

test('shares the card of pages with the same text', async () => {
  const titles = ['A page', 'A page', 'A-B', 'A\u2011B', 'A-\u00adB']
  const { said, names } = await cardsOf(
    Object.fromEntries(titles.map((title, index) => [`pages/${index}.md`, `# ${title}`])),
  )
  expect(new Set(said.map((images) => JSON.parse(images)[0].url)).size).toBe(2)
  // These two cards, and that of the site.
  expect(names).toHaveLength(3)
})

test('draws letters of every supported alphabet', async () => {
  const pages = [...'WŁν'].map((letter, index) => [`docs/${index}.md`, `# ${letter}`])
  const { pictures } = await cardsOf(Object.fromEntries(pages))
  // Unsupported letters would all be the same box; the fourth card is that of the site.
  expect(new Set([...pictures.values()].map((bytes) => bytes.toString())).size).toBe(4)
})

test('draws no card for a page with a picture, for unsupported letters, or when switched off', async () => {
  const picture = { 'docs/p.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>' }
  const own = await cardsOf({ ...picture, 'docs/a.md': '---\nimage: ./p.svg\n---\n\n# A page' })
  expect(own.said[0]).toContain('/docs/assets/p.')
  expect(own.names).toHaveLength(1)
  expect((await cardsOf({ 'docs/a.md': '# 核磁共振' })).said).toEqual(['null'])
  const without = await cardsOf({ 'docs/a.md': '# A page' }, 'socialCards: false')
  expect(without).toMatchObject({ said: ['null'], names: [] })
})

/** A drawing 500 pixels wide with a black title, and a coloured bar at `y`. */
const drawing = (y: number, height = 600) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="${height}"><path d="M9 9h40v9h-40z"/><path fill="#c00" d="M0 ${y}h500v20h-500z"/></svg>`

/** The colours at the left, in the middle and at the right of the middle row of a card's picture. */
async function colorsOf(card: Uint8Array | undefined): Promise<string[]> {
  const { data, info } = await sharp(card).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return [100, 600, 1100].map((x) => data.subarray((460 * info.width + x) * 3).toString('hex', 0, 3))
}

test('shows the first drawing of a page, or else its first picture around its mark, enlarged and cropped', async () => {
  const half = { create: { width: 1200, height: 2000, channels: 3, background: '#0000ff' } } as const
  const red = { create: { width: 2400, height: 2000, channels: 3, background: '#ff0000' } } as const
  const blue = await sharp(half).png().toBuffer()
  const plot = await sharp(red)
    .composite([{ input: blue, left: 0, top: 0 }])
    .png()
    .toBuffer()
  const { said, pictures } = await cardsOf({
    'docs/a.md': '# A\n\n![p](./plot.png)\n\n![d](./line.dark.svg#gh-dark-mode-only)\n\n![l](./line.svg)',
    'docs/b.md': '# B\n\n![p](./plot.png)',
    'docs/c.md': '# C\n\n![p](./copy.png)',
    'docs/d.md': '# D\n\n![p](./broken.svg)',
    'docs/line.svg': drawing(400),
    'docs/line.dark.svg': drawing(100).replace('c00', '0c0'),
    'docs/broken.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><p>',
    'docs/plot.png': plot,
    'docs/copy.png': await sharp(plot).flop().png().toBuffer(),
    'docs/marks.json': '{ "plot.png": "10 90" }',
  })
  const cardOf = (index: number) =>
    pictures.get(JSON.parse(said[index] ?? '')[0].url.replace('https://a.example/docs', ''))
  const pixels = [...(await sharp(cardOf(0)).removeAlpha().raw().toBuffer())]
  const isRed = (red: number, at: number) => red > 180 && (pixels[at + 1] ?? 0) < 40 && (pixels[at + 2] ?? 0) < 40
  expect(pixels.filter((value, at) => at % 3 === 0 && isRed(value, at)).length).toBeGreaterThan(20_000)
  expect(await colorsOf(cardOf(1)), 'left of the mark').toEqual(['0000ff', '0000ff', '0000ff'])
  expect(await colorsOf(cardOf(2)), 'the middle').toEqual(['ff0000', expect.any(String), '0000ff'])
  expect(await colorsOf(cardOf(3)), 'unreadable').toEqual(['ffffff', 'ffffff', 'ffffff'])
})

test('changes the name of a card only if its text or its picture changes', async () => {
  const namesOf = async (line: string, other = '# Other') =>
    (await cardsOf({ 'docs/a.md': '# A\n\n![l](./line.svg)', 'docs/b.md': other, 'docs/line.svg': line })).said
  const first = await namesOf(drawing(400))
  expect(await namesOf(drawing(400), '# Other\n\nMore text.')).toEqual(first)
  const changed = await namesOf(drawing(401))
  expect(changed[0]).not.toBe(first[0])
  expect(changed[1]).toBe(first[1])
})

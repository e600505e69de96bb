import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { formatPageMetadata } from '@/app/page-metadata'
import { readRecords } from '@/tests/site-records'
import { writeFolder } from '@/tests/write-folder'
import { formatSocialCards } from './social-cards'

const settings = 'title: Bench\ntagline: How we work\nurl: https://a.example\nbaseUrl: /docs/\n'

/** The addresses of pictures in the pages of a site, and the pictures themselves. */
async function cardsOf(content: Record<string, string>, more = '') {
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
    Object.fromEntries(titles.map((title, index) => [`docs/${index}.md`, `# ${title}`])),
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

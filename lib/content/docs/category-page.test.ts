import { randomBytes } from 'node:crypto'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { publishApart } from '@/tests/own-assets'
import { writeFolder } from '@/tests/write-folder'
import { readSite } from '../read-site'

publishApart()

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40" />'

/** A site in two languages below a path, with one page in a category. */
function writeSite(page: string, files: Record<string, string | Buffer>): Promise<string> {
  return writeFolder('site', {
    'site.yml': 'baseUrl: /sub/\nlocales: [{ code: en }, { code: fr }]\n',
    'docs/guide/_category_.yml': 'label: Guide\nlink: { type: generated-index }\n',
    'docs/guide/a.md': `# A\n\n[b](./b.md)\n\n${page}\n`,
    'docs/guide/b.md': '# B\n\nWithout a picture.\n',
    ...files,
  })
}

async function readPictures(locale?: string) {
  const page = (await readSite(locale)).pageByPermalink.get('/category/guide')
  return page?.kind === 'category' && page.cards[0]?.pictures
}

const file = (name: string) => expect.stringMatching(new RegExp(`^/assets/${name.replace('.', '\\.\\w{8}\\.')}$`))

for (const [title, locale] of [
  ['below a path', undefined],
  ['in a translation', 'fr'],
] as const) {
  test(`shows the first picture of a page on its card, for both colour modes if there are two, ${title}`, async () => {
    const files = Object.fromEntries(
      ['peak', 'line', 'peak-light', 'peak-dark', 'line-dark'].map((name) => [
        `docs/guide/${name}.svg`,
        svg.replace('/>', `id="${name}" />`),
      ]),
    )
    const picturesOf = async (...names: string[]) => {
      const page = names.map((name) => `![${name}](./${name}.svg)\n`).join('\n')
      process.env.CONTENT_DIR = await writeSite(page, files)
      return readPictures(locale)
    }
    expect(await picturesOf('peak', 'line')).toEqual([file('peak.svg')])
    expect(await picturesOf('peak-light', 'peak-dark', 'line')).toEqual([file('peak-light.svg'), file('peak-dark.svg')])
    expect(await picturesOf('peak-light', 'line-dark')).toEqual([file('peak-light.svg')])
  })
}

test('ignores data files, clips, pictures elsewhere, and pages with the address of a file', async () => {
  const page = '[data](./shifts.csv) ![c](https://a.example/b.png) ![clip](./clip.webm) [p](/assets/p.png)'
  process.env.CONTENT_DIR = await writeSite(page, { 'docs/guide/shifts.csv': '7.26', 'docs/guide/clip.webm': 'x' })
  expect(await readPictures()).toBe(undefined)
})

test('shows the same thumbnail of a large picture at every reading', async () => {
  const noise = { raw: { width: 900, height: 300, channels: 3 } } as const
  const picture = await sharp(randomBytes(900 * 300 * 3), noise)
    .png()
    .toBuffer()
  process.env.CONTENT_DIR = await writeSite('![Noise](./a.png)', { 'docs/guide/a.png': picture })
  const pictures = await readPictures()
  expect(pictures).toEqual([file('a-640.webp')])
  expect(await readPictures()).toEqual(pictures)
})

test('shows the first drawing of a page on its card before its pictures', async () => {
  const plot = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const page = '![p](./plot.png)\n\n![l](./line.svg)'
  process.env.CONTENT_DIR = await writeSite(page, { 'docs/guide/plot.png': plot, 'docs/guide/line.svg': svg })
  expect(await readPictures()).toEqual([file('line.svg')])
})

test('shows the facts that a page names on its card', async () => {
  process.env.CONTENT_DIR = await writeSite('', { 'docs/guide/c.md': '---\nchips: [¹³C, 20 min]\n---\n\n# C\n' })
  const page = (await readSite()).pageByPermalink.get('/category/guide')
  const cards = page?.kind === 'category' ? page.cards : []
  expect(cards.map(({ title, chips }) => [title, chips])).toEqual([
    ['A', undefined],
    ['B', undefined],
    ['C', ['¹³C', '20 min']],
  ])
})

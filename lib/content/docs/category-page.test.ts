import { randomBytes } from 'node:crypto'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import type { CategoryItem, DocItem } from '@/lib/content/sidebar/sidebar-item'
import { unreadText } from '@/lib/content/text-cache'
import { publishApart } from '@/tests/own-assets'
import { writeFolder } from '@/tests/write-folder'
import { readSite } from '../read-site'
import { buildCategoryPages } from './category-page'

function entry(...hrefs: string[]): DocItem {
  const text = { ...unreadText('a.md'), links: hrefs.map((href) => ({ href, line: 1, file: 'a.md' })) }
  const doc = { permalink: '/a', title: 'A', description: 'About it.', unlisted: false, text } as DocItem['doc']
  return { type: 'doc', label: 'A', doc }
}

function picturesOf(...hrefs: string[]): string[] | undefined {
  const index = { permalink: '/all', title: 'All', description: '', spot: { file: 'sidebars.yml' } }
  const category = {
    type: 'category',
    label: 'All',
    items: [entry(...hrefs)],
    target: { type: 'generated-index', index },
  }
  const [page] = buildCategoryPages([[category as CategoryItem]], 'current', new Map())
  return page?.cards[0]?.pictures
}

test('shows the first picture of a page on its card, for both colour modes if there are two', () => {
  expect(picturesOf('/b', '/assets/peak.1a2b3c4d.svg', '/assets/line.1a2b3c4d.svg')).toEqual([
    '/assets/peak.1a2b3c4d.svg',
  ])
  const pair = ['/assets/peak-light.1a2b3c4d.svg', '/assets/peak-dark.5a6b7c8d.svg']
  expect(picturesOf(...pair, '/assets/line.1a2b3c4d.svg')).toEqual(pair)
  expect(picturesOf('/assets/peak-light.1a2b3c4d.svg', '/assets/line-dark.1a2b3c4d.svg')).toHaveLength(1)
})

test('ignores data files and clips', () => {
  expect(picturesOf('/b', '/assets/shifts.1a2b3c4d.csv', '/assets/clip.1a2b3c4d.webm', 'https://a.example/b.png')).toBe(
    undefined,
  )
})

publishApart()

test('shows the same thumbnail of a large picture at every reading', async () => {
  const noise = { raw: { width: 900, height: 300, channels: 3 } } as const
  process.env.CONTENT_DIR = await writeFolder('site', {
    'docs/guide/_category_.yml': 'label: Guide\nlink: { type: generated-index }\n',
    'docs/guide/a.md': '# A\n\n![Noise](./a.png)\n',
    'docs/guide/a.png': await sharp(randomBytes(900 * 300 * 3), noise)
      .png()
      .toBuffer(),
  })
  const read = async () => {
    const page = (await readSite()).pageByPermalink.get('/category/guide')
    return page?.kind === 'category' && page.cards[0]?.pictures
  }
  const pictures = await read()
  expect(pictures).toEqual([expect.stringMatching(/^\/assets\/a-640\.\w{8}\.webp$/)])
  expect(await read()).toEqual(pictures)
})

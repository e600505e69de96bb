import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { readSiteFiles } from '@/lib/output/site-files'
import { environment } from '@/lib/site/environment'

const folder = environment.outDir
/** Below the title and the name of the site on every card. */
const picturePart = { left: 0, top: 450, width: 1200, height: 180 }

/** The social card and the category of each page of the shipped site that has a separate one. */
async function listCards(): Promise<Array<{ page: string; card: string; category: string }>> {
  const pages = (await readSiteFiles(folder)).filter((file) => /^\/(?!tags|search|_|offline).*index\.html$/.test(file))
  const cards = await Promise.all(
    pages.map(async (page) => {
      const html = await readFile(path.join(folder, page), 'utf8')
      const card = /property="og:image" content="[^"]*(\/cards\/\w+\.png)"/.exec(html)?.[1] ?? ''
      const crumbs = /<nav [^>]*aria-label="Breadcrumbs".*?<\/nav>/s.exec(html)?.[0]
      const category = crumbs
        ?.match(/(?<=<li>).*?(?=<\/li>)/gs)
        ?.slice(0, -1)
        .join(' ')
      return { page, card, category: page.startsWith('/blog/') ? 'posts' : (category ?? '') }
    }),
  )
  const isShared = (card: string) => cards.filter((other) => other.card === card).length > 1
  return cards.filter(({ card }) => card && !isShared(card))
}

test('shows no two social cards of a category that are alike below the title', async () => {
  const cards = await listCards()
  expect(cards.length).toBeGreaterThan(100)
  expect(new Set(cards.map(({ category }) => category)).size).toBeGreaterThan(10)
  const seen = new Map<string, string>()
  for (const { page, card, category } of cards) {
    const pixels = await sharp(path.join(folder, card)).extract(picturePart).removeAlpha().raw().toBuffer()
    const key = `${category} ${createHash('sha256').update(pixels).digest('hex')}`
    expect(seen.get(key), page).toBe(undefined)
    seen.set(key, page)
  }
})

test('keeps social cards small', async () => {
  const cards = await listCards()
  const sizes = await Promise.all(cards.map(async ({ card }) => (await stat(path.join(folder, card))).size))
  expect(Math.max(...sizes)).toBeLessThan(50_000)
  expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(22_000)
})

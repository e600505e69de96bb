import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { environment } from '@/lib/site/environment'
import { readSiteFiles } from '../../lib/output/site-files'

/** Ceilings of a page in bytes of brotli, with about a tenth of room; the search loads on demand. */
const budgets = { html: 19_000, js: 6_800, css: 16_000 }
/** All three: of the home page, and of all pages but the longest. */
const sumBudget = 38 * 1024

type Kind = keyof typeof budgets

const sizes = new Map<string, number>()

test('keeps every page within its budgets, and the home page and 19 of 20 pages within 38 kB', async () => {
  test.slow()
  const pages: Array<{ file: string } & Record<Kind, number>> = []
  for (const { file, html } of await readPages()) {
    const weight = { file, html: 0, js: 0, css: 0 }
    for (const asset of listAssets(html)) weight[asset.endsWith('.js') ? 'js' : 'css'] += await weighAsset(asset)
    weight.html = weighWithin(html, Math.min(budgets.html, sumBudget - weight.js - weight.css))
    pages.push(weight)
  }
  for (const kind of Object.keys(budgets) as Kind[]) {
    const [heaviest] = pages.sort((a, b) => b[kind] - a[kind])
    console.log(`Heaviest ${kind}: ${heaviest?.[kind]} of ${budgets[kind]} bytes, ${heaviest?.file}`)
    expect(heaviest?.[kind], `${kind} of ${heaviest?.file}`).toBeGreaterThan(0)
    expect(heaviest?.[kind], `${kind} of ${heaviest?.file}`).toBeLessThanOrEqual(budgets[kind])
  }
  const heavy = pages.filter(({ html, js, css }) => html + js + css > sumBudget).map(({ file }) => file)
  expect(pages.map(({ file }) => file)).toContain('/index.html')
  expect(heavy).not.toContain('/index.html')
  expect(heavy.length, heavy.join(', ')).toBeLessThanOrEqual(pages.length / 20)
})

/** Pages, except redirects, which have no script file. */
async function readPages(): Promise<Array<{ file: string; html: string }>> {
  const files = (await readSiteFiles(environment.outDir)).filter((file) => file.endsWith('/index.html'))
  const pages = await Promise.all(
    files.map(async (file) => ({ file, html: await readFile(path.join(environment.outDir, file), 'utf8') })),
  )
  return pages.filter(({ html }) => html.includes('data-site="module"'))
}

function listAssets(html: string): string[] {
  const assets = Array.from(html.matchAll(/ (?:src|href)="([^"?]+\.(?:js|css))["?]/g), ([, url = '']) => url)
  return [...new Set(assets)]
}

async function weighAsset(url: string): Promise<number> {
  const size = sizes.get(url) ?? weigh(await readFile(path.join(environment.outDir, url)))
  sizes.set(url, size)
  return size
}

/** The weight of a text if it exceeds a limit, or else one at most slightly larger, which takes a tenth of the time. */
function weighWithin(file: string, limit: number): number {
  const quick = brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
  return quick <= limit ? quick : weigh(file)
}

function weigh(file: string | Buffer): number {
  return brotliCompressSync(file).length
}

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { outDir, readSiteFiles } from '../../lib/output/site-files'

/** Budgets of a page in bytes, compressed with brotli as hosts do while they serve; the search loads on demand. */
const budgets = { html: 21_000, js: 15_000, css: 16_000 }
const medianBudget = 42_000

type Kind = keyof typeof budgets

const kinds = Object.keys(budgets) as Kind[]
const sizes = new Map<string, number>()

test('keeps every page within its budget, and the median page within 42 kB', async () => {
  test.slow()
  const pages: Array<{ file: string } & Record<Kind, number>> = []
  for (const { file, html } of await readPages()) {
    const assets = Array.from(html.matchAll(/ (?:src|href)="([^"?]+\.(?:js|css))["?]/g), ([, url = '']) => url)
    const weight = { file, html: weighText(html), js: 0, css: 0 }
    for (const asset of new Set(assets)) weight[asset.endsWith('.js') ? 'js' : 'css'] += await weigh(asset)
    pages.push(weight)
  }
  for (const kind of kinds) {
    const [heaviest] = pages.sort((a, b) => b[kind] - a[kind])
    console.log(`Heaviest ${kind}: ${heaviest?.[kind]} of ${budgets[kind]} bytes, ${heaviest?.file}`)
    expect(heaviest?.[kind], `${kind} of ${heaviest?.file}`).toBeGreaterThan(0)
    expect(heaviest?.[kind], `${kind} of ${heaviest?.file}`).toBeLessThanOrEqual(budgets[kind])
  }
  const sums = pages.map(({ html, js, css }) => html + js + css).sort((a, b) => a - b)
  const median = sums[Math.floor(sums.length / 2)]
  console.log(`Median page: ${median} of ${medianBudget} bytes`)
  expect(median).toBeLessThanOrEqual(medianBudget)
})

test('loads one stylesheet, one script and one icon per page, and preloads nothing', async () => {
  for (const { file, html } of await readPages()) {
    const count = (pattern: RegExp) => html.match(pattern)?.length ?? 0
    const counts = {
      stylesheets: count(/<link rel="stylesheet"/g),
      scripts: count(/<script[^>]* src="/g),
      icons: count(/<link rel="icon"/g),
      preloads: count(/<link rel="(preload|prefetch|preconnect)"/g),
    }
    expect(counts, file).toEqual({ stylesheets: 1, scripts: 1, icons: 1, preloads: 0 })
  }
})

/** Pages, except redirects, which have no script file. */
async function readPages(): Promise<Array<{ file: string; html: string }>> {
  const files = (await readSiteFiles(outDir())).filter((file) => file.endsWith('/index.html'))
  const pages = await Promise.all(
    files.map(async (file) => ({ file, html: await readFile(path.join(outDir(), file), 'utf8') })),
  )
  return pages.filter(({ html }) => html.includes('data-site="module"'))
}

async function weigh(asset: string): Promise<number> {
  const size = sizes.get(asset) ?? weighText(await readFile(path.join(outDir(), asset)))
  sizes.set(asset, size)
  return size
}

function weighText(file: string | Buffer): number {
  return brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
}

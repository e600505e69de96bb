import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { outDir, readSiteFiles } from '../../lib/output/site-files'

/** Ceilings of a page in bytes of brotli, with about a tenth of room; the search loads on demand. */
const budgets = { html: 21_000, js: 11_000, css: 16_000 }
/** HTML, script and stylesheet. The home page has the spectrum and its whole tutorial. */
const sumBudgets = { median: 34_000, home: 40_000 }

type Kind = keyof typeof budgets

const kinds = Object.keys(budgets) as Kind[]
const sizes = new Map<string, number>()

test('keeps every page within its budgets, the median page within 34 kB and the home page within 40 kB', async () => {
  test.slow()
  const pages: Array<{ file: string } & Record<Kind, number>> = []
  for (const { file, html } of await readPages()) {
    const weight = { file, html: weigh(html), js: 0, css: 0 }
    for (const asset of listAssets(html)) weight[asset.endsWith('.js') ? 'js' : 'css'] += await weighAsset(asset)
    pages.push(weight)
  }
  for (const kind of kinds) {
    const [heaviest] = pages.sort((a, b) => b[kind] - a[kind])
    console.log(`Heaviest ${kind}: ${heaviest?.[kind]} of ${budgets[kind]} bytes, ${heaviest?.file}`)
    expect(heaviest?.[kind], `${kind} of ${heaviest?.file}`).toBeGreaterThan(0)
    expect(heaviest?.[kind], `${kind} of ${heaviest?.file}`).toBeLessThanOrEqual(budgets[kind])
  }
  const sumOf = ({ html, js, css }: Record<Kind, number>) => html + js + css
  pages.sort((a, b) => sumOf(a) - sumOf(b))
  const files = { median: pages[Math.floor(pages.length / 2)]?.file ?? '', home: 'index.html' }
  for (const [name, file] of Object.entries(files)) {
    const html = await readFile(path.join(outDir(), file), 'utf8')
    const texts = [html, ...(await Promise.all(listAssets(html).map(readAsset)))]
    const sum = texts.map((text) => weigh(text, constants.BROTLI_MAX_QUALITY)).reduce((a, b) => a + b)
    const budget = sumBudgets[name as keyof typeof sumBudgets]
    console.log(`The ${name} page: ${sum} of ${budget} bytes, ${file}`)
    expect(sum).toBeLessThanOrEqual(budget)
  }
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

function listAssets(html: string): string[] {
  const assets = Array.from(html.matchAll(/ (?:src|href)="([^"?]+\.(?:js|css))["?]/g), ([, url = '']) => url)
  return [...new Set(assets)]
}

function readAsset(url: string): Promise<Buffer> {
  return readFile(path.join(outDir(), url))
}

async function weighAsset(url: string): Promise<number> {
  const size = sizes.get(url) ?? weigh(await readAsset(url))
  sizes.set(url, size)
  return size
}

/** The bytes of a file compressed with brotli: quickly, as hosts do while they serve, or as well as it can. */
function weigh(file: string | Buffer, quality = 5): number {
  return brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
}

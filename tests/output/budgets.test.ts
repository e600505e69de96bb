import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { outDir, readSiteFiles } from '../../lib/output/site-files'
import { createScales, type PageWeight } from './page-weight'

/** What a page may weigh, in bytes as they travel (brotli); the search's parts come on demand and have budgets of their own. */
const budgets: PageWeight = { html: 16_000, script: 15_000, style: 18_000 }
/** What the page that is in the middle may weigh. */
const middle = 40_000
const names: Record<keyof PageWeight, string> = { html: 'HTML', script: 'JavaScript', style: 'CSS' }
const parts = ['html', 'script', 'style'] as const

test('no page weighs more than its budget, and half of them less than 40 kB', async () => {
  // Compressing as well as hosts do takes its time.
  test.slow()
  const weigh = createScales(outDir())
  const files = await listPages()
  const pages = await Promise.all(files.map(async (file) => ({ file, weight: await weigh(file) })))
  expect(pages.length).toBeGreaterThan(0)

  const heaviest = parts.map((part) => {
    const [page] = [...pages].sort((a, b) => b.weight[part] - a.weight[part])
    return { part, file: page?.file, bytes: page?.weight[part] ?? 0 }
  })
  const sums = pages.map(({ weight }) => weight.html + weight.script + weight.style).sort((a, b) => a - b)
  const median = sums[Math.floor(sums.length / 2)] ?? 0
  const lines = heaviest.map(
    ({ part, file, bytes }) => `${names[part]} ${kilobytes(bytes)} of ${kilobytes(budgets[part])}, ${file}`,
  )
  console.log(['Heaviest pages, compressed:', ...lines, `Page in the middle: ${kilobytes(median)}`].join('\n'))
  for (const { part, file, bytes } of heaviest)
    expect(bytes, `${names[part]} of ${file}`).toBeLessThanOrEqual(budgets[part])
  expect(median).toBeLessThanOrEqual(middle)
})

test('a page asks for itself, one style sheet, one script and one icon, and preloads only pictures and what its script imports', async () => {
  for (const file of await listPages()) {
    const html = await readFile(path.join(outDir(), file), 'utf8')
    const count = (pattern: RegExp) => html.match(pattern)?.length ?? 0
    const asked = {
      sheets: count(/<link rel="stylesheet"/g),
      scripts: count(/<script[^>]* src="/g),
      icons: count(/<link rel="icon"/g),
      ahead: count(/<link rel="(preload|prefetch|preconnect)"(?![^>]* as="image")/g),
    }
    expect(asked, file).toEqual({ sheets: 1, scripts: 1, icons: 1, ahead: 0 })
  }
})

/** Pages without redirects, which have no script file. */
async function listPages(): Promise<string[]> {
  const files = (await readSiteFiles(outDir())).filter((file) => file.endsWith('/index.html'))
  const texts = await Promise.all(files.map((file) => readFile(path.join(outDir(), file), 'utf8')))
  return files.filter((_, index) => texts[index]?.includes('data-site="module"'))
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

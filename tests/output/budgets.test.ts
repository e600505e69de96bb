import { expect, test } from '@playwright/test'
import { outDir } from '../../lib/output/out-dir'
import { readSiteFiles } from '../../lib/output/site-files'
import { createScales, type PageWeight } from './page-weight'

/** What a page may weigh, in bytes as they travel (gzip); of the script Next and React alone are some 139 kB. */
const budgets: PageWeight = { html: 40_000, script: 160_000, style: 14_000 }
const names: Record<keyof PageWeight, string> = { html: 'HTML', script: 'JavaScript', style: 'CSS' }
const parts = ['html', 'script', 'style'] as const

test('no page weighs more than its budget', async () => {
  const weigh = createScales(outDir())
  const files = (await readSiteFiles(outDir())).map((file) => file.path).filter((file) => file.endsWith('/index.html'))
  const pages = await Promise.all(files.map(async (file) => ({ file, weight: await weigh(file) })))
  expect(pages.length).toBeGreaterThan(0)

  const heaviest = parts.map((part) => {
    const [page] = [...pages].sort((a, b) => b.weight[part] - a.weight[part])
    return { part, file: page?.file, bytes: page?.weight[part] ?? 0 }
  })
  const lines = heaviest.map(
    ({ part, file, bytes }) => `${names[part]} ${kilobytes(bytes)} of ${kilobytes(budgets[part])}, ${file}`,
  )
  console.log(['Heaviest pages, compressed:', ...lines].join('\n'))
  for (const { part, file, bytes } of heaviest)
    expect(bytes, `${names[part]} of ${file}`).toBeLessThanOrEqual(budgets[part])
})

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

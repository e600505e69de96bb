import { expect, test } from '@playwright/test'
import { outDir } from '../../scripts/output/out-dir'
import { createScales, type PageWeight } from '../../scripts/output/page-weight'
import { readSiteFiles } from '../../scripts/output/site-files'

/** What pages may weigh, in bytes as they travel (gzip); of the script Next and React alone are some 139 kB. */
const budgets: Array<{ pages: string; test: RegExp; budget: PageWeight }> = [
  { pages: 'to read', test: /^(?!\/search\/)/, budget: { html: 40_000, script: 155_000, style: 14_000 } },
  { pages: 'to search', test: /^\/search\//, budget: { html: 40_000, script: 160_000, style: 14_000 } },
]
const names: Record<keyof PageWeight, string> = { html: 'HTML', script: 'JavaScript', style: 'CSS' }
const parts = ['html', 'script', 'style'] as const

for (const { pages, test: isOf, budget } of budgets) {
  test(`no page ${pages} weighs more than its budget`, async () => {
    const weigh = createScales(outDir())
    const files = (await readSiteFiles(outDir())).map((file) => file.path)
    const own = files.filter((file) => file.endsWith('/index.html') && isOf.test(file))
    const weighed = await Promise.all(own.map(async (file) => ({ file, weight: await weigh(file) })))
    expect(weighed.length).toBeGreaterThan(0)

    const heaviest = parts.map((part) => {
      const [page] = [...weighed].sort((a, b) => b.weight[part] - a.weight[part])
      return { part, file: page?.file, bytes: page?.weight[part] ?? 0 }
    })
    const lines = heaviest.map(
      ({ part, file, bytes }) => `${names[part]} ${kilobytes(bytes)} of ${kilobytes(budget[part])}, ${file}`,
    )
    console.log([`Heaviest pages ${pages}, compressed:`, ...lines].join('\n'))
    for (const { part, file, bytes } of heaviest)
      expect(bytes, `${names[part]} of ${file}`).toBeLessThanOrEqual(budget[part])
  })
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { onShippedSite as test } from './on-site'
import { readRoutes } from './routes'

const pages = readRoutes().filter((route) => readFileSync(`out${route}index.html`, 'utf8').includes('data-stacks'))

test('labels of stacked tables stay inside their cells, on every page', async ({ page }) => {
  test.setTimeout(90_000)
  expect(pages.length).toBeGreaterThan(5)
  const faults: string[] = []
  for (const route of pages) {
    await page.goto(route)
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      for (const fault of await findOverlaps(page)) faults.push(`${route} at ${width}: ${fault}`)
    }
  }
  expect(faults).toEqual([])
})

/** Labels that are higher than their cells, or hold a word wider than the column of labels. */
function findOverlaps(page: Page): Promise<string[]> {
  return page.locator('.table-scroll[data-stacks] td[data-label]:visible').evaluateAll((cells) => {
    const context = document.createElement('canvas').getContext('2d')
    return cells.flatMap((cell) => {
      const { content, height, width, font } = getComputedStyle(cell, '::before')
      if (content === 'none') return []
      const { paddingTop } = getComputedStyle(cell)
      const room = cell.getBoundingClientRect().height - Number.parseFloat(paddingTop)
      if (context) context.font = font
      const words = (cell.getAttribute('data-label') ?? '').split(/\s+/)
      const longest = Math.max(...words.map((word) => context?.measureText(word).width ?? 0))
      const isInside = Number.parseFloat(height) <= room + 0.5 && longest <= Number.parseFloat(width)
      return isInside ? [] : [`"${words.join(' ')}" beside "${cell.textContent}"`]
    })
  })
}

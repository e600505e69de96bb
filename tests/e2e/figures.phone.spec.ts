import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { findViolations } from './axe'
import { onShippedSite, test } from './on-site'
import { readRoutes } from './routes'
import { openUntilIdle } from './waiting'

test('stacks the rows of a wide table with column labels; enlarges a picture on tap', async ({ page }) => {
  await openUntilIdle(page, '/tutorial-extras/figures/')
  const table = page.getByRole('table').first()
  const [first, second] = await Promise.all([0, 1].map((cell) => table.locator('td').nth(cell).boundingBox()))
  expect(second?.x).toBe(first?.x)
  expect(second?.y).toBeGreaterThan(first?.y ?? 0)
  const label = await table
    .locator('td')
    .nth(1)
    .evaluate((cell) => getComputedStyle(cell, '::before').content)
  expect(label).toBe('"Spin"')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  await page.locator('figure#figure-2 img').tap()
  const dialog = page.getByRole('dialog', { name: 'Enlarged picture' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button').tap()
  await expect(dialog).toHaveCount(0)
})

test('operates a live figure by touch in a narrow window', async ({ page }) => {
  await page.goto('/tutorial-extras/pictures/')
  const figure = page.locator('[data-figure=phase]')
  const pivot = figure.getByRole('slider', { name: 'Pivot' })
  await figure.scrollIntoViewIfNeeded()
  await expect(pivot).toBeEnabled()
  await page.setViewportSize({ width: 320, height: 700 })
  const handle = await figure.locator('circle.figure-handle').boundingBox()
  expect(handle?.width).toBeGreaterThanOrEqual(24)
  const { width = 0, height = 0 } = (await pivot.boundingBox()) ?? {}
  await pivot.tap({ position: { x: width / 2, y: height / 2 } })
  await expect(pivot).toHaveValue('5')
  await expect(figure.locator('output').last()).toHaveText('5 ppm')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  expect(await findViolations(page, { include: '[data-figure]' })).toEqual([])
})

const stackedPages = readRoutes().filter((route) =>
  readFileSync(`out${route}index.html`, 'utf8').includes('data-stacks'),
)

onShippedSite('keeps the labels of stacked tables inside their cells on every shipped page', async ({ page }) => {
  onShippedSite.setTimeout(90_000)
  expect(stackedPages.length).toBeGreaterThan(5)
  const faults: string[] = []
  for (const route of stackedPages) {
    await page.goto(route)
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      for (const fault of await findOverlaps(page)) faults.push(`${route} at ${width}: ${fault}`)
    }
  }
  expect(faults).toEqual([])
})

/** Labels taller than their cells, or with a word wider than the label column. */
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

import { expect } from '@playwright/test'
import { test } from './on-site'
import { openComplete } from './waiting'

test('rows of a table with four columns are stacked, each cell with the name of its column', async ({ page }) => {
  await openComplete(page, '/tutorial-extras/figures/')
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
})

test('a tap on a picture enlarges it', async ({ page }) => {
  await openComplete(page, '/tutorial-extras/figures/')
  await page.locator('figure#figure-2 img').tap()
  const dialog = page.getByRole('dialog', { name: 'Enlarged picture' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button').tap()
  await expect(dialog).toHaveCount(0)
})

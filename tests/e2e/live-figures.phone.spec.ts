import { expect } from '@playwright/test'
import { findViolations } from './axe'
import { test } from './on-site'

test('a figure works on a phone and fits a narrow window', async ({ page }) => {
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

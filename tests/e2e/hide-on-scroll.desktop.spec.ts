import { expect, type Page } from '@playwright/test'
import { test } from './on-site'
import { drawFrames } from './waiting'

async function scroll(page: Page, distance: number) {
  for (let moved = 0; moved < Math.abs(distance); moved += 60) {
    await page.mouse.wheel(0, 60 * Math.sign(distance))
    await drawFrames(page)
  }
}

test('Back returns to the place that was left', async ({ page }) => {
  await page.goto('/help/phase/')
  await page.mouse.move(300, 500)
  await scroll(page, 900)
  const left = await page.evaluate(() => scrollY)
  await page
    .locator('article a[href^="/"]:visible')
    .last()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).not.toHaveURL(/help\/phase\/$/)
  await page.goBack()
  await expect(page).toHaveURL(/help\/phase\/$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
})

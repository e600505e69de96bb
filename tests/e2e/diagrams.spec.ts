import { expect } from '@playwright/test'
import { findViolations } from './axe'
import { onSite } from './on-site'
import { openComplete } from './waiting'

const test = onSite('moved')

test('diagrams are accessible in both colour modes, and do not make the page wider', async ({ page }) => {
  await openComplete(page, '/docs/guide/blocks/')
  await expect(page.locator('figure:has([role="img"])')).toHaveCount(5)
  for (const mode of ['light', 'dark']) {
    await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode)
    expect(await findViolations(page, { include: 'main' }), mode).toEqual([])
  }
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await wider()).toBeLessThanOrEqual(0)
})

test('a diagram wider than the page is scrolled by itself, also with the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openComplete(page, '/docs/guide/blocks/')
  const frame = page.locator('figure:has(figcaption:text-is("How a spectrum is made")) .table-scroll').first()
  await frame.scrollIntoViewIfNeeded()
  await expect(frame).toHaveAttribute('tabindex', '0')
  await frame.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => frame.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
})

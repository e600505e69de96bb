import { expect } from '@playwright/test'
import { findViolations } from '../../tests/e2e/axe'
import { onShippedSite as test } from '../../tests/e2e/on-site'

test('takes a tap that came before its code, zooms with a swipe across, and scrolls with one down', async ({
  page,
}) => {
  await page.goto('')
  await page.waitForLoadState('networkidle')
  const figure = page.locator('[data-spectrum]')
  expect(await figure.locator('[role=img]').evaluate((image) => image.getBoundingClientRect().bottom)).toBeLessThan(844)
  const group = figure.getByRole('button', { name: /^b/ })
  const box = await group.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
  await group.tap()
  await expect(figure).toHaveAttribute('data-active', 'b')
  await expect(group).toHaveAttribute('aria-pressed', 'true')
  expect(await findViolations(page, { include: '[data-spectrum]' })).toEqual([])

  await group.tap()
  const surface = figure.getByRole('slider')
  const ticks = () => figure.locator('[role=img] > svg').nth(1).locator('text').allTextContents()
  const area = (await surface.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const y = area.y + 0.7 * area.height
  await page.touchscreen.tap(area.x + 0.876 * area.width, y)
  await expect(figure).toHaveAttribute('data-active', 'a')

  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Array<[number, number]>) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) })
  const swipe = async (from: [number, number], to: [number, number]) => {
    await touch('touchStart', [from])
    for (let step = 1; step <= 8; step++) {
      const mix = (index: 0 | 1) => from[index] + ((to[index] - from[index]) * step) / 8
      await touch('touchMove', [[mix(0), mix(1)]])
    }
    await touch('touchEnd', [])
  }
  await swipe([area.x + 0.6 * area.width, y], [area.x + 0.8 * area.width, y])
  await expect.poll(ticks).toContain('2.6')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await figure.getByRole('button', { name: 'Whole spectrum' }).click()
  await expect.poll(ticks).toContain('8')
  await swipe([area.x + 0.5 * area.width, y], [area.x + 0.5 * area.width, y - 150])
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50)
  await expect.poll(ticks).toContain('8')
  const widthOfPage = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(widthOfPage).toBeLessThanOrEqual(390)
})

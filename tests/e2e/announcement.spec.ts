import { expect } from '@playwright/test'
import { test } from './on-site'

test('it closes before the scripts of the page are there, and in other tabs; nothing shifts on load; the skip link is above it', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const countShifts = () => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.length)
  const bar = page.getByRole('region', { name: 'Announcement' })
  await page.goto('/help/phase/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(bar.getByRole('link')).toBeFocused()
  expect(await countShifts()).toBe(0)
  const other = await context.newPage()
  await other.route(/\/(_next|assets)\/.*\.js/, (route) => route.abort())
  await other.goto('/')
  await other.getByRole('button', { name: 'Close announcement' }).click()
  await expect(other.getByRole('region', { name: 'Announcement' })).toBeHidden()
  await expect(bar).toBeHidden()
  await page.reload()
  await expect(bar).toBeHidden()
  expect(await countShifts()).toBe(0)
})

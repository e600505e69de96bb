import { expect } from '@playwright/test'
import { test } from './on-site'
import { watchShifts } from './waiting'

test('closes the announcement in all tabs, before scripts load and without layout shifts, until its id changes', async ({
  page,
  context,
}) => {
  const shifts = await watchShifts(page)
  const bar = page.getByRole('region', { name: 'Announcement' })
  await page.goto('help/phase/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(bar.getByRole('link')).toBeFocused()
  // The bar would shift the page by more.
  expect(await shifts()).toBeLessThan(0.01)
  const other = await context.newPage()
  await other.route(/\/(_next|assets)\/.*\.js/, (route) => route.abort())
  await other.goto('')
  await other.getByRole('button', { name: 'Close announcement' }).click()
  await expect(other.getByRole('region', { name: 'Announcement' })).toBeHidden()
  await expect(bar).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss'))).toBe('true')

  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-announcement-closed', '')
  await expect(bar).toBeHidden()
  expect(await shifts()).toBeLessThan(0.01)
  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an older one'))
  await page.reload()
  await expect(bar).toBeVisible()
})

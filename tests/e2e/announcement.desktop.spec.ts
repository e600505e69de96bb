import { expect } from '@playwright/test'
import { test } from './on-site'

test('a closed announcement stays away, before the first paint, until its id changes', async ({ page }) => {
  await page.goto('/')
  const bar = page.getByRole('region', { name: 'Announcement' })
  await expect(bar).toBeVisible()
  await bar.getByRole('button', { name: 'Close announcement' }).click()
  await expect(bar).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss'))).toBe('true')
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-announcement-closed', '')
  await expect(bar).toBeHidden()
  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an older one'))
  await page.reload()
  await expect(bar).toBeVisible()
})

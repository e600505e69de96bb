import { expect } from '@playwright/test'
import { findViolations } from './axe'
import { test } from './on-site'
import { openComplete, watchShifts } from './waiting'

const pageOfEachKind = [
  '/',
  '/help/phase/',
  '/contribute-to-doc/markdown_features/',
  '/tags/',
  '/tags/processing/',
  '/blog/',
  '/no/such/page/',
]

for (const route of pageOfEachKind) {
  test(`${route} is accessible on a phone, and nothing of it moves by itself`, async ({ page }) => {
    const shifts = await watchShifts(page)
    await openComplete(page, route)
    expect(await shifts()).toBeLessThan(0.02)
    expect(await findViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
}

test('the open drawer is accessible', async ({ page }) => {
  await page.goto('/help/phase/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  expect(await findViolations(page)).toEqual([])
})

import { expect, type Page } from '@playwright/test'
import { test } from './on-site'
import { openSearch, searchDialog, searchField, searchRows } from './search'
import { retype } from './typing'

const sheet = (page: Page) => searchDialog(page).locator('.DocSearch-Modal')

test('fills the screen on a scrolled page, and keeps its scroll position; is not in the drawer', async ({ page }) => {
  await page.goto('help/phase/')
  await page.evaluate(() => scrollTo(0, 1500))
  const scrolled = await page.evaluate(() => scrollY)
  await page.keyboard.press('/')
  await expect(searchDialog(page).getByRole('combobox')).toBeFocused()
  expect(await sheet(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  await retype(searchField(page), 'spectrum')
  await expect(searchRows(page).first()).toBeVisible()
  expect(await sheet(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  const words = (text: string) => text.replaceAll('…', '').split(/\s+/).filter(Boolean).length
  for (const title of await searchDialog(page).locator('.DocSearch-Hit-title').allTextContents()) {
    if (title.includes('…')) expect(words(title), title).toBeLessThanOrEqual(6)
  }
  await expect(searchField(page)).toBeInViewport({ ratio: 1 })
  await searchDialog(page).getByRole('button', { name: 'Cancel' }).tap()
  await expect(searchDialog(page)).toBeHidden()
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)

  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Search' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Close menu' }).click()
  await openSearch(page, 'zero filling')
  await searchRows(page).first().getByRole('link').tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zero filling')
  await expect(searchDialog(page)).toBeHidden()
})

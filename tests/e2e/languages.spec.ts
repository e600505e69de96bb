import { expect, type Page } from '@playwright/test'
import { onSite } from './on-site'

const test = onSite('languages')

/** Opens the list of languages, in the navbar or, on phones, in the drawer. */
async function openLanguages(page: Page, isMobile: boolean) {
  if (!isMobile) {
    const button = page.locator('header button[aria-expanded]', { hasText: 'Français' })
    await button.focus()
    await page.keyboard.press('ArrowDown')
    return page.getByRole('navigation').first()
  }
  await page.locator('header button[aria-haspopup="dialog"]').click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('summary', { hasText: 'Français' }).click()
  return dialog
}

test('changing the language keeps page, question and place', async ({ page, isMobile, siteUrl }) => {
  await page.goto('/fr/guide/phase/?q=1#by-hand')
  const list = await openLanguages(page, isMobile)
  const french = list.getByRole('link', { name: 'Français' })
  await expect(french).toHaveAttribute('aria-current', 'true')
  await expect(list.getByRole('link', { name: 'العربية' })).toHaveAttribute('lang', 'ar')
  const english = list.getByRole('link', { name: 'English' })
  await expect(english).toHaveAttribute('hreflang', 'en')
  await expect(english).toHaveAttribute('href', '/guide/phase/')
  await english.click()
  await expect(page).toHaveURL(`${siteUrl}guide/phase/?q=1#by-hand`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Phase correction')
})

test('right to left: the page fits, and the menu is on the right', async ({ page, isMobile }) => {
  await page.goto('/ar/')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('البداية')
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)
  await page.goto('/ar/guide/phase/')
  await expect(page.locator('article')).toHaveAttribute('dir', 'ltr')
  expect(await overflow()).toBeLessThanOrEqual(0)
  if (isMobile) return
  const menu = await page.locator('nav[aria-label="Docs sidebar"]').boundingBox()
  const main = await page.locator('article').boundingBox()
  expect(menu?.x).toBeGreaterThan(main?.x ?? Number.POSITIVE_INFINITY)
})

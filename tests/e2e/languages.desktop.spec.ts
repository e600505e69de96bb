import { expect } from '@playwright/test'
import { at, test } from './on-site'
import { watchFaults } from './waiting'

test('navigates in the language, follows redirects, and finds it again on the not-found page', async ({
  page,
  siteUrl,
}) => {
  const faults = watchFaults(page, siteUrl)
  await page.goto('fr/')
  await expect(page).toHaveTitle('Premiers pas | Paillasse')
  const menu = page.getByRole('navigation', { name: 'Sommaire de la documentation' })
  await menu.getByRole('link', { name: 'Guide pratique' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide pratique')
  await page.getByRole('navigation').first().getByRole('link', { name: 'Phase' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Correction de phase')
  await expect(page.getByRole('link', { name: 'Traitement' })).toHaveAttribute('href', at('fr/tags/processing/'))
  await expect(page.locator('article').getByText('Astuce', { exact: true })).toBeVisible()
  await page.goto('fr/old')
  await expect(page).toHaveURL(`${siteUrl}fr/guide/pictures/#second`)
  expect(faults).toEqual([])
  await page.goto('fr/no/such/page')
  await expect(page.getByRole('link', { name: 'Français' }).first()).toHaveAttribute('href', at('fr/'))
})

test('switches the language and keeps page, query and hash; mirrors the layout from right to left', async ({
  page,
  siteUrl,
}) => {
  await page.goto('fr/help/phase/?q=1#zero-order')
  const button = page.locator('header button[aria-expanded]', { hasText: 'Français' })
  await button.focus()
  await page.keyboard.press('ArrowDown')
  const list = page.getByRole('navigation').first()
  const french = list.getByRole('link', { name: 'Français' })
  await expect(french).toHaveAttribute('aria-current', 'true')
  const english = list.getByRole('link', { name: 'English' })
  await expect(english).toHaveAttribute('hreflang', 'en')
  await expect(english).toHaveAttribute('href', at('help/phase/'))
  await english.click()
  await expect(page).toHaveURL(`${siteUrl}help/phase/?q=1#zero-order`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Phase correction')

  await page.goto('fr/help/phase/')
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)
  const menu = await page.locator('nav[aria-label="Sommaire de la documentation"]').boundingBox()
  const main = await page.locator('article').boundingBox()
  expect(menu?.x).toBeGreaterThan(main?.x ?? Number.POSITIVE_INFINITY)
})

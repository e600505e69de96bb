import { expect, type Page } from '@playwright/test'
import { test } from './on-site'
import { searchDialog } from './search'
import { holdAnswers } from './waiting'

const features = '/contribute-to-doc/markdown_features/'

test('on paper a page is light, without chrome, open, and says where its links lead', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.goto(features)
  await page.emulateMedia({ media: 'print' })
  for (const chrome of ['Main', 'Docs sidebar', 'On this page', 'Breadcrumbs', 'Docs pages'])
    await expect(page.getByRole('navigation', { name: chrome })).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeHidden()
  expect(await backgroundOf(page)).toBe('rgb(255, 255, 255)')
  for (const panel of await page.locator('[role="tabpanel"]').all()) await expect(panel).toBeVisible()
  const link = page.locator('.prose a[href="/contribute-to-doc/about_markdown/"]').first()
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain(
    '/contribute-to-doc/about_markdown/',
  )

  await page.goto('/contribute-to-doc/details/')
  const hidden = page.locator('article details:not([open]) > :not(summary)').first()
  await expect(hidden).toBeVisible()
  await page.goto('/help/apodization/')
  await expect(page.locator('article img[data-only="light"]').first()).toBeVisible()
  await expect(page.locator('article img[data-only="dark"]').first()).toBeHidden()
})

test('in forced colours the current entries, the open tab and the focus are outlined', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(features)
  const outlined = [
    page.getByRole('navigation', { name: 'Docs sidebar' }).locator('[aria-current="page"]'),
    page.getByRole('tab', { selected: true }).first(),
  ]
  for (const state of outlined) expect(await outlineOf(state)).toBe('2px solid')
  const link = page.locator('.prose a[href]').first()
  await link.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  expect(await outlineOf(page.locator(':focus'))).toBe('3px solid')
})

test('in forced colours the search has an edge, and the box of its field shows the focus', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const release = await holdAnswers(page, /search-modal/)
  await page.goto(features)
  await page.keyboard.press('Control+k')
  // The field before the modal is there.
  await expect(searchDialog(page).locator('> div').first()).toHaveCSS('border-top-style', 'solid')
  release()
  await expect(searchDialog(page).locator('.DocSearch-Modal')).toHaveCSS('border-top-style', 'solid')
  expect(await outlineOf(searchDialog(page).locator('form'))).toBe('2px solid')
  await expect(searchDialog(page).locator('.DocSearch-Input')).toHaveCSS('outline-style', 'none')
})

test('in forced colours a picture suits the colours of the system, not those chosen here', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
  await page.goto('/help/apodization/')
  await expect(page.locator('article img[data-only="light"]').first()).toBeVisible()
  await expect(page.locator('article img[data-only="dark"]').first()).toBeHidden()
})

function backgroundOf(page: Page): Promise<string> {
  return page.locator('html').evaluate((element) => getComputedStyle(element).backgroundColor)
}

function outlineOf(element: ReturnType<Page['locator']>): Promise<string> {
  return element.evaluate((node) => {
    const { outlineWidth, outlineStyle } = getComputedStyle(node)
    return `${outlineWidth} ${outlineStyle}`
  })
}

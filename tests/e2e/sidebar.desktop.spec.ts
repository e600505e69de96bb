import { expect, type Page } from '@playwright/test'
import { test } from './on-site'

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' })

test('the page is marked and its category open', async ({ page }) => {
  await page.goto('/help/phase/')
  const link = sidebar(page).getByRole('link', { name: 'Phase correction' })
  await expect(link).toHaveAttribute('aria-current', 'page')
  await expect(link).toBeVisible()
  await expect(sidebar(page).locator('[aria-current="page"]')).toHaveCount(1)
  await expect(sidebar(page).getByRole('button', { name: '1D spectra' })).toHaveAttribute('aria-expanded', 'true')
})

test('opening one category leaves the others open, also across a navigation', async ({ page }) => {
  await page.goto('/help/phase/')
  const contribute = sidebar(page).getByRole('button', { name: 'How to contribute' })
  await expect(contribute).toHaveAttribute('aria-expanded', 'false')
  await contribute.click()
  await expect(contribute).toHaveAttribute('aria-expanded', 'true')
  await expect(sidebar(page).getByRole('button', { name: '1D spectra' })).toHaveAttribute('aria-expanded', 'true')
  await sidebar(page).getByRole('link', { name: 'Admonitions' }).click()
  await expect(page).toHaveURL(/contribute-to-doc\/admonitions\/$/)
  await expect(sidebar(page).getByRole('button', { name: '1D spectra' })).toHaveAttribute('aria-expanded', 'true')
  await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText('Admonitions')
})

test('a category opens and closes by keyboard', async ({ page }) => {
  await page.goto('/help/phase/')
  const category = sidebar(page).getByRole('button', { name: '1D spectra' })
  await category.focus()
  await page.keyboard.press('Enter')
  await expect(category).toHaveAttribute('aria-expanded', 'false')
  await expect(sidebar(page).getByRole('link', { name: 'Phase correction' })).toBeHidden()
  await page.keyboard.press('Space')
  await expect(category).toHaveAttribute('aria-expanded', 'true')
})

test('hiding the sidebar is remembered, before the first paint', async ({ page }) => {
  await page.goto('/help/phase/')
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  await expect(sidebar(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeFocused()
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-sidebar-hidden', '')
  await page.getByRole('button', { name: 'Expand sidebar' }).click()
  await expect(sidebar(page)).toBeVisible()
  await page.reload()
  await expect(sidebar(page)).toBeVisible()
})

test('an address that ends in index.html marks the same page', async ({ page }) => {
  await page.goto('/help/phase/index.html')
  await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText('Phase correction')
})

test('an unlisted page says so, is kept from search engines, and stands in the sidebar only while it is open', async ({
  page,
}) => {
  await page.goto('/help/integrations/')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(page.getByRole('main')).toContainText('Unlisted page')
  await expect(sidebar(page).getByRole('link', { name: 'Integrations' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('navigation', { name: 'Docs pages' })).toHaveCount(0)
  await sidebar(page).getByRole('link', { name: 'Phase correction' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Phase correction')
  await expect(sidebar(page).getByRole('link', { name: 'Integrations' })).toHaveCount(0)
})

test('breadcrumbs lead home and name the category and the page', async ({ page }) => {
  await page.goto('/help/phase/')
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem')
  await expect(crumbs.first().getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/')
  await expect(crumbs.nth(1)).toHaveText('1D spectra')
  await expect(crumbs.last().locator('[aria-current="page"]')).toHaveText('Phase correction')
})

test('the page can be edited', async ({ page }) => {
  await page.goto('/help/phase/')
  const edit = page.getByRole('link', { name: 'Edit this page' })
  await expect(edit).toHaveAttribute('href', /\/docs\/20_1d-spectra\/phase\.md$/)
})

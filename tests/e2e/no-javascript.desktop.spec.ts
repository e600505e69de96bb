import { expect } from '@playwright/test'
import { test } from './on-site'

test.use({ javaScriptEnabled: false })

test('the whole docs tree is reachable', async ({ page }) => {
  await page.goto('/')
  const tree = page.getByRole('navigation', { name: 'Docs sidebar' })
  await expect(tree.getByRole('link', { name: 'Phase correction' })).toBeVisible()
  await expect(page.getByText('Expand all')).toBeHidden()
  await tree.getByRole('link', { name: 'Admonitions' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admonitions')
})

test('the table of contents and its links work', async ({ page }) => {
  await page.goto('/help/phase/')
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(1)
  await expect(link).toBeVisible()
  await link.click()
  await expect(page).toHaveURL(/#.+/)
})

test('every tab panel is readable', async ({ page }) => {
  await page.goto('/contribute-to-doc/markdown_features/')
  for (const panel of await page.locator('[role="tabpanel"]').all()) await expect(panel).toBeVisible()
})

test('a former address leads to the page that took its place', async ({ page }) => {
  await page.goto('/help/concepts')
  await expect(page).toHaveURL(/\/general\/global_concepts\/$/)
})

import { expect } from '@playwright/test'
import { test } from './on-site'

test.use({ javaScriptEnabled: false })

test('links the docs tree and the table of contents, and redirects a former address', async ({ page }) => {
  await page.goto('/')
  const tree = page.getByRole('navigation', { name: 'Docs sidebar' })
  await expect(tree.getByRole('link', { name: 'Phase correction' })).toBeVisible()
  await expect(page.getByText('Expand all')).toBeHidden()
  await tree.getByRole('link', { name: 'Admonitions' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admonitions')
  await page.goto('/help/concepts')
  await expect(page).toHaveURL(/\/general\/global_concepts\/$/)

  await page.goto('/help/phase/')
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(1)
  await expect(link).toBeVisible()
  await link.click()
  await expect(page).toHaveURL(/#.+/)
})

test('shows every tab panel, and no button that needs scripts', async ({ page }) => {
  await page.goto('/contribute-to-doc/markdown_features/')
  for (const panel of await page.locator('[role="tabpanel"]').all()) await expect(panel).toBeVisible()

  await expect(page.getByRole('button', { name: /mode$/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Copy code/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Open menu' })).toHaveCount(0)
})

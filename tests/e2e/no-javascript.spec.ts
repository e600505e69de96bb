import { expect } from '@playwright/test'
import { test } from './on-site'

test.use({ javaScriptEnabled: false })

test('what needs JavaScript is not offered', async ({ page }) => {
  await page.goto('/contribute-to-doc/markdown_features/')
  await expect(page.getByRole('button', { name: /mode$/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Copy code/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Open menu' })).toHaveCount(0)
})

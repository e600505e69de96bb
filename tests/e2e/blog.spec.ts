import { expect } from '@playwright/test'
import { test } from './on-site'

test('a post has its facts, tags, table of contents and a way to be corrected', async ({ page }) => {
  await page.goto('/blog/2026-03-05-newsletter/')
  const post = page.getByRole('article')
  await expect(post.locator('time')).toHaveAttribute('datetime', '2026-03-05')
  await expect(post.getByText('Keepers of the bench')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Newsletter', exact: true })).toHaveAttribute(
    'rel',
    'tag',
  )
  await expect(page.getByRole('navigation', { name: 'On this page' })).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    /\/content\/blog\/2026-03-05-newsletter\.md$/,
  )
})

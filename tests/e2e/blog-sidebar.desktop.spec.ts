import { expect, type Page } from '@playwright/test'
import { test } from './on-site'
import { neverIdle, openComplete, waitForPrefetch } from './waiting'

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Blog recent posts navigation' })

test('the sidebar lists all posts by year, on every page of the blog', async ({ page }) => {
  for (const route of [
    '/blog/',
    '/blog/page/2/',
    '/blog/archive/',
    '/blog/tags/',
    '/blog/authors/',
    '/blog/welcome/',
  ]) {
    await page.goto(route)
    await expect(sidebar(page).getByRole('link')).toHaveCount(14)
    await expect(sidebar(page).getByRole('list', { name: '2024' }).getByRole('link')).toHaveCount(5)
  }
})

test('the post being read is marked, and stays in view', async ({ page }) => {
  await page.goto('/blog/welcome/')
  const current = sidebar(page).locator('[aria-current="page"]')
  await expect(current).toHaveText(/^Welcome/)
  await expect(current).toBeInViewport()
  await sidebar(page)
    .getByRole('link', { name: /^Shelfmark/ })
    .click()
  await expect(page).toHaveURL(/\/blog\/2024-10-16-newsletter\/$/)
  await expect(current).toHaveCount(1)
  await expect(current).toHaveText(/^Shelfmark/)
})

test('lists mark no post', async ({ page }) => {
  await page.goto('/blog/')
  await expect(sidebar(page).locator('[aria-current]')).toHaveCount(0)
})

test('the navbar shows that the reader is in the blog', async ({ page }) => {
  await page.goto('/blog/welcome/')
  const bar = page.getByRole('navigation', { name: 'Main' })
  await expect(bar.getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', /page|true/)
  await expect(bar.getByRole('link', { name: 'Docs' })).not.toHaveAttribute('aria-current')
})

test('hovering a post prefetches it', async ({ page }) => {
  await neverIdle(page)
  await openComplete(page, '/blog/')
  const link = sidebar(page).getByRole('link', { name: /^Welcome/ })
  await waitForPrefetch(page, '/blog/welcome/', () => link.hover())
})

import { expect } from '@playwright/test'
import { findViolations } from './axe'
import { test } from './on-site'

for (const route of ['page/2', 'archive', 'tags', 'tags/info', 'authors', 'authors/team', 'welcome']) {
  test(`/blog/${route}/ is accessible on a phone`, async ({ page }) => {
    await page.goto(`/blog/${route}/`)
    expect(await findViolations(page)).toEqual([])
  })
}

test('the drawer holds all posts by year', async ({ page }) => {
  await page.goto('/blog/2024-10-16-newsletter/')
  const posts = { name: 'Blog recent posts navigation' }
  await expect(page.getByRole('navigation', posts)).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  const list = drawer.getByRole('navigation', posts)
  await expect(list.getByRole('link')).toHaveCount(14)
  await expect(list.locator('[aria-current="page"]')).toHaveText(/^Shelfmark/)
  await list.getByRole('link', { name: /^Welcome/ }).click()
  await expect(page).toHaveURL(/\/blog\/welcome\/$/)
  await expect(drawer).toBeHidden()
})

test('the table of contents lies at the top and stays there', async ({ page }) => {
  await page.goto('/blog/2026-03-05-newsletter/')
  const bar = page.getByRole('button', { name: 'On this page' })
  await expect(bar).toBeInViewport()
  await page.evaluate(() => scrollTo(0, 1500))
  await expect(bar).toBeInViewport()
})

test('what a finger aims at is large enough', async ({ page }) => {
  await page.goto('/blog/')
  for (const link of await page.getByRole('navigation', { name: 'Blog sections' }).getByRole('link').all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(36)
  }
})

test('without scripts the posts stand below the page', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/blog/welcome/')
  await page.getByRole('link', { name: /^Shelfmark/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Shelfmark/)
  await context.close()
})

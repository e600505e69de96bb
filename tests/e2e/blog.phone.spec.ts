import { expect } from '@playwright/test'
import { test } from './on-site'

test('lists all posts by year in the drawer, and below the page without JavaScript', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('blog/2024-10-16-newsletter/')
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

  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const plain = await context.newPage()
  await plain.goto('blog/welcome/')
  await plain.getByRole('link', { name: /^Shelfmark/ }).click()
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText(/^Shelfmark/)
  await context.close()
})

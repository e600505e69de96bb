import { expect } from '@playwright/test'
import { test } from './on-site'

test('both forms of an address and its index.html reach the page', async ({ page }) => {
  for (const address of ['/help/phase', '/help/phase/', '/help/phase/index.html']) {
    const response = await page.goto(address)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Phase correction')
  }
})

test('an unknown address gets the designed page with a real 404, at any depth', async ({ page }) => {
  const response = await page.goto('/no/such/page/at/all')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  await page.getByRole('link', { name: 'Go to the start page' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('each page of the docs says which release it describes, and a part that came later says so', async ({ page }) => {
  for (const path of ['/help/phase/', '/glossary/']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByText('Describes Bench 2.5.0')).toBeVisible()
  }
  await page.goto('/contribute-to-doc/markdown_features/')
  await expect(page.getByRole('article').getByText('after 2.5.0')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Bench 2.5.0' }).click()
  await expect(page).toHaveURL(/\/glossary\/$/)
  await page.goto('/blog/welcome/')
  await expect(page.getByText('Describes')).toHaveCount(0)
})

test('a page says what it is', async ({ page }) => {
  await page.goto('/help/phase')
  await expect(page).toHaveTitle('Phase correction | Bench documentation')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', 'https://docs.example.org/help/phase/')
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{40,160}/)
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', 'Phase correction')
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute(
    'content',
    'https://docs.example.org/help/phase/',
  )
  await expect(page.locator('meta[name="docsearch:docusaurus_tag"]')).toHaveAttribute('content', 'docs-default-current')
})

test('a client-side navigation keeps title and canonical right', async ({ page }) => {
  await page.goto('/help/phase/')
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last().click()
  await expect(page).not.toHaveURL(/phase/)
  const { pathname } = new URL(page.url())
  const canonical = page.locator('link[rel="canonical"]')
  await expect(canonical.and(page.locator(`[href="https://docs.example.org${pathname}"]`))).toHaveCount(1)
  await expect(canonical).toHaveCount(1)
  await expect(page).toHaveTitle(/ \| Bench documentation$/)
  await expect(page).not.toHaveTitle(/^Phase/)
})

test('a former address leads to the page that took its place', async ({ page }) => {
  await page.goto('/help/concepts')
  await expect(page).toHaveURL(/\/general\/global_concepts\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Global concepts')
  await page.goto('/help/concepts/?from=paper#panels')
  await expect(page).toHaveURL(/\/general\/global_concepts\/\?from=paper#panels$/)
})

import { expect } from '@playwright/test'
import { test } from './on-site'

test('serves a page with and without a trailing slash; cleans index.html and double slashes from its address', async ({
  page,
}) => {
  const current = page.getByRole('navigation', { name: 'Docs sidebar' }).locator('[aria-current="page"]')
  const response = await page.goto('/help/phase')
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Phase correction')
  await page.goto('/help/phase/index.html?from=app#main')
  await expect(page).toHaveURL(/\/help\/phase\/\?from=app#main$/)
  await expect(current).toHaveText('Phase correction')
  await page.goto('/index.html')
  await expect(page).toHaveURL(/:\d+\/$/)
  await page.goto(`${new URL(page.url()).origin}//help//phase/`)
  await expect(page).toHaveURL(/:\d+\/help\/phase\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Phase correction')
})

test('shows the not-found page with status 404 at any depth', async ({ page }) => {
  const response = await page.goto('/no/such/page/at/all')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await page.getByRole('link', { name: 'Go to the start page' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('shows the release that a page describes, and marks newer parts', async ({ page }) => {
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

test('describes a page in its head', async ({ page }) => {
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

test('redirects a former address and keeps query and hash', async ({ page }) => {
  await page.goto('/help/concepts')
  await expect(page).toHaveURL(/\/general\/global_concepts\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Global concepts')
  await page.goto('/help/concepts/?from=paper#panels')
  await expect(page).toHaveURL(/\/general\/global_concepts\/\?from=paper#panels$/)
})

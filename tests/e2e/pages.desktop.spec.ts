import { expect } from '@playwright/test'
import { test } from './on-site'

test('serves a page at several forms of its address and at former ones, and the not-found page at any depth', async ({
  page,
  siteUrl,
}) => {
  const current = page.getByRole('navigation', { name: 'Docs sidebar' }).locator('[aria-current="page"]')
  await page.goto('help/phase/index.html?from=app#main')
  await expect(page).toHaveURL(/\/help\/phase\/\?from=app#main$/)
  await expect(current).toHaveText('Phase correction')
  await page.goto(`${siteUrl}/help//phase/`)
  await expect(page).toHaveURL('help/phase/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Phase correction')
  await page.goto('help/concepts/?from=paper#panels')
  await expect(page).toHaveURL(/\/general\/global_concepts\/\?from=paper#panels$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Global concepts')

  const missing = await page.goto('no/such/page/at/all')
  expect(missing?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
})

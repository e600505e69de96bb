import { expect, type Page } from '@playwright/test'
import { findViolations } from './axe'
import { test } from './on-site'

test('a link to a query shows its results, grouped by page, with their sections and matches', async ({ page }) => {
  await page.goto('/search?q=phase')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for "phase"')
  await expect(page).toHaveTitle('Search results for "phase" | Bench documentation')
  await expect(page.getByRole('searchbox')).toHaveValue('phase')
  await expect(page.getByRole('searchbox')).not.toBeFocused()
  await expect(page.getByRole('status')).toHaveText(/^\d+ results on \d+ pages$/)
  const result = resultOf(page, 'Phase correction')
  await expect(result.locator('mark').first()).toHaveText(/phase/i)
  const section = result.getByRole('listitem').getByRole('link').first()
  await expect(section).toHaveAttribute('href', /^\/help\/phase\/#./)
  expect(await findViolations(page)).toEqual([])
})

test('all results are there in the end, twenty at a time', async ({ page }) => {
  await page.goto('/search?q=spectrum')
  const articles = page.getByRole('article')
  await expect(articles.first()).toBeVisible()
  const atFirst = await articles.count()
  const more = page.getByRole('button', { name: 'Load more' })
  await more.press('Enter')
  await expect.poll(() => articles.count()).toBeGreaterThan(atFirst)
  await expect(async () => {
    await page.mouse.wheel(0, 20_000)
    await expect(page.getByRole('button', { name: /Load more|Searching/ })).toHaveCount(0, { timeout: 200 })
  }).toPass()
  await expect(page.getByText('Unable to fetch results')).toHaveCount(0)
})

function resultOf(page: Page, title: string) {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })
}

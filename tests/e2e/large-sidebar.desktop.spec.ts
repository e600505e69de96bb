import { expect, type Page } from '@playwright/test'
import { onSite } from './on-site'

const test = onSite('large-sidebar')
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' })
const longList = (page: Page) => sidebar(page).getByRole('button', { name: 'Long list' })
const rest = /\/assets\/sidebar-[\w-]+\.txt$/

function countRequests(page: Page): { rest: number; pages: number } {
  const count = { rest: 0, pages: 0 }
  page.on('request', (request) => {
    if (rest.test(request.url())) count.rest += 1
    if (request.isNavigationRequest()) count.pages += 1
  })
  return count
}

test('a page holds the entries that it shows, and asks for the others when a category is opened', async ({ page }) => {
  const count = countRequests(page)
  await page.goto('/')
  await expect(sidebar(page).getByRole('link', { name: 'Phase correction' })).toBeVisible()
  await expect(sidebar(page).locator('a[href*="/list/"]')).toHaveCount(0)
  expect(count.rest).toBe(0)
  await longList(page).click()
  await expect(longList(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(sidebar(page).getByRole('link', { name: 'Page 40' })).toBeVisible()
  await expect(longList(page)).toBeFocused()
  await sidebar(page).getByRole('button', { name: 'Show or hide the pages of First steps' }).click()
  await sidebar(page).getByRole('button', { name: 'Further steps' }).click()
  await sidebar(page).getByRole('link', { name: 'Deep' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deep')
  await expect(sidebar(page).locator('[aria-current]')).toHaveText('Deep')
  // What was opened is open on the next page, which lacks it as well.
  await expect(sidebar(page).getByRole('link', { name: 'Page 40' })).toBeVisible()
  await sidebar(page).getByRole('link', { name: 'Page 20' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page 20')
  await expect(sidebar(page).getByRole('link', { name: 'Page 20' })).toBeInViewport()
  await expect(sidebar(page).getByRole('link', { name: 'Deep' })).toBeVisible()
  expect(count.pages).toBe(1)
  expect(count.rest).toBeLessThanOrEqual(2)
})

test('with the pointer near a category its entries are asked for, once', async ({ page }) => {
  const count = countRequests(page)
  await page.goto('/')
  const asked = page.waitForRequest(rest)
  await longList(page).hover()
  await asked
  await sidebar(page).getByRole('button', { name: 'Show or hide the pages of First steps' }).hover()
  await longList(page).hover()
  await expect(sidebar(page).locator('a[href*="/list/"]')).toHaveCount(0)
  expect(count.rest).toBe(1)
})

test('a category opens and closes by keyboard, and Tab goes on into it', async ({ page }) => {
  await page.goto('/')
  await longList(page).focus()
  await page.keyboard.press('Enter')
  await expect(sidebar(page).getByRole('link', { name: 'Page 1', exact: true })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(sidebar(page).getByRole('link', { name: 'Page 1', exact: true })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  await expect(sidebar(page).getByRole('link', { name: 'Page 1', exact: true })).toBeHidden()
})

test('when its entries cannot be had a category says so, and Retry asks again', async ({ page }) => {
  await page.route(rest, (route) => route.abort())
  await page.goto('/')
  await longList(page).click()
  await expect(sidebar(page).getByRole('alert')).toContainText('could not be loaded')
  await page.unroute(rest)
  await sidebar(page).getByRole('button', { name: 'Retry' }).click()
  await expect(sidebar(page).getByRole('link', { name: 'Page 40' })).toBeVisible()
  await expect(sidebar(page).getByRole('alert')).toHaveCount(0)
  await expect(longList(page)).toBeFocused()
})

test('a category stays closed when what fills it cannot be loaded', async ({ page }) => {
  await page.route(/rest\.browser/, (route) => route.abort())
  await page.goto('/')
  const failed = page.waitForEvent('requestfailed')
  await longList(page).click()
  await failed
  await expect(longList(page)).toHaveAttribute('aria-expanded', 'false')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a closed category is a link to its first page, on which it is open', async ({ page }) => {
    await page.goto('/')
    await expect(longList(page)).toBeHidden()
    await sidebar(page).getByRole('link', { name: 'Long list' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page 1')
    await sidebar(page).getByRole('link', { name: 'Page 40' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page 40')
  })
})

import { expect, type Page } from '@playwright/test'
import { test } from './on-site'
import { neverIdle, openComplete, watchShifts } from './waiting'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'not been loaded yet' })

test('offline the page stays and says so; back online the page that was asked for opens', async ({ page, context }) => {
  await neverIdle(page)
  await openComplete(page, '/help/processing/')
  const wanted = page.locator('#main .prose a[href="/help/ranges/"]').first()
  const click = () => wanted.evaluate((link: HTMLElement) => link.click())
  await context.setOffline(true)
  await click()
  await expect(notice(page)).toContainText('You are offline. This page has not been loaded yet.')
  await expect(heading(page)).toHaveText('Processing')
  await expect(page).toHaveURL(/\/processing\/$/)
  await expect(page.locator('[data-bar]')).toHaveCount(0)

  // The page goes on working: the router is not stuck.
  await page
    .locator('#main h2 a')
    .nth(2)
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(/processing\/#/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(notice(page)).toBeVisible()
  await page.getByRole('button', { name: 'Stay on this page' }).click()
  await expect(notice(page)).toHaveCount(0)
  await click()
  await expect(notice(page)).toBeVisible()

  await context.setOffline(false)
  await expect(heading(page)).toHaveText(/^Ranges/)
  await expect(page).toHaveURL(/\/help\/ranges\/$/)
  await page.goBack()
  await expect(heading(page)).toHaveText('Processing')
})

test('the not-found page names the pages that may be meant, and searches for the words of the address', async ({
  page,
}) => {
  const shifts = await watchShifts(page)
  const response = await page.goto('/old/folder/Phase_')
  expect(response?.status()).toBe(404)
  const help = page.getByRole('main').getByRole('status')
  await expect(help.getByRole('link').first()).toHaveText(/^Phase correction/)
  await expect(help.getByRole('link', { name: /^Search for/ })).toHaveAttribute(
    'href',
    /\/search\/?\?q=old%20folder%20phase$/,
  )
  expect(await shifts()).toBeLessThan(0.02)
  await help.getByRole('link').first().click()
  await expect(heading(page)).toHaveText('Phase correction')

  await page.goto('/help/Zero_Fillin/')
  await expect(help.getByRole('link').first()).toHaveText(/^Zero filling/)
  await page.route('**/pages.json', (route) => route.fulfill({ status: 404, body: '<h1>Not found</h1>' }))
  await page.reload()
  await expect(help.getByRole('link')).toHaveText([/^Search for/])
})

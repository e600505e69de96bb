import { expect, type Page } from '@playwright/test'
import { onHost } from './deployment'
import { test } from './on-site'
import { click, clickInText, openUntilIdle, preventIdle, watchLoads, watchShifts } from './waiting'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const firstScript = (page: Page) => page.locator('script[type="module"]').getAttribute('src')
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'not been loaded yet' })

onHost(
  'loads a page in full once after a deployment, from the text or the drawer',
  async ({ page, host, isMobile }) => {
    const target = isMobile ? '/blog/' : '/tutorial-basics/first-measurement/'
    const next = isMobile ? '/blog/archive/' : '/tutorial-basics/markdown-features/'
    await preventIdle(page)
    await openUntilIdle(page, '/intro/')
    const former = await firstScript(page)
    const loads = watchLoads(page)
    await host.redeploy()
    await page.evaluate(() => scrollTo(0, 200))
    await expect(heading(page)).toHaveText('Welcome to the bench')
    if (isMobile) {
      await page.getByRole('button', { name: 'Open menu' }).click()
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
      expect(loads).toEqual([])
      await page.getByRole('dialog').getByRole('link', { name: 'Blog' }).click()
    } else {
      expect(loads).toEqual([])
      await click(page, target)
    }
    await expect(heading(page)).toHaveText(isMobile ? 'Blog' : 'The first measurement')
    await expect(page).toHaveURL((url) => url.pathname === target)
    expect(await firstScript(page)).not.toBe(former)
    expect(loads).toEqual([target])

    await click(page, next)
    await expect(page).toHaveURL((url) => url.pathname === next)
    await page.waitForLoadState('networkidle')
    expect(loads).toEqual([target])
    await expect(page.locator('[data-load-failed]')).toHaveCount(0)
  },
)

test('stays on the page while offline, and opens the requested page once online', async ({ page, context }) => {
  await preventIdle(page)
  await openUntilIdle(page, '/help/processing/')
  await context.setOffline(true)
  await clickInText(page, '/help/ranges/')
  await expect(notice(page)).toContainText('You are offline. This page has not been loaded yet.')
  await expect(heading(page)).toHaveText('Processing')
  await expect(page).toHaveURL(/\/processing\/$/)
  await expect(page.locator('[data-bar]')).toHaveCount(0)

  await page
    .locator('#main h2 a')
    .nth(2)
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(/processing\/#/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(notice(page)).toBeVisible()
  await page.getByRole('button', { name: 'Stay on this page' }).click()
  await expect(notice(page)).toHaveCount(0)
  await clickInText(page, '/help/ranges/')
  await expect(notice(page)).toBeVisible()

  await context.setOffline(false)
  await expect(heading(page)).toHaveText(/^Ranges/)
  await expect(page).toHaveURL(/\/help\/ranges\/$/)
  await page.goBack()
  await expect(heading(page)).toHaveText('Processing')
})

test('suggests similar pages and a search on the not-found page', async ({ page }) => {
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

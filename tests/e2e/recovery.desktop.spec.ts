import { expect } from '@playwright/test'
import { at, test } from './on-site'
import { heading, notice } from './parts'
import {
  click,
  clickInText,
  linkInText,
  openUntilIdle,
  preventIdle,
  routeSwaps,
  waitForPrefetch,
  watchLoads,
  watchShifts,
  watchSwaps,
} from './waiting'

test('opens a prefetched page while offline; stays on the page for others, and opens the requested one once online', async ({
  page,
  context,
}) => {
  await openUntilIdle(page, 'help/processing/')
  await waitForPrefetch(page, at('help/ranges/'), () => linkInText(page, at('help/ranges/')).focus())
  await context.setOffline(true)
  await clickInText(page, at('help/ranges/'))
  await expect(heading(page)).toHaveText(/^Ranges/)

  await context.setOffline(false)
  await page.goBack()
  await expect(heading(page)).toHaveText('Processing')
  await context.setOffline(true)
  await click(page, at('help/baseline/'))
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
  await click(page, at('help/baseline/'))
  await expect(notice(page)).toBeVisible()

  await context.setOffline(false)
  await expect(heading(page)).toHaveText(/^Baseline/)
  await expect(page).toHaveURL(/\/help\/baseline\/$/)
  await page.goBack()
  await expect(heading(page)).toHaveText('Processing')
})

test('stays on the page when the host refuses the connection or answers 503, until a retry succeeds', async ({
  page,
}) => {
  await preventIdle(page)
  await openUntilIdle(page, 'help/processing/')
  const loads = watchLoads(page)
  const retry = page.getByRole('button', { name: 'Try again' })
  await page.route(/\/help\/ranges\//, (route) => route.abort('connectionrefused'))
  await clickInText(page, at('help/ranges/'))
  await expect(notice(page)).toContainText('The site is not responding.')
  await expect(heading(page)).toHaveText('Processing')
  await page.unrouteAll()
  await retry.click()
  await expect(heading(page)).toHaveText(/^Ranges/)

  await page.goBack()
  await expect(heading(page)).toHaveText('Processing')
  await page.route(/\/help\/peaks\//, (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }))
  await clickInText(page, at('help/peaks/#set-the-reference'))
  await expect(notice(page)).toContainText('The site is not responding.')
  await expect(heading(page)).toHaveText('Processing')
  await page.unrouteAll()
  await retry.click()
  await expect(heading(page)).toHaveText(/eak/)
  expect(loads).toEqual([])
})

test('loads a page in full, with its hash, if the response to swap in is missing, of another site or cut off', async ({
  page,
}) => {
  const contentType = 'text/html'
  await preventIdle(page)
  const [loads, swaps] = [watchLoads(page), watchSwaps(page)]
  await page.goto('help/processing/')
  for (const answer of [
    { status: 404, contentType, body: '<h1>Not found</h1>' },
    { status: 200, contentType, body: '<h1>Home</h1>' },
    { status: 200, contentType, body: '<!DOCTYPE html><html lang="en"><head><meta char' },
  ]) {
    const [path, title] = page.url().endsWith('/processing/')
      ? ['help/peaks/#set-the-reference', /eak/]
      : ['help/processing/', /rocessing/]
    await page.waitForLoadState()
    await routeSwaps(page, (route) => route.fulfill(answer))
    loads.length = 0
    await click(page, at(path))
    await expect(page.locator('h1'), answer.body).toHaveText(title)
    await expect(page).toHaveURL(path)
    const address = at(path.replace(/#.*/, ''))
    expect([swaps.splice(0), loads], answer.body).toEqual([[address], [address]])
    await page.unrouteAll()
  }
})

test('shows the error of a page that crashes, and starts it again on request', async ({ page }) => {
  await page.addInitScript(() => {
    const { querySelector } = Element.prototype
    let hasThrown = false
    Element.prototype.querySelector = function (selectors: string) {
      if (!hasThrown && selectors === '[data-toc]') {
        hasThrown = true
        throw new Error('The contents broke.')
      }
      return querySelector.call(this, selectors)
    }
  })
  await page.goto('help/phase/')
  await expect(heading(page)).toHaveText('This page crashed')
  await expect(page.getByRole('main')).toContainText('The contents broke.')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page)).toHaveText('Phase correction')
})

test('shows a crash of the navigation in the chosen colour mode, and starts it again on request', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark')
    const { matchMedia } = window
    let hasThrown = false
    window.matchMedia = (query) => {
      // The head script reads the same query while the document loads.
      if (!hasThrown && document.readyState !== 'loading' && query.includes('62.3125em')) {
        hasThrown = true
        throw new Error('No media here.')
      }
      return matchMedia.call(window, query)
    }
  })
  await page.goto('help/phase/')
  await expect(heading(page)).toHaveText('This page crashed')
  await expect(page.getByRole('main')).toContainText('No media here.')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(heading(page)).toHaveCSS('text-align', 'center')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page)).toHaveText('Phase correction')
  await page
    .locator(`#main .prose a[href="${at('help/ft/')}"]`)
    .first()
    .click()
  await expect(heading(page)).toHaveText('Fourier transformation')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('html')).toHaveAttribute('data-js', '')
})

test('suggests similar pages and a search on the not-found page', async ({ page }) => {
  const shifts = await watchShifts(page)
  const response = await page.goto('old/folder/Phase_')
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

  await page.goto('help/Zero_Fillin/')
  await expect(help.getByRole('link').first()).toHaveText(/^Zero filling/)
  await page.route('**/pages.json', (route) => route.fulfill({ status: 404, body: '<h1>Not found</h1>' }))
  await page.reload()
  await expect(help.getByRole('link')).toHaveText([/^Search for/])
})

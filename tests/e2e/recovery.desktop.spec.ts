import { createServer } from 'node:http'
import { expect, type Route } from '@playwright/test'
import { hashedHeaders } from '../../lib/build/finish/host-files'
import { closeServer, listen } from '../../scripts/server/listen'
import { sendFile } from '../../scripts/server/static-server'
import { testSiteBasePath, testSiteDir } from '../sites'
import { at, test } from './on-site'
import { heading, loadFailure, notice } from './parts'
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
    const { observe } = IntersectionObserver.prototype
    let hasThrown = false
    IntersectionObserver.prototype.observe = function (target) {
      if (!hasThrown && target.matches('a[rel]')) {
        hasThrown = true
        throw new Error('The observer broke.')
      }
      observe.call(this, target)
    }
  })
  await page.goto('help/phase/')
  await expect(heading(page)).toHaveText('This page crashed')
  await expect(page.getByRole('main')).toContainText('The observer broke.')
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

/** A host that lets browsers cache the 404 of a hashed file, as some do. */
async function startHostWithCached404() {
  const missing = { pattern: /\/assets\/site\.browser-|\.css$/ }
  const server = createServer((request, response) => {
    const pass = () => void response.writeHead(404, hashedHeaders).end()
    request.url = request.url?.slice(testSiteBasePath('every-kind').length)
    if (missing.pattern.test(request.url ?? '')) pass()
    else sendFile(request, response, { dir: testSiteDir('every-kind'), index: 'index.html', pass })
  })
  const url = `http://localhost:${await listen(server, 0)}${testSiteBasePath('every-kind')}/`
  return { url, bringBack: () => Object.assign(missing, { pattern: /^$/ }), close: () => closeServer(server) }
}

test('recovers from a cached 404 once the host has the file', async ({ page, context }) => {
  const host = await startHostWithCached404()
  await page.goto(`${host.url}intro/`)
  await expect(loadFailure(page)).toContainText('could not be loaded')
  const other = await context.newPage()
  await other.goto(`${host.url}intro/`)
  await expect(loadFailure(other)).toBeVisible()
  host.bringBack()
  // The 404 is cached.
  await other.reload()
  await loadFailure(page).getByRole('button', { name: 'Reload' }).click()
  for (const tab of [other, page]) {
    await expect(loadFailure(tab)).toHaveCount(0)
    await expect(tab.locator('h1')).toHaveCSS('font-weight', /[67]\d\d/)
    await click(tab, at('tutorial-basics/first-measurement/'))
    await expect(tab).toHaveURL((url) => url.pathname === at('tutorial-basics/first-measurement/'))
  }
  await host.close()
})

for (const [file, pattern] of [
  ['script', /\/assets\/site\.browser-/],
  ['stylesheet', /\.css$/],
] as const) {
  test(`puts a ${file} in place that the host refuses once, without a reload`, async ({ page }) => {
    const loads = watchLoads(page)
    await page.route(pattern, (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }), { times: 1 })
    await page.goto('intro/')
    await expect(page.locator('body > header')).toHaveCSS('position', 'sticky')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
    await expect(loadFailure(page)).toHaveCount(0)
    expect(loads).toEqual([at('intro/')])
  })
}

test('keeps the text of a page whose script is missing while the host fails, also when the reader tries again', async ({
  page,
}) => {
  const loads = watchLoads(page)
  const fail = (route: Route) => route.fulfill({ status: 500, body: 'Internal Server Error' })
  await page.route('**/assets/**', async (route) => {
    await page.route('**/intro/', fail)
    await fail(route)
  })
  await page.goto('intro/')
  for (let tries = 0; tries < 2; tries += 1) {
    await expect(loadFailure(page)).toContainText('could not be loaded')
    await expect(page.locator('article')).toContainText('first measurement')
    await loadFailure(page).getByRole('button', { name: 'Reload' }).click()
  }
  await expect(loadFailure(page).getByRole('button', { name: 'Reload' })).toBeFocused()
  await page.unrouteAll()
  await page.keyboard.press('Enter')
  await expect(loadFailure(page)).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
  expect(loads).toEqual([at('intro/')])
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

import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { expect, type Route } from '@playwright/test'
import { hashedHeaders } from '../../lib/build/finish/host-files'
import { closeServer, listen } from '../../scripts/server/listen'
import { sendFile } from '../../scripts/server/static-server'
import { testSiteBasePath, testSiteDir } from '../sites'
import { at, test } from './on-site'
import { heading, loadFailure, notice } from './parts'
import { searchDialog, searchField, searchRows } from './search'
import {
  click,
  clickInText,
  linkInText,
  openUntilIdle,
  preventIdle,
  routeSwaps,
  waitForPrefetch,
  waitUntilIdle,
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

/** A host that lets browsers cache its wrong responses to requests of some hashed files: a 404, or half of the file. */
async function startFaultyHost(pattern: RegExp, fault: 'missing' | 'half') {
  let isFaulty = true
  const dir = testSiteDir('every-kind')
  const server = createServer((request, response) => {
    const pass = () => void response.writeHead(404, hashedHeaders).end()
    request.url = request.url?.slice(testSiteBasePath('every-kind').length)
    const { url = '' } = request
    if (!isFaulty || !pattern.test(url)) sendFile(request, response, { dir, index: 'index.html', pass })
    else if (fault === 'missing') pass()
    else {
      const bytes = readFileSync(path.join(dir, url))
      // Behind a bracket: half of a script may be a script.
      const end = bytes.lastIndexOf('(', bytes.length / 2) + 1
      response.writeHead(200, { ...hashedHeaders, 'content-type': 'text/javascript' })
      response.end(bytes.subarray(0, end))
    }
  })
  const url = `http://localhost:${await listen(server, 0)}${testSiteBasePath('every-kind')}/`
  const bringBack = () => {
    isFaulty = false
  }
  return { url, bringBack, close: () => closeServer(server) }
}

test('recovers from a cached 404 once the host has the file', async ({ page, context }) => {
  const host = await startFaultyHost(/\/assets\/site\.browser-|\.css$/, 'missing')
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

for (const fault of ['missing', 'half'] as const) {
  test(`opens the search when its files were ${fault} before, and are cached like that`, async ({ page }) => {
    const host = await startFaultyHost(/\/assets\/search-/, fault)
    await page.goto(`${host.url}intro/`)
    await page.keyboard.press('Control+k')
    await expect(searchDialog(page).getByRole('alert')).toContainText('could not be loaded')
    host.bringBack()
    const retry = searchDialog(page).getByRole('button', { name: 'Retry' })
    if (fault === 'missing') await retry.click()
    else {
      // Half of a module stays in the page until a reload.
      await Promise.all([page.waitForEvent('load'), retry.click()])
      await waitUntilIdle(page)
      await page.keyboard.press('Control+k')
    }
    await expect(searchDialog(page).getByRole('combobox')).toBeFocused()
    await searchField(page).pressSequentially('phase')
    await expect(searchRows(page).first()).toBeVisible()
    await host.close()
  })
}

test('starts what loads at idle time with the next page, if it was missing before', async ({ page }) => {
  const host = await startFaultyHost(/\/assets\/idle\.browser-/, 'missing')
  const statuses: number[] = []
  page.on('response', (response) => {
    if (/idle\.browser-/.test(response.url())) statuses.push(response.status())
  })
  await page.goto(`${host.url}intro/`)
  // The second is the attempt past the caches; the browser keeps its 404 too.
  await expect.poll(() => statuses).toEqual([404, 404])
  host.bringBack()
  await click(page, at('tutorial-basics/first-measurement/'))
  await expect(page).toHaveURL((url) => url.pathname === at('tutorial-basics/first-measurement/'))
  await expect.poll(() => statuses.at(-1)).toBe(200)
  await expect(async () => {
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 3000 })
  }).toPass()
  await host.close()
})

test('reports half of a script, and takes the whole one as soon as the host serves it', async ({ page }) => {
  const host = await startFaultyHost(/\/assets\/site\.browser-/, 'half')
  await page.goto(`${host.url}intro/`)
  await expect(loadFailure(page)).toContainText('could not be loaded')
  host.bringBack()
  await Promise.all([page.waitForEvent('load'), loadFailure(page).getByRole('button', { name: 'Reload' }).click()])
  await waitUntilIdle(page)
  await expect(loadFailure(page)).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(searchDialog(page)).toBeVisible()
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
  await Promise.all([page.waitForRequest(/\/assets\/idle/), page.keyboard.press('Enter')])
  await expect(loadFailure(page)).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(searchDialog(page)).toBeVisible()
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

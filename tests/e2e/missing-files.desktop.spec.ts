import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { expect, type Route } from '@playwright/test'
import { hashedHeaders } from '../../lib/build/finish/host-files'
import { closeServer, listen } from '../../scripts/server/listen'
import { sendFile } from '../../scripts/server/static-server'
import { testSiteBasePath, testSiteDir } from '../sites'
import { at, test } from './on-site'
import { loadFailure } from './parts'
import { searchDialog, searchField, searchRows } from './search'
import { click, waitUntilIdle, watchLoads } from './waiting'

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

import { createServer } from 'node:http'
import { expect, type Page } from '@playwright/test'
import { hashedHeaders } from '../../lib/build/finish/host-files'
import { closeServer, listen } from '../../lib/server/listen'
import { sendFile } from '../../lib/server/static-server'
import { testSiteDir } from '../sites'
import { onHost } from './deployment'
import { test } from './on-site'
import { searchField } from './search'
import { click, neverIdle, openComplete, routeSwaps, waitUntilComplete, watchLoads } from './waiting'

const target = '/tutorial-basics/first-measurement/'

const notice = (page: Page) => page.locator('[data-load-failed]')

const sheets = /\/_next\/static\/.*\.css$/

/** A request of the page that is answered after those which it has already begun were sent. */
const fetchFromPage = (page: Page) => page.evaluate(async () => void (await fetch('/robots.txt')))

onHost(
  'a page that comes from a cache without its scripts is readable, loads anew once, and then says so',
  async ({ page }) => {
    await page.route(/\/assets\/site\.browser-/, (route) => route.fulfill({ status: 404 }))
    const loads = watchLoads(page)
    await page.goto('/intro/')
    await expect(notice(page)).toContainText('could not be loaded')
    await expect(page.locator('article')).toContainText('first measurement')
    expect(loads).toEqual(['/intro/', '/intro/'])

    await page.unrouteAll()
    await notice(page).getByRole('button', { name: 'Reload' }).click()
    await expect(notice(page)).toHaveCount(0)
    expect(loads).toEqual(['/intro/', '/intro/', '/intro/'])
    await click(page, target)
    await expect(page).toHaveURL((url) => url.pathname === target)
  },
)

for (const [what, answer] of Object.entries({
  'is missing': { status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' },
  'is not of this site': { status: 200, contentType: 'text/html', body: '<h1>Home</h1>' },
  'is cut off': { status: 200, contentType: 'text/html', body: '<!DOCTYPE html><html lang="en"><head><meta char' },
})) {
  test(`a page to be swapped in that ${what} leads to a full load, with the hash`, async ({ page }) => {
    await neverIdle(page)
    await openComplete(page, '/help/processing/')
    await routeSwaps(page, (route) => route.fulfill(answer))
    const loads = watchLoads(page)
    await click(page, '/help/peaks/#set-the-reference')
    await expect(page.locator('h1')).toHaveText(/eak/)
    await expect(page).toHaveURL(/\/help\/peaks\/#set-the-reference$/)
    expect(loads).toEqual(['/help/peaks/'])
  })
}

test('without storage a part that stays missing ends in a message, not in a loop', async ({ page }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    Object.defineProperty(window, 'sessionStorage', { get })
  })
  await page.route(sheets, (route) => route.fulfill({ status: 404 }))
  const loads = watchLoads(page)
  await page.goto('/blog/')
  await expect(notice(page)).toBeVisible()
  // A loop would ask for the page before this.
  await fetchFromPage(page)
  expect(loads).toEqual(['/blog/', '/blog/'])
})

onHost('a part that is loaded on demand and is of another build leads to one full load', async ({ page, host }) => {
  await neverIdle(page)
  await openComplete(page, '/intro/')
  const loads = watchLoads(page)
  await host.redeploy()
  const loaded = page.waitForEvent('load')
  await page.keyboard.press('Control+k')
  await loaded
  await waitUntilComplete(page)
  await page.keyboard.press('Control+k')
  await expect(searchField(page)).toBeFocused()
  expect(loads).toEqual(['/intro/'])
})

test('a part that is missing from the same build is not loaded for ever', async ({ page }) => {
  await neverIdle(page)
  await openComplete(page, '/intro/')
  await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404 }))
  const loads = watchLoads(page)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Retry' })).toBeVisible()
  expect(loads).toEqual([])
})

/** A host that lets browsers keep the answer that a file with a hashed name is missing, as some do. */
async function startForgetfulHost() {
  const missing = { pattern: /\/assets\/site\.browser-|\.css$/ }
  const server = createServer((request, response) => {
    const pass = () => void response.writeHead(404, hashedHeaders).end()
    if (missing.pattern.test(request.url ?? '')) pass()
    else sendFile(request, response, { dir: testSiteDir('every-kind'), index: 'index.html', pass })
  })
  const url = `http://localhost:${await listen(server, 0)}`
  return { url, bringBack: () => Object.assign(missing, { pattern: /^$/ }), close: () => closeServer(server) }
}

test('a file that the browser remembers as missing is there again as soon as the host has it', async ({
  page,
  context,
}) => {
  const host = await startForgetfulHost()
  await page.goto(`${host.url}/intro/`)
  await expect(notice(page)).toContainText('could not be loaded')
  const other = await context.newPage()
  await other.goto(`${host.url}/intro/`)
  await expect(notice(other)).toBeVisible()
  host.bringBack()
  // The browser does not ask again by itself.
  await other.reload()
  await expect(notice(other)).toBeVisible()

  await notice(page).getByRole('button', { name: 'Reload' }).click()
  await expect(notice(page)).toHaveCount(0)
  await expect(page.locator('h1')).toHaveCSS('font-weight', /[67]\d\d/)
  await click(page, target)
  await expect(page).toHaveURL((url) => url.pathname === target)
  await host.close()
})

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { expect, type Page } from '@playwright/test'
import { hashedHeaders, siteHeaders } from '../../lib/build/finish/host-files'
import { closeServer, listen } from '../../scripts/server/listen'
import { sendFile } from '../../scripts/server/static-server'
import { testSiteBasePath, testSiteDir } from '../sites'
import { at, base } from './on-site'
import { heading } from './parts'
import { openUntilIdle, waitUntilIdle } from './waiting'

/** Answers a request instead of the host; returns false to leave it to the host. */
type Fault = (request: IncomingMessage, response: ServerResponse) => boolean

interface Host {
  url: string
  fault: Fault
}

/** `test` on a host that answers some requests wrongly. */
const test = base.extend<{ host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern.
  host: async ({}, use) => {
    const host: Host = { url: '', fault: () => false }
    const server = createServer((request, response) => {
      const pass = () => void response.writeHead(404).end()
      request.url = request.url?.slice(testSiteBasePath('every-kind').length)
      for (const [name, value] of Object.entries(siteHeaders)) response.setHeader(name, value)
      if (!host.fault(request, response))
        sendFile(request, response, { dir: testSiteDir('every-kind'), index: 'index.html', pass })
    })
    host.url = `http://localhost:${await listen(server, 0)}${at('')}`
    await use(host)
    await closeServer(server)
  },
  baseURL: ({ host }, use) => use(host.url),
})

test.use({ serviceWorkers: 'allow' })
test.slow()

/** Opens a page and waits until the worker has kept it. */
async function read(page: Page, path: string): Promise<void> {
  await openUntilIdle(page, path)
  await heading(page).hover()
  await expect.poll(() => page.evaluate(async (url) => Boolean(await caches.match(url)), at(path))).toBe(true)
}

/** Removes the kept files, as if they were of a new build. */
async function forgetFiles(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const name of await caches.keys()) if (name.endsWith('files')) await caches.delete(name)
  })
}

async function expectWhole(page: Page): Promise<void> {
  await waitUntilIdle(page)
  await expect(page.locator('[data-load-failed]')).toHaveCount(0)
  await expect(page.locator('body > header')).toHaveCSS('position', 'sticky')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
  await page.keyboard.press('Escape')
}

const faulty = { stylesheet: /\/css\/[\w-]+\.css$/, script: /\/assets\/site\.browser-\w+\.js$/ }

for (const [file, pattern] of Object.entries(faulty)) {
  test(`recovers from a host that once answers with a page instead of a ${file}`, async ({ page, host }) => {
    await read(page, 'help/phase/')
    await forgetFiles(page)
    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache')
    let faults = 0
    host.fault = ({ url = '' }, response) => {
      if (!pattern.test(url) || faults > 0) return false
      faults += 1
      response.writeHead(200, { ...hashedHeaders, 'content-type': 'text/html' }).end('<h1>Sign in</h1>')
      return true
    }
    await page.goto('help/ft/')
    await expectWhole(page)
    expect(faults).toBe(1)
    await page.goto('help/ranges/')
    await expectWhole(page)
  })

  test(`shows a page right although a page was kept instead of its ${file}`, async ({ page }) => {
    await read(page, 'help/phase/')
    const address = await page.evaluate(
      (source) =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .find((name) => new RegExp(source).test(name)),
      pattern.source,
    )
    await page.evaluate(async (url) => {
      const name = (await caches.keys()).find((key) => key.endsWith('files')) ?? ''
      const headers = { 'content-type': 'text/html' }
      await (await caches.open(name)).put(url ?? '', new Response('<h1>Sign in</h1>', { headers }))
    }, address)
    await page.goto('help/ft/')
    await expectWhole(page)
  })
}

test('keeps no page instead of a file of data, and answers with the copy that it has', async ({ page, host }) => {
  await read(page, 'help/phase/')
  const load = (path: string) => page.evaluate(async (url) => (await fetch(url)).text(), at(path))
  const isKept = (path: string) => page.evaluate(async (url) => Boolean(await caches.match(url)), at(path))
  await load('links.json')
  await expect.poll(() => isKept('links.json')).toBe(true)
  host.fault = ({ url = '' }, response) => {
    if (url.endsWith('.json')) response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in</h1>')
    return url.endsWith('.json')
  }
  expect(await load('pages.json')).toContain('Sign in')
  expect(await load('links.json')).not.toContain('Sign in')
  expect(await isKept('pages.json')).toBe(false)
  const links = () => page.evaluate(async (url) => (await caches.match(url))?.text(), at('links.json'))
  // A copy is replaced in two steps.
  await expect.poll(links).toContain('"pages"')
})

test('has an offline page when the host redirects its address', async ({ page, context, host }) => {
  host.fault = (request, response) => {
    if (request.url === '/offline/') {
      response.writeHead(308, { location: at('offline') }).end()
      return true
    }
    if (request.url === '/offline') request.url = '/offline/'
    return false
  }
  await read(page, 'help/phase/')
  await context.setOffline(true)
  await page.goto('help/ranges/')
  await expect(heading(page)).toHaveText('No connection')
})

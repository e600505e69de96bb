import { createHash } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { test } from './on-site'
import { click, neverIdle, openComplete, routeSwaps, waitForPrefetch, watchLoads } from './waiting'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'not been loaded yet' })

test('offline a page that was prefetched opens', async ({ page, context }) => {
  await neverIdle(page)
  await openComplete(page, '/help/processing/')
  const link = page.locator('#main .prose a[href="/help/ranges/"]').first()
  await waitForPrefetch(page, '/help/ranges/', () => link.focus())
  await context.setOffline(true)
  await link.evaluate((a: HTMLElement) => a.click())
  await expect(heading(page)).toHaveText(/^Ranges/)
})

test('a site that does not respond keeps the reader on the page, too', async ({ page }) => {
  await neverIdle(page)
  await openComplete(page, '/help/processing/')
  await page.route(/\/help\/ranges\//, (route) => route.abort('connectionrefused'))
  await page
    .locator('#main .prose a[href="/help/ranges/"]')
    .first()
    .evaluate((a: HTMLElement) => a.click())
  await expect(notice(page)).toContainText('The site is not responding.')
  await expect(heading(page)).toHaveText('Processing')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page)).toHaveText(/^Ranges/)
})

test('a host that is out of order keeps the reader on the page, in place of its own error page', async ({ page }) => {
  await neverIdle(page)
  await openComplete(page, '/help/processing/')
  const loads = watchLoads(page)
  await page.route(/\/help\/ranges\//, (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }))
  await click(page, '/help/ranges/')
  await expect(notice(page)).toContainText('The site is not responding.')
  await expect(heading(page)).toHaveText('Processing')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page)).toHaveText(/^Ranges/)
  expect(loads).toEqual([])
})

/** Whether a request breaks off: one in five, the same ones in each run, in whatever order they are sent. */
function breaksOff(url: string, attempt: number): boolean {
  return (
    createHash('sha256')
      .update(`${new URL(url).pathname} ${attempt}`)
      .digest()
      .readUInt16BE() %
      5 ===
    0
  )
}

test('on a line where one request in five breaks off, 43 of 44 navigations arrive, and none loses the page', async ({
  page,
  siteUrl,
}) => {
  test.slow()
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  const paths = Array.from(sitemap.matchAll(/<loc>https:\/\/[^/]*(\/[^<]+)<\/loc>/g), ([, path = '']) => path).slice(
    0,
    44,
  )
  expect(paths).toHaveLength(44)
  await neverIdle(page)
  await openComplete(page, '/')
  const loads = watchLoads(page)
  const attempts = new Map<string, number>()
  let broken = 0
  await routeSwaps(page, (route) => {
    const url = route.request().url()
    const attempt = (attempts.get(url) ?? 0) + 1
    attempts.set(url, attempt)
    if (!breaksOff(url, attempt)) return route.continue()
    broken += 1
    return route.abort('connectionreset')
  })
  let arrived = 0
  for (const path of paths) {
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href })
      document.querySelector('#main')?.append(link)
      link.click()
    }, path)
    const canonical = page.locator(`link[rel=canonical][href$="${path}"]`)
    await expect(canonical.or(notice(page))).toBeAttached()
    if ((await canonical.count()) > 0) arrived += 1
    else await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveURL(new URL(path, siteUrl).href)
  }
  expect(broken).toBeGreaterThan(5)
  expect(arrived).toBeGreaterThanOrEqual(43)
  expect(loads).toEqual([])
})

test('a part of a page that crashes shows the error, and "Try again" starts it anew', async ({ page }) => {
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
  await page.goto('/help/phase/')
  await expect(heading(page)).toHaveText('This page crashed')
  await expect(page.getByRole('main')).toContainText('The observer broke.')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page)).toHaveText('Phase correction')
})

test('a crash of what surrounds the pages shows the error in the colour mode of the reader, and can be tried again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark')
    const { matchMedia } = window
    let hasThrown = false
    window.matchMedia = (query) => {
      if (!hasThrown && query.includes('62.3125em')) {
        hasThrown = true
        throw new Error('No media here.')
      }
      return matchMedia.call(window, query)
    }
  })
  await page.goto('/help/phase/')
  await expect(heading(page)).toHaveText('This page crashed')
  await expect(page.getByRole('main')).toContainText('No media here.')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(heading(page)).toHaveCSS('text-align', 'center')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page)).toHaveText('Phase correction')
  await page.locator('#main .prose a[href="/help/ft/"]').first().click()
  await expect(heading(page)).toHaveText('Fourier transformation')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('html')).toHaveAttribute('data-js', '')
})

test('pages ask for the list of pages nowhere else', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openComplete(page, '/help/phase/')
  expect(asked.filter((url) => url.includes('pages.json'))).toEqual([])
})

import { type Browser, type ConsoleMessage, expect, type Page, type Request } from '@playwright/test'
import { findViolations } from './axe'
import { onShippedSite } from './on-site'
import { readRoutes } from './routes'
import { watchShifts } from './waiting'

const forPaper = /^\/print\//
const pages = readRoutes()
const routes = [...pages.filter((route) => !forPaper.test(route)), '/no/such/page/']
/** One page of each kind is checked with its chrome and for contrast, which take most of axe's time and hardly differ within a kind. */
const kinds = [/^\/$/, /^\/help\/./, /^\/blog\/$/, /^\/blog\/\d/, /^\/tags\/$/, /^\/tags\/./, /^\/search\/$/, /^\/no\//]
const whole = new Set(kinds.map((kind) => routes.find((route) => kind.test(route))))
const desktop = { width: 1280, height: 800 }

interface Window {
  page: Page
  /** How far things on the page have moved by themselves. */
  shifts: () => Promise<number>
}

/** One window for all pages of a worker: what the pages share is fetched and compiled once. */
const test = onShippedSite.extend<object, { window: Window }>({
  window: [
    async ({ browser }, use) => {
      const page = await openWindow(browser)
      await use({ page, shifts: await watchShifts(page) })
      await page.context().close()
    },
    { scope: 'worker' },
  ],
})

for (const route of routes) {
  test(`${route} is clean, accessible, does not shift, and fits 320 pixels and text twice as large`, async ({
    window: { page, shifts },
    baseURL: origin,
  }) => {
    const baseURL = origin ?? ''
    const { complaints, stop } = collectComplaints(page, baseURL, route)
    await page.setViewportSize(desktop)
    await page.goto(new URL(route, baseURL).href)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(
      await findViolations(page, whole.has(route) ? {} : { include: 'main', exceptRules: ['color-contrast'] }),
    ).toEqual([])
    expect(await shifts()).toBeLessThan(0.02)

    if (whole.has(route)) {
      await page.getByRole('button', { name: 'Switch to dark mode' }).click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      expect(await findViolations(page, { rules: ['color-contrast'] })).toEqual([])
    }

    await expectNoOverflow(page)
    stop()
    expect(complaints).toEqual([])
  })
}

/** What a page for paper says is checked where it comes from, and it has one mode: what is left is how the texts are put together. */
for (const route of pages.filter((route) => forPaper.test(route))) {
  test(`${route} is clean, has one outline, and fits 320 pixels and text twice as large`, async ({
    window: { page },
    baseURL: origin,
  }) => {
    const baseURL = origin ?? ''
    const { complaints, stop } = collectComplaints(page, baseURL, route)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(new URL(route, baseURL).href)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    const rules = ['heading-order', 'region', 'duplicate-id-aria']
    expect(await findViolations(page, { rules })).toEqual([])
    await expectNoOverflow(page)
    stop()
    expect(complaints).toEqual([])
  })
}

async function openWindow(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: desktop, reducedMotion: 'reduce', serviceWorkers: 'allow' })
  await context.addInitScript(() => localStorage.clear())
  return context.newPage()
}

/** Console messages, script errors and requests to other hosts, as they come. */
function collectComplaints(page: Page, baseURL: string, route: string) {
  const complaints: string[] = []
  const onConsole = (message: ConsoleMessage) => {
    const isOwnStatus = message.text().includes('404') && message.location().url.endsWith(route)
    if (['error', 'warning'].includes(message.type()) && !isOwnStatus) complaints.push(message.text())
  }
  const onError = (error: Error) => complaints.push(error.message)
  const onRequest = (request: Request) => {
    const url = request.url()
    if (!url.startsWith(baseURL) && !/^(data|blob):/.test(url)) complaints.push(`Request to another host: ${url}`)
  }
  page.on('console', onConsole)
  page.on('pageerror', onError)
  page.on('request', onRequest)
  const stop = () => {
    page.off('console', onConsole)
    page.off('pageerror', onError)
    page.off('request', onRequest)
  }
  return { complaints, stop }
}

/** The page fits 320 pixels, which are also 1280 enlarged four times, and a phone on which all text is twice as large. */
async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(overflow).toBeLessThanOrEqual(0)
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(overflow).toBeLessThanOrEqual(0)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
  await session.detach()
}

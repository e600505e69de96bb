import { readFileSync } from 'node:fs'
import { type Browser, type ConsoleMessage, expect, type Page, type Request } from '@playwright/test'
import { findViolations } from './axe'
import { onShippedSite } from './on-site'
import { readRoutes } from './routes'
import { watchShifts } from './waiting'

const pages = readRoutes()
/** Lists and printed chapters repeat one layout and the content of other pages: one of each kind is enough. */
const repeated = [/^\/tags\/./, /^\/blog\/tags\/./, /^\/blog\/authors\/./, /^\/print\//].map((kind) =>
  pages.filter((page) => kind.test(page)).slice(1),
)
const routes = [...pages.filter((page) => !repeated.flat().includes(page)), '/no/such/page/']
/** Kinds of pages. One page of each is checked by axe, which is slow; on the others its rules find what html-validate finds, too. */
const kinds = [/^\/$/, /^\/help\/./, /^\/blog\/$/, /^\/blog\/\d/, /^\/tags\/$/, /^\/tags\/./, /^\/search\/$/, /^\/no\//]
const whole = new Set(kinds.map((kind) => routes.find((route) => kind.test(route))))
const hasControls = (route: string) =>
  pages.includes(route) &&
  !route.startsWith('/print/') &&
  /data-(figure|exercise|sample)\b/.test(readFileSync(`out${route}index.html`, 'utf8'))
const desktop = { width: 1280, height: 800 }
const narrow = { width: 320, height: 640 }

interface Window {
  page: Page
  /** The layout shifts of the page so far. */
  shifts: () => Promise<number>
}

/** One window per worker, so that shared files are fetched and compiled once. */
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
  test(`${route} is clean and stable, and fits 320 pixels and text twice as large`, async ({
    window: { page, shifts },
    baseURL: origin,
  }) => {
    const baseURL = origin ?? ''
    const { faults, stop } = collectFaults(page, baseURL, route)
    const isLive = hasControls(route)
    await page.setViewportSize(whole.has(route) || isLive ? desktop : narrow)
    await page.goto(new URL(route, baseURL).href)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    if (whole.has(route)) expect(await findViolations(page)).toEqual([])
    else if (isLive)
      expect(await findViolations(page, { include: 'main', exceptRules: ['color-contrast'] })).toEqual([])
    expect(await shifts()).toBeLessThan(0.02)

    if (whole.has(route)) {
      await page.getByRole('button', { name: 'Switch to dark mode' }).click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      expect(await findViolations(page, { rules: ['color-contrast'] })).toEqual([])
    }

    await expectNoOverflow(page)
    stop()
    expect(faults).toEqual([])
  })
}

async function openWindow(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: desktop, reducedMotion: 'reduce', serviceWorkers: 'block' })
  await context.addInitScript(() => localStorage.clear())
  return context.newPage()
}

/** Collects console messages, errors and requests to other hosts until stopped. */
function collectFaults(page: Page, baseURL: string, route: string) {
  const faults: string[] = []
  const onConsole = (message: ConsoleMessage) => {
    const isExpected404 = message.text().includes('404') && message.location().url.endsWith(route)
    const isFromPlaywright = message.text() === 'Service Worker registration blocked by Playwright'
    if (['error', 'warning'].includes(message.type()) && !isExpected404 && !isFromPlaywright)
      faults.push(message.text())
  }
  const onError = (error: Error) => faults.push(error.message)
  const onRequest = (request: Request) => {
    const url = request.url()
    if (!url.startsWith(baseURL) && !/^(data|blob):/.test(url)) faults.push(`Request to another host: ${url}`)
  }
  page.on('console', onConsole)
  page.on('pageerror', onError)
  page.on('request', onRequest)
  const stop = () => {
    page.off('console', onConsole)
    page.off('pageerror', onError)
    page.off('request', onRequest)
  }
  return { faults, stop }
}

/** Expects whole tables between the sidebar and the contents; no horizontal overflow at 320 pixels (1280 zoomed to 400 %) and on a phone with text twice as large, and tables that stack well. */
async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await page.setViewportSize({ width: 1024, height: 640 })
  const cut = page.locator('main .table-scroll')
  expect(await cut.evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth + 1).length)).toBe(0)
  await page.setViewportSize(narrow)
  await expect.poll(overflow).toBeLessThanOrEqual(0)
  expect(await findOverlaps(page)).toEqual([])
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(overflow).toBeLessThanOrEqual(0)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
  await session.detach()
  expect(await findOverlaps(page)).toEqual([])
}

/** Labels in stacked tables taller than their cells, or with a word wider than the label column. */
function findOverlaps(page: Page): Promise<string[]> {
  return page.locator('.table-scroll[data-stacks] td[data-label]:visible').evaluateAll((cells) => {
    const context = document.createElement('canvas').getContext('2d')
    return cells.flatMap((cell) => {
      const { content, height, width, font } = getComputedStyle(cell, '::before')
      if (content === 'none') return []
      const { paddingTop } = getComputedStyle(cell)
      const room = cell.getBoundingClientRect().height - Number.parseFloat(paddingTop)
      if (context) context.font = font
      const words = (cell.getAttribute('data-label') ?? '').split(/\s+/)
      const longest = Math.max(...words.map((word) => context?.measureText(word).width ?? 0))
      const isInside = Number.parseFloat(height) <= room + 0.5 && longest <= Number.parseFloat(width)
      return isInside ? [] : [`"${words.join(' ')}" beside "${cell.textContent}"`]
    })
  })
}

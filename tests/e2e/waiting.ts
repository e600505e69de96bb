import type { Page, Request, Route } from '@playwright/test'
import { at } from './on-site'

/** Keeps the browser busy: no idle-time work starts. */
export async function preventIdle(page: Page): Promise<void> {
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
}

/** Waits until the page has loaded and run its idle-time work. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await waitFrames(page, 10)
}

/** Opens a page and waits until its idle-time work is done. */
export async function openUntilIdle(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await waitUntilIdle(page)
}

/** Waits for frames, so that work scheduled for the next frames is done. Keys pressed before the first frame are lost. */
export function waitFrames(page: Page, count = 2): Promise<void> {
  return page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame)
  }, count)
}

/** Waits for the end of all animations, except endless ones. */
export async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ends = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ends.map(({ finished }) => finished))
  })
}

/** Paths of the full page loads from now on. */
export function watchLoads(page: Page): string[] {
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  return loads
}

/** Clicks the first link to an address, without the hover and focus that would prefetch it. */
export const click = (page: Page, href: string) =>
  page
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click())

/** The first link to an address in the text of the page. */
export const linkInText = (page: Page, href: string) => page.locator(`#main .prose a[href="${href}"]`).first()

/** Clicks the first link to an address in the text, without prefetching it. */
export const clickInText = (page: Page, href: string) =>
  linkInText(page, href).evaluate((link: HTMLElement) => link.click())

/** Whether a request fetches a page to swap it in. */
function isSwap(request: Request): boolean {
  return request.resourceType() === 'fetch' && /\/$/.test(new URL(request.url()).pathname)
}

/** Routes the requests that fetch pages to swap in, all or those to a path. */
export async function routeSwaps(page: Page, handler: (route: Route) => unknown, path = ''): Promise<void> {
  await page.route(`**${path || '/**'}`, (route) => (isSwap(route.request()) ? handler(route) : route.fallback()))
}

/** Paths of the pages fetched to swap in from now on, in order. */
export function watchSwaps(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    if (isSwap(request)) paths.push(new URL(request.url()).pathname)
  })
  return paths
}

/** Waits until a page has been prefetched. */
export async function waitForPrefetch(page: Page, path: string, start: () => Promise<void>): Promise<void> {
  const arrived = page.waitForEvent('requestfinished', (request) => {
    return isSwap(request) && new URL(request.url()).pathname === path
  })
  await start()
  await (await arrived).response()
  await waitFrames(page)
}

/** Sends a request and waits for its response: requests the page has already begun were sent before it. */
export const flushRequests = (page: Page) => page.evaluate(async (url) => void (await fetch(url)), at('robots.txt'))

/** Holds back pages to swap in, all or those at a path, until the returned function is called. */
export async function holdSwaps(page: Page, path?: string): Promise<() => void> {
  const { hold, release } = createHold()
  await routeSwaps(page, hold, path)
  return release
}

/** Holds back responses whose URLs match until the returned function is called. */
export async function holdResponses(page: Page, urls: RegExp): Promise<() => void> {
  const { hold, release } = createHold()
  await page.route(urls, hold)
  return release
}

function createHold(): { hold: (route: Route) => Promise<void>; release: () => void } {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const hold = async (route: Route) => {
    await released
    await route.fallback().catch(() => {})
  }
  return { hold, release: () => release() }
}

/** Measures layout shifts from the next load on. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const scope = window as unknown as { shifts: number }
    scope.shifts = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Array<PerformanceEntry & { value: number; hadRecentInput: boolean }>)
        if (!entry.hadRecentInput) scope.shifts += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => {
    await waitFrames(page)
    return page.evaluate(() => (window as unknown as { shifts: number }).shifts)
  }
}

/** Collects uncaught errors of a page from now on. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}

/** Collects errors, console errors and warnings, failed responses and requests to other hosts from now on. */
export function watchFaults(page: Page, siteUrl: string): string[] {
  const faults = watchErrors(page)
  page.on('console', (message) => {
    const isFromPlaywright = message.text() === 'Service Worker registration blocked by Playwright'
    if (['error', 'warning'].includes(message.type()) && !isFromPlaywright) faults.push(message.text())
  })
  page.on('response', (response) => {
    if (response.status() >= 400 || !response.url().startsWith(siteUrl)) faults.push(response.url())
  })
  return faults
}

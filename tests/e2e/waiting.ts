import type { Page, Request, Route } from '@playwright/test'

/** Lets the browser of a page never be idle, so that it fetches nothing ahead: what is asked for shows intent. */
export async function neverIdle(page: Page): Promise<void> {
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
}

/** Waits until the page has run what it loads when it is idle, such as the bar of a slow navigation. */
export async function waitUntilComplete(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await drawFrames(page, 10)
}

/** Opens a page and waits until it is complete. */
export async function openComplete(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await waitUntilComplete(page)
}

/** Lets the page draw so often that what it does at the next frame, or the one after, is done; keys before the first are lost. */
export function drawFrames(page: Page, count = 2): Promise<void> {
  return page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame)
  }, count)
}

/** Waits until what moves or fades in the page has come to rest, but for what turns for ever. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ends = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ends.map(({ finished }) => finished))
  })
}

/** Addresses of the full loads from now on, without the site's own. */
export function watchLoads(page: Page): string[] {
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  return loads
}

/** A click that gives the site no time to prefetch. */
export const click = (page: Page, href: string) =>
  page
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click())

/** Whether a request fetches a page to swap it in. */
function isSwap(request: Request): boolean {
  return request.resourceType() === 'fetch' && /\/$/.test(new URL(request.url()).pathname)
}

/** Handles the requests that fetch pages to swap them in, of all pages or of those at a path. */
export async function routeSwaps(page: Page, handler: (route: Route) => unknown, path = ''): Promise<void> {
  await page.route(`**${path || '/**'}`, (route) => (isSwap(route.request()) ? handler(route) : route.fallback()))
}

/** The paths of the pages that the page fetches from now on, in this order. */
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
  await drawFrames(page)
}

/** Holds back the pages to be swapped in, of all paths or of one, until the returned function is called. */
export async function holdSwaps(page: Page, path?: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const handler = async (route: Route) => {
    await held
    await route.continue().catch(() => {})
  }
  await routeSwaps(page, handler, path)
  return release
}

/** Holds back the answers to the addresses that match, until the returned function is called. */
export async function holdAnswers(page: Page, addresses: RegExp): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(addresses, async (route) => {
    await held
    await route.continue().catch(() => {})
  })
  return release
}

/** Counts how far things on the page move by themselves from its load on; to be called before it. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shown = window as unknown as { shifts: number }
    shown.shifts = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Array<PerformanceEntry & { value: number; hadRecentInput: boolean }>)
        if (!entry.hadRecentInput) shown.shifts += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => {
    await drawFrames(page)
    return page.evaluate(() => (window as unknown as { shifts: number }).shifts)
  }
}

/** What goes wrong in a page from now on: errors and, with the site's address, answers that are none and requests outside it. */
export function watchFaults(page: Page, siteUrl?: string): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  if (siteUrl === undefined) return faults
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on('response', (response) => {
    if (response.status() >= 400 || !response.url().startsWith(siteUrl)) faults.push(response.url())
  })
  return faults
}

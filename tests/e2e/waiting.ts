import type { Page } from '@playwright/test'
import { isOwnedByReact } from '../../lib/site/next-internals'

/** Opens a page and waits until React has taken it over. */
export async function openAwake(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.waitForFunction(isOwnedByReact, await page.waitForSelector('h1'))
}

/** Waits until the page has run what it loads once it is awake, such as the bar of a slow navigation. */
export async function waitUntilComplete(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await drawFrames(page, 10)
}

/** Opens a page and waits until it is complete. */
export async function openComplete(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await waitUntilComplete(page)
}

/** Lets the page draw so often that what it does at the next frame, or the one after, is done. */
export function drawFrames(page: Page, count = 2): Promise<void> {
  return page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame)
  }, count)
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

/** The addresses of the payloads that the page asks for from now on. */
export function watchPayloads(page: Page): string[] {
  const payloads: string[] = []
  page.on('request', (request) => {
    if (/\.txt(\?|$)/.test(request.url())) payloads.push(request.url())
  })
  return payloads
}

/** The pages to which payloads belong, by path. */
export function pagesOf(payloads: string[]): string[] {
  return [...new Set(payloads.map((url) => new URL(url).pathname.replace(/[^/]*$/, '')))].sort()
}

/** Waits until a page has been prefetched: of its payload's parts, that of the page itself comes last. */
export async function waitForPrefetch(page: Page, path: string, start: () => Promise<void>): Promise<void> {
  const arrived = page.waitForEvent('requestfinished', (request) => {
    const { pathname } = new URL(request.url())
    return pathname.startsWith(path) && pathname.includes('__PAGE__')
  })
  await start()
  await (await arrived).response()
  await drawFrames(page)
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

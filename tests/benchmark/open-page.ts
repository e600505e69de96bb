import { type Browser, devices, type Page } from '@playwright/test'
import { build } from 'esbuild'
import type { Observed, PageObserver, Signal } from './observe-page'
import { Traffic } from './traffic'

/** A finished site that is being measured. */
export interface MeasuredSite {
  /** Its folder. */
  dir: string
  /** Address of the home page. */
  url: string
  browser: Browser
  /** Path of the long page. */
  longPath: string
  /** Path of a page with tabs, if there is one. */
  tabPath: string | undefined
}

/** A page on a slow network and processor, in a browser that has seen nothing yet. */
export interface SlowPage {
  page: Page
  traffic: Traffic
  /** Waits until a signal has another value than the former one and is painted; resolves to how long that took since `since`. */
  waitForChange(change: { signal: Signal; former: string; since: number }): Promise<number>
}

declare global {
  var pageObserver: PageObserver
}

const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const slowDown = 4
const windows = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
}
/** How long a page may take for anything. */
const patience = 15_000

let script: string | undefined

interface VisitOptions {
  site: MeasuredSite
  device: keyof typeof windows
  /** False where something is only looked up. */
  isSlow?: boolean
  /** Whether the page looks at every frame for changes, which takes time itself. */
  watch?: boolean
}

/** Opens a new page, lets something be measured in it, and closes it. */
export async function withSlowPage<Result>(
  { site, device, isSlow = true, watch = true }: VisitOptions,
  measure: (page: SlowPage) => Promise<Result>,
): Promise<Result> {
  script ??= await bundleObserver()
  const { userAgent } = devices['Pixel 7'] ?? {}
  const phone = device === 'phone' ? { userAgent } : {}
  const context = await site.browser.newContext({ ...windows[device], ...phone, baseURL: site.url })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(patience)
    await page.addInitScript(watch ? `${script}\npageObserver.watch()` : script)
    const traffic = new Traffic(page)
    const session = await context.newCDPSession(page)
    if (isSlow) {
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', network)
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
    }
    const waitForChange: SlowPage['waitForChange'] = async (change) => {
      const found = await page.waitForFunction((sought) => globalThis.pageObserver?.changedAt(sought), change, {
        polling: 50,
      })
      return ((await found.jsonValue()) ?? Number.NaN) - change.since
    }
    return await measure({ page, traffic, waitForChange })
  } finally {
    await context.close()
  }
}

/** Opens an address and waits until the page has had five seconds to load what it wants when idle. */
export async function openIdle(page: Page, path: string): Promise<void> {
  await page.goto(path.replace(/^\//, ''), { waitUntil: 'load', timeout: 60_000 })
  await page.waitForTimeout(5000)
}

/** What a page has observed of its own load. */
export function readObserved(page: Page): Promise<Observed> {
  return page.evaluate(() => globalThis.pageObserver.observed())
}

/** The present value of a signal. */
export function readSignal(page: Page, signal: Signal): Promise<string> {
  return page.evaluate((name) => globalThis.pageObserver.value(name), signal)
}

/** The longest time from an input to the next paint, of events whose names match. */
export function readLongestEvent(page: Page, names: string, since: number): Promise<number | undefined> {
  return page.evaluate((sought) => globalThis.pageObserver.longestEvent(sought), { names, since })
}

async function bundleObserver(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['tests/benchmark/observe-page.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  })
  return outputFiles[0]?.text ?? ''
}

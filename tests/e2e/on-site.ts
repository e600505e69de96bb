import { type BrowserContext, type Page, test as playwright } from '@playwright/test'
import { environment } from '@/lib/site/environment'
import { startServer } from '../../scripts/server/static-server'
import { type TestSiteName, testSiteBasePath, testSiteDir } from '../sites'

/** Serves the site in a folder on a free port; resolves to its address. */
type Serve = (dir: string, basePath: string) => Promise<string>

/**
 * Corrects two faults of headless browsers: they report movements of a pointer in the corner of the page, and on a busy machine fire
 * no idle callback without a frame.
 */
function correct(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const ignore = (event: MouseEvent) => {
      if (event.isTrusted && event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation()
    }
    addEventListener('pointermove', ignore, true)
    setInterval(() => requestAnimationFrame(() => {}), 250)
  })
}

/** `test` in a corrected browser. */
export const base = playwright.extend<object, { serve: Serve }>({
  // The only fixture of workers: tests on all sites share them, and their browsers.
  serve: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern.
    async ({}, use) => {
      const servers = new Map<string, ReturnType<typeof startServer>>()
      await use(async (dir, basePath) => {
        const server = servers.get(dir) ?? startServer({ dir, port: 0, basePath })
        servers.set(dir, server)
        return (await server).url
      })
      for (const server of servers.values()) await (await server).close()
    },
    { scope: 'worker' },
  ],
  context: async ({ context }, use) => {
    await correct(context)
    await use(context)
  },
})

/** `test` on a finished site of `tests/sites.ts`, which `npm run build:sites NAME` builds. */
export function onSite(name: TestSiteName) {
  return onFolder(testSiteDir(name), testSiteBasePath(name))
}

/** `test` on the site in a folder. */
function onFolder(dir: string, basePath = '') {
  return base.extend<{ siteUrl: string }>({
    siteUrl: async ({ serve }, use) => use(await serve(dir, basePath)),
    baseURL: ({ siteUrl }, use) => use(siteUrl),
  })
}

/**
 * `test` on one page for all tests of a `describe`, for behaviour that leaves the page as it was: a test costs no load. After a failure
 * Playwright starts another worker, so the next test gets a new page.
 */
export function onSharedPage(site: ReturnType<typeof onFolder>, address: string) {
  let shared: Page
  site.describe.configure({ mode: 'default' })
  site.beforeAll(async ({ browser }) => {
    const context = await browser.newContext()
    await correct(context)
    shared = await context.newPage()
    await shared.goto(address, { waitUntil: 'networkidle' })
  })
  site.afterAll(() => shared.context().close())
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern.
  return site.extend({ page: async ({}, use) => use(shared) })
}

/** `test` on the site that holds every kind of page, below a path. Addresses to open are relative to it, as in `goto('help/phase/')`. */
export const test = onSite('every-kind')

/** A path as links of that site have it: with the base path. */
export const at = (path: string) => `${testSiteBasePath('every-kind')}/${path}`

/** `test` on the shipped site; no test may depend on its wording. */
export const onShippedSite = onFolder(environment.outDir)

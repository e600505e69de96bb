import { test as playwright } from '@playwright/test'
import { outDir } from '../../lib/output/site-files'
import { startServer } from '../../scripts/server/static-server'
import { type TestSiteName, testSiteBasePath, testSiteDir } from '../sites'

type SiteTest = ReturnType<typeof onFolder>

/**
 * `test` with two corrections of headless browsers: they report movements of a pointer in the corner of the page,
 * and on a busy machine fire no idle callback without a frame.
 */
export const base = playwright.extend({
  context: async ({ context }, use) => {
    await context.addInitScript(() => {
      const ignore = (event: MouseEvent) => {
        if (event.isTrusted && event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation()
      }
      addEventListener('pointermove', ignore, true)
      setInterval(() => requestAnimationFrame(() => {}), 250)
    })
    await use(context)
  },
})

const testBySite = new Map<TestSiteName, SiteTest>()

/** `test` on a finished site of `tests/sites.ts`, which `npm run build:sites NAME` builds. */
export function onSite(name: TestSiteName): SiteTest {
  // Files with the same `test` share a worker with its browser and server.
  const test = testBySite.get(name) ?? onFolder(testSiteDir(name), testSiteBasePath(name))
  testBySite.set(name, test)
  return test
}

/** `test` on the site in a folder, served by each worker on a free port. */
function onFolder(dir: string, basePath = '') {
  return base.extend<object, { siteUrl: string }>({
    siteUrl: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern.
      async ({}, use) => {
        const server = await startServer({ dir, port: 0, basePath })
        await use(server.url)
        await server.close()
      },
      { scope: 'worker' },
    ],
    baseURL: ({ siteUrl }, use) => use(siteUrl),
  })
}

/** `test` on the site that holds every kind of page. */
export const test = onSite('every-kind')

/** `test` on the shipped site; no test may depend on its wording. */
export const onShippedSite = onFolder(outDir())

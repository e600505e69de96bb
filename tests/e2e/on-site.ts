import { test } from '@playwright/test'
import { startServer } from '../../lib/server/static-server'
import { type TestSiteName, testSiteBasePath, testSiteDir } from '../sites'

/** `test` for a site of `scripts/test-sites.ts` instead of the shipped one; build it first: `npm run build:sites NAME`. */
export function onSite(name: TestSiteName) {
  return test.extend<object, { siteUrl: string }>({
    siteUrl: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern.
      async ({}, use) => {
        const server = await startServer({ dir: testSiteDir(name), port: 0, basePath: testSiteBasePath(name) })
        await use(server.url)
        await server.close()
      },
      { scope: 'worker' },
    ],
    baseURL: ({ siteUrl }, use) => use(siteUrl),
  })
}

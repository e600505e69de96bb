import { expect, test as playwright } from '@playwright/test'
import { environment } from '@/lib/site/environment'
import { findFirefox, findWebKit, labels } from '../browser/find-programs'
import { testSiteBasePath, testSiteDir } from '../sites'
import { startFirefox } from './firefox'
import { type Host, startHost } from './host'
import type { Browser, Settings, Tab } from './tab'
import { startWebKit } from './webkit'

interface TestFixtures {
  /** The folder of the site, and its path. */
  site: { dir: string; basePath: string }
  /** Faults that this test causes on purpose. */
  expectedFaults: RegExp
  host: Host
  tab: Tab
  /** Opens a tab in a further browser, which has these settings. */
  openTab: (settings: Settings) => Promise<Tab>
}

interface WorkerFixtures {
  start: (settings: Settings) => Promise<Browser>
  sharedBrowser: Browser
}

/** `test` in the browser that the project names, on the site with every kind of page and a host for each test. */
export const test = playwright.extend<TestFixtures, WorkerFixtures>({
  start: [
    async ({ browserName }, use) => {
      const { firefox, webkit } = { firefox: findFirefox(), webkit: findWebKit() }
      await use((settings) => {
        if (browserName === 'firefox' && firefox) return startFirefox(firefox, settings)
        if (browserName === 'webkit' && webkit) return startWebKit(webkit, settings)
        throw new Error(
          `${labels[browserName]} is missing here: node --import tsx/esm tests/browser/ensure-browsers.ts`,
        )
      })
    },
    { scope: 'worker' },
  ],
  sharedBrowser: [
    async ({ start }, use) => {
      const browser = await start({})
      await use(browser)
      await browser.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  site: { dir: testSiteDir('every-kind'), basePath: testSiteBasePath('every-kind') },
  expectedFaults: [/^$/, { option: true }],
  host: async ({ site, expectedFaults }, use) => {
    const host = await startHost(site.dir, site.basePath)
    await use(host)
    await host.stop()
    expect(host.faults.filter((fault) => !expectedFaults.test(fault))).toEqual([])
  },
  tab: async ({ sharedBrowser, host }, use) => {
    const tab = await sharedBrowser.newTab(host.url)
    await use(tab)
    await tab.close()
  },
  openTab: async ({ start, host }, use) => {
    const browsers: Browser[] = []
    await use(async (settings) => {
      const browser = await start(settings)
      browsers.push(browser)
      return browser.newTab(host.url)
    })
    for (const browser of browsers) await browser.close()
  },
})

/** `test` on the shipped site; no test may depend on its wording. */
export const onShippedSite = test.extend({
  site: { dir: environment.outDir, basePath: '' },
})

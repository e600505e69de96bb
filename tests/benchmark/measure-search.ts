import type { Page } from '@playwright/test'
import { formatMedian, type Measured, median, percentile } from './figures'
import { type MeasuredSite, openIdle, readLongestEvent, withSlowPage } from './open-page'

const query = 'phase'
const furtherKeys = ' correction'
const keyEvents = '^(key|beforeinput|input)'

/** Searches from the keyboard of a desktop, on the idle home page. */
export function searchCases(site: MeasuredSite): Array<() => Promise<Measured>> {
  return [() => measureSearch(site)]
}

async function measureSearch(site: MeasuredSite): Promise<Measured> {
  return withSlowPage({ site, device: 'desktop' }, async ({ page, traffic, waitForChange }) => {
    await openIdle(page, '/')
    const opened = Date.now()
    await page.keyboard.press('Control+k')
    const focused = await waitForChange({ signal: 'field', former: 'false', since: opened })
    await page.keyboard.type(query)
    const firstHit = await waitForChange({ signal: 'hits', former: '', since: opened })
    await page.waitForTimeout(1500)
    const toFirstHit = await traffic.sum({ after: opened, before: opened + firstHit })
    const keys = await measureKeys(page)
    return {
      name: `Ctrl+K, “${query}”, then ${furtherKeys.length} keys`,
      values: {
        'field focused ms': focused,
        'first hit ms': firstHit,
        'kB to first hit': toFirstHit.kB,
        requests: toFirstHit.requests,
        'kB before': (await traffic.sum({ until: opened })).kB,
        'key to settled hits ms': median(keys),
        'p95 ms': percentile(keys, 0.95),
        'keys that changed hits': formatMedian([keys.filter((key) => key !== undefined).length]),
        'longest key event ms': await readLongestEvent(page, keyEvents, opened),
      },
    }
  })
}

/** How long the hits take to settle after each further key; undefined where they stay what they are. */
async function measureKeys(page: Page): Promise<Array<number | undefined>> {
  const times: Array<number | undefined> = []
  await page.evaluate(() => globalThis.pageObserver.watchOnly('hits'))
  for (const key of furtherKeys) {
    const since = Date.now()
    await page.keyboard.press(key === ' ' ? 'Space' : key)
    const settled = await page
      .waitForFunction((sought) => globalThis.pageObserver.settledAt({ signal: 'hits', since: sought }), since, {
        polling: 50,
        timeout: 2500,
      })
      .then((found) => found.jsonValue())
      .catch(() => undefined)
    // From when the browser got the key, not from when it was sent.
    const pressed = await page.evaluate(() => globalThis.pageObserver.keyAt())
    times.push(settled === undefined ? undefined : settled - pressed)
  }
  return times
}

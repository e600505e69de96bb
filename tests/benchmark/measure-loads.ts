import type { Measured } from './figures'
import { type MeasuredSite, openIdle, readObserved, withSlowPage } from './open-page'

/** Loads the home page, the long page and the search page on a phone. */
export function loadCases(site: MeasuredSite): Array<() => Promise<Measured>> {
  return ['/', site.longPath, '/search/'].map((path) => () => measureLoad(site, path))
}

async function measureLoad(site: MeasuredSite, path: string): Promise<Measured> {
  return withSlowPage({ site, device: 'phone', watch: false }, async ({ page, traffic }) => {
    await openIdle(page, path)
    const observed = await readObserved(page)
    const byLoad = await traffic.sum({ until: observed.loaded })
    const all = await traffic.sum({})
    return {
      name: `\`${path}\``,
      values: {
        'kB by load': byLoad.kB,
        'of it JS': byLoad.scriptKB,
        'kB when idle': all.kB,
        'requests by load': byLoad.requests,
        'when idle': all.requests,
        'DOM nodes': observed.nodes,
        'FCP ms': observed.firstPaint,
        'LCP ms': observed.largestPaint,
        'LCP element': observed.largestElement || undefined,
        'TBT ms': observed.blocking,
        CLS: observed.shift,
        compression: traffic.encoding,
      },
    }
  })
}

import { expect, type Page } from '@playwright/test'
import { test } from './on-site'
import { neverIdle, openComplete, waitForPrefetch, waitUntilComplete, watchFragments } from './waiting'

const inSidebar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name })

/** What a page has fetched after it was loaded, in bytes. */
function countLaterBytes(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const later = entries.filter(({ startTime }) => startTime >= (load?.loadEventEnd ?? 0))
    return later.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
  })
}

test('an idle browser prefetches the pages before and after first, then those in sight in the sidebar, in less than 60 kB', async ({
  page,
}) => {
  const fragments = watchFragments(page)
  await page.goto('/help/phase/')
  await expect.poll(() => countLaterBytes(page)).toBeGreaterThan(30_000)
  await waitUntilComplete(page)
  expect(fragments.slice(0, 2)).toEqual(['/help/ft/', '/help/baseline/'])
  expect(fragments.length).toBeGreaterThan(2)
  expect(fragments).toEqual([...new Set(fragments)])
  expect(await countLaterBytes(page)).toBeLessThan(60_000)
  const before = fragments.length
  await page.getByRole('link', { name: 'Baseline' }).last().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Baseline/)
  expect(fragments.slice(before)).not.toContain('/help/baseline/')
})

test('a busy browser fetches nothing before the reader shows intent or comes to the end of the page', async ({
  page,
}) => {
  await neverIdle(page)
  const fragments = watchFragments(page)
  await openComplete(page, '/help/phase/')
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.evaluate((top) => scrollTo(0, top), height / 2)
  // What the scrolling had asked for would come before this.
  await waitForPrefetch(page, '/help/zero-filling/', () => inSidebar(page, 'Zero filling').focus())
  expect(fragments).toEqual(['/help/zero-filling/'])
  await page.evaluate((top) => scrollTo(0, top), height)
  await expect.poll(() => [...fragments].sort()).toEqual(['/help/baseline/', '/help/ft/', '/help/zero-filling/'])
})

test('hovering a link prefetches it, and the click then asks for nothing', async ({ page }) => {
  await neverIdle(page)
  const fragments = watchFragments(page)
  await openComplete(page, '/help/phase/')
  const link = inSidebar(page, 'Zero filling')
  await waitForPrefetch(page, '/help/zero-filling/', () => link.hover())
  const before = fragments.length
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zero filling')
  expect(fragments.length).toBe(before)
})

test('keyboard focus prefetches, too', async ({ page }) => {
  await neverIdle(page)
  const fragments = watchFragments(page)
  await openComplete(page, '/help/phase/')
  await inSidebar(page, 'Zero filling').focus()
  await expect.poll(() => fragments).toEqual(['/help/zero-filling/'])
})

for (const connection of [
  { saveData: true, effectiveType: '4g' },
  { effectiveType: '2g' },
  { effectiveType: 'slow-2g' },
]) {
  test(`nothing is prefetched for a connection with ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
    const fragments = watchFragments(page)
    await openComplete(page, '/help/phase/')
    await inSidebar(page, 'Zero filling').hover()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    // What hovering and scrolling had asked for would come before this.
    await inSidebar(page, 'Apodization').evaluate((link: HTMLElement) => link.click())
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apodization')
    expect(fragments).toEqual(['/help/apodization/'])
  })
}

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

const readTypefaces = (page: Page) =>
  page.evaluate(() => [...document.fonts].flatMap(({ family, status }) => (status === 'loaded' ? family : [])).sort())

test('a first page gets its typefaces when the browser is idle, then pages, all of it less than 60 kB; later pages have them at once', async ({
  page,
}) => {
  const fragments = watchFragments(page)
  await page.goto('/help/phase/')
  await waitUntilComplete(page)
  await expect.poll(() => readTypefaces(page)).toEqual(expect.arrayContaining(['Site Mono', 'Site Sans']))
  await expect.poll(() => fragments[0]).toBe('/help/ft/')
  await waitUntilComplete(page)
  expect(await countLaterBytes(page)).toBeGreaterThan(30_000)
  expect(await countLaterBytes(page)).toBeLessThan(60_000)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-fonts', '')
})

test('a first page keeps the letters that it began with where words on the screen would go to another line, and once the reader has scrolled', async ({
  page,
  context,
}) => {
  const expectKept = async (first: Page) => {
    await first.goto('/help/phase/')
    await expect.poll(() => readTypefaces(first)).toEqual(expect.arrayContaining(['Site Mono', 'Site Sans']))
    await waitUntilComplete(first)
    await expect(first.locator('html')).not.toHaveAttribute('data-fonts')
    await inSidebar(first, 'Zero filling').click()
    await expect(first.getByRole('heading', { level: 1 })).toHaveText('Zero filling')
    await expect(first.locator('html')).toHaveAttribute('data-fonts', '')
  }
  await page.addInitScript(() => addEventListener('DOMContentLoaded', () => scrollTo(0, 200)))
  await expectKept(page)

  const narrow = await context.newPage()
  await narrow.addInitScript(() => localStorage.removeItem('docs.fonts'))
  await narrow.route('**/*.css', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('size-adjust:106.7%', 'size-adjust:80%') })
  })
  await expectKept(narrow)
})

test('later pages fetch those before and after them first, then those in sight in the sidebar, all of it less than 60 kB', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('docs.fonts', '1'))
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

import { expect, type Page } from '@playwright/test'
import { test } from './on-site'
import { neverIdle, openComplete, waitForPrefetch, waitUntilComplete, watchSwaps } from './waiting'

const inSidebar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name })

test('an idle browser prefetches the pages before and after, once', async ({ page }) => {
  const fetched = watchSwaps(page)
  await page.goto('/help/phase/')
  await expect.poll(() => fetched).toEqual(['/help/ft/', '/help/baseline/'])
  await waitUntilComplete(page)
  await page.getByRole('link', { name: 'Baseline' }).last().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Baseline/)
  await waitUntilComplete(page)
  expect(fetched).toEqual([...new Set(fetched)])
})

test('a busy browser fetches nothing before the reader shows intent or comes to the end of the page', async ({
  page,
}) => {
  await neverIdle(page)
  const fetched = watchSwaps(page)
  await openComplete(page, '/help/phase/')
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.evaluate((top) => scrollTo(0, top), height / 2)
  // What the scrolling had asked for would come before this.
  await waitForPrefetch(page, '/help/zero-filling/', () => inSidebar(page, 'Zero filling').focus())
  expect(fetched).toEqual(['/help/zero-filling/'])
  await page.evaluate((top) => scrollTo(0, top), height)
  await expect.poll(() => [...fetched].sort()).toEqual(['/help/baseline/', '/help/ft/', '/help/zero-filling/'])
})

test('hovering a link prefetches it, and the click then asks for nothing', async ({ page }) => {
  await neverIdle(page)
  const fetched = watchSwaps(page)
  await openComplete(page, '/help/phase/')
  const link = inSidebar(page, 'Zero filling')
  await waitForPrefetch(page, '/help/zero-filling/', () => link.hover())
  const before = fetched.length
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zero filling')
  expect(fetched.length).toBe(before)
})

test('keyboard focus prefetches, too', async ({ page }) => {
  await neverIdle(page)
  const fetched = watchSwaps(page)
  await openComplete(page, '/help/phase/')
  await inSidebar(page, 'Zero filling').focus()
  await expect.poll(() => fetched).toEqual(['/help/zero-filling/'])
})

for (const connection of [
  { saveData: true, effectiveType: '4g' },
  { effectiveType: '2g' },
  { effectiveType: 'slow-2g' },
]) {
  test(`nothing is prefetched for a connection with ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
    const fetched = watchSwaps(page)
    await openComplete(page, '/help/phase/')
    await inSidebar(page, 'Zero filling').hover()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    // What hovering and scrolling had asked for would come before this.
    await inSidebar(page, 'Apodization').evaluate((link: HTMLElement) => link.click())
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apodization')
    expect(fetched).toEqual(['/help/apodization/'])
  })
}

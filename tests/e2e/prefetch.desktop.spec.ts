import { expect, type Page, test } from '@playwright/test'

function watchPayloads(page: Page): string[] {
  const payloads: string[] = []
  page.on('request', (request) => {
    if (/\.txt(\?|$)/.test(request.url())) payloads.push(request.url())
  })
  return payloads
}

/** The pages to which payloads belong, by path. */
function pagesOf(payloads: string[]): string[] {
  return [...new Set(payloads.map((url) => new URL(url).pathname.replace(/[^/]*$/, '')))].sort()
}

test('nothing is prefetched before the reader shows intent or comes to the end of the page', async ({ page }) => {
  const payloads = watchPayloads(page)
  await page.goto('/help/phase/', { waitUntil: 'networkidle' })
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.evaluate((top) => scrollTo(0, top), height / 2)
  await page.waitForTimeout(500)
  expect(payloads).toEqual([])
  await page.evaluate((top) => scrollTo(0, top), height)
  await expect.poll(() => pagesOf(payloads)).toEqual(['/help/baseline/', '/help/ft/'])
})

test('hovering a link prefetches it, and the click then asks for nothing', async ({ page }) => {
  const payloads = watchPayloads(page)
  await page.goto('/help/phase/', { waitUntil: 'networkidle' })
  const link = page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Zero filling' })
  await link.hover()
  await expect.poll(() => payloads.length).toBeGreaterThan(0)
  // All parts of the page's payload, which come one after the other.
  await page.waitForTimeout(1500)
  const before = payloads.length
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zero filling')
  expect(payloads.length).toBe(before)
})

test('keyboard focus prefetches, too', async ({ page }) => {
  const payloads = watchPayloads(page)
  await page.goto('/help/phase/', { waitUntil: 'networkidle' })
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Zero filling' }).focus()
  await expect.poll(() => pagesOf(payloads)).toEqual(['/help/zero-filling/'])
})

for (const connection of [
  { saveData: true, effectiveType: '4g' },
  { effectiveType: '2g' },
  { effectiveType: 'slow-2g' },
]) {
  test(`nothing is prefetched for a connection with ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
    const payloads = watchPayloads(page)
    await page.goto('/help/phase/', { waitUntil: 'networkidle' })
    await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Zero filling' }).hover()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await page.waitForTimeout(500)
    expect(payloads).toEqual([])
  })
}

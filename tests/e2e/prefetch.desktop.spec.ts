import { expect, type Page, test } from '@playwright/test'

function watchPayloads(page: Page): string[] {
  const payloads: string[] = []
  page.on('request', (request) => {
    if (/\.txt(\?|$)/.test(request.url())) payloads.push(request.url())
  })
  return payloads
}

test('nothing is prefetched before the reader shows intent', async ({ page }) => {
  const payloads = watchPayloads(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await page.waitForTimeout(500)
  expect(payloads).toEqual([])
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

test('a reader who saves data is left alone', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
  })
  const payloads = watchPayloads(page)
  await page.goto('/help/phase/', { waitUntil: 'networkidle' })
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Zero filling' }).hover()
  await page.waitForTimeout(500)
  expect(payloads).toEqual([])
})

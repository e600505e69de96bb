import { expect } from '@playwright/test'
import { onShippedSite as test } from './on-site'

test('on the first screen text is the largest paint, and what is loaded before the reader scrolls stays small', async ({
  page,
}) => {
  const pictures = new Map<string, number>()
  page.on('response', async (response) => {
    if (!/\.(avif|webp|png|webm|mp4)$/.test(new URL(response.url()).pathname)) return
    pictures.set(response.url(), (await response.body()).length)
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const largest = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          const entry = list.getEntries().at(-1) as (PerformanceEntry & { element?: Element }) | undefined
          resolve(entry?.element?.tagName ?? '')
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
  expect(largest).toMatch(/^(P|H1|LI|A)$/)
  const bytes = [...pictures.values()].reduce((sum, size) => sum + size, 0)
  expect(pictures.size).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(60_000)
})

test('the first screen leads to the program, to the tour and to the pages of each task', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Open NMRium', exact: true })).toHaveAttribute(
    'href',
    'https://app.nmrium.com',
  )
  const navbar = page.getByRole('navigation', { name: 'Main' })
  await expect(navbar.getByRole('link', { name: 'Open NMRium' })).toBeVisible()
  await main.getByRole('link', { name: 'Start the tour' }).click()
  await expect(page).toHaveURL(/#open-nmrium-and-choose-a-workspace$/)
  await main.getByRole('link', { name: 'Assign to a structure' }).click()
  await expect(page).toHaveURL(/\/help\/assignment\/$/)
})

import { chromium, expect, type Page } from '@playwright/test'
import { launchOptions } from '../browser/launch-options'
import { onShippedSite as test } from './on-site'

test('on the first screen text is the largest paint, and what is loaded before the reader scrolls stays small', async ({
  page,
}) => {
  const pictures = weighPictures(page)
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
  const bytes = sum(pictures)
  expect(pictures.size).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(60_000)
})

test('nor does a browser that does not know its network, and so begins earlier with what is further down, load more', async ({
  siteUrl,
}) => {
  // A browser of its own, and six pages with their pictures.
  test.slow()
  const browser = await chromium.launch(launchOptions('--force-effective-connection-type=Unknown'))
  // The first screen, pages with a picture and a clip above their steps, and one of cards.
  for (const path of [
    '/',
    '/30_2d-spectra/zones/',
    '/help/integrations/',
    '/help/ranges/',
    '/help/assignment/',
    '/process-1d/',
  ]) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
    const pictures = weighPictures(page)
    await page.goto(new URL(path, siteUrl).href)
    await page.waitForLoadState('networkidle')
    expect(pictures.size, path).toBeGreaterThan(0)
    expect(sum(pictures), path).toBeLessThanOrEqual(60_000)
    await page.close()
  }
  await browser.close()
})

/** The bytes of each picture and clip that the page loads from now on. */
function weighPictures(page: Page): Map<string, number> {
  const pictures = new Map<string, number>()
  page.on('response', async (response) => {
    if (!/\.(avif|webp|png|webm|mp4)$/.test(new URL(response.url()).pathname)) return
    pictures.set(response.url(), (await response.body()).length)
  })
  return pictures
}

function sum(pictures: ReadonlyMap<string, number>): number {
  return [...pictures.values()].reduce((all, size) => all + size, 0)
}

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

import { chromium, expect, type Page } from '@playwright/test'
import { launchOptions } from '../browser/launch-options'
import { onShippedSite as test } from './on-site'
import { holdResponses, watchShifts } from './waiting'

// Behaviour that depends on the shipped content; never its wording.

test('leads from the home page to the program, the tour and the tasks, and paints text first', async ({ page }) => {
  await page.goto('')
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

  const crumbs = await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem').allInnerTexts()
  expect(crumbs.filter((crumb, index) => crumb !== '' && crumb === crumbs[index - 1])).toEqual([])
  const sizes = await page.getByRole('navigation', { name: 'Docs sidebar' }).evaluate((sidebar) => {
    const lists = [...sidebar.querySelectorAll('li > ul, li > div > ul')]
    return lists.map((list) => list.querySelectorAll(':scope > li').length)
  })
  expect(sizes.length).toBeGreaterThan(10)
  expect(sizes.filter((size) => size < 2)).toEqual([])

  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Open NMRium (opens in a new tab)', exact: true })).toHaveAttribute(
    'href',
    'https://app.nmrium.com',
  )
  const navbar = page.getByRole('navigation', { name: 'Main' })
  await expect(navbar.getByRole('link', { name: 'nmrium.com' })).toBeVisible()
  await main.getByRole('link', { name: 'Follow the steps' }).click()
  await expect(page).toHaveURL(/#open-nmrium-and-choose-a-workspace$/)
  await main.getByRole('link', { name: 'Assign to a structure' }).click()
  await expect(page).toHaveURL(/\/help\/assignment\/$/)
})

for (const width of [1280, 390])
  test(`shows its typeface on a first visit without moving a page of ${width} px, even when it comes late`, async ({
    page,
  }) => {
    const shifts = await watchShifts(page)
    const release = await holdResponses(page, /\.woff2$/)
    await page.setViewportSize({ width, height: 800 })
    await page.goto('help/ranges/', { waitUntil: 'domcontentloaded' })
    const states = () =>
      [...document.fonts].filter(({ family }) => /Site Sans/.test(family)).map(({ status }) => status)
    // Rare characters are in a separate file.
    await expect.poll(() => page.evaluate(states)).toEqual(['unloaded', 'loading'])
    await page.waitForTimeout(500)
    release()
    await expect.poll(() => page.evaluate(states)).toEqual(['unloaded', 'loaded'])
    expect(await shifts()).toBeLessThan(0.02)
  })

test('loads few pictures before the reader scrolls, even when the browser does not know its network', async ({
  siteUrl,
}) => {
  const browser = await chromium.launch(launchOptions('--force-effective-connection-type=Unknown'))
  // Such a browser starts lazy loading earlier.
  for (const path of ['/', '/30_2d-spectra/zones/', '/help/ranges/']) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
    const pictures = weighPictures(page)
    await page.goto(new URL(path, siteUrl).href)
    await page.waitForLoadState('networkidle')
    expect(pictures.size, path).toBeGreaterThan(0)
    expect(
      [...pictures.values()].reduce((sum, size) => sum + size, 0),
      path,
    ).toBeLessThanOrEqual(72_000)
    await page.close()
  }
  await browser.close()
})

/** Sizes of the pictures and clips that the page loads from now on, by URL. */
function weighPictures(page: Page): Map<string, number> {
  const pictures = new Map<string, number>()
  page.on('response', async (response) => {
    if (!/\.(avif|webp|png|webm|mp4)$/.test(new URL(response.url()).pathname)) return
    pictures.set(response.url(), (await response.body()).length)
  })
  return pictures
}

test('contacts the host of the application only after its button is pressed', async ({ page }) => {
  const requests: string[] = []
  await page.route('https://app.nmrium.com/**', async (route) => {
    requests.push(route.request().url())
    await route.fulfill({ contentType: 'text/html', body: '<title>NMRium</title>' })
  })
  await page.goto('samples/')
  const sample = page.getByRole('region', { name: 'Sample: Ethylbenzene', exact: true })
  const address = /^https:\/\/app\.nmrium\.com\/#\?jcamp=https:\/\/cheminfo\.github\.io\/.+\/1h\.jdx$/
  await expect(sample.getByRole('link', { name: 'Open in NMRium' })).toHaveAttribute('href', address)
  const button = sample.getByRole('button', { name: 'Show here (app.nmrium.com)' })
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])

  await button.focus()
  await page.keyboard.press('Enter')
  const dock = page.getByRole('complementary', { name: 'NMRium: Ethylbenzene' })
  await expect(dock.locator('iframe')).toHaveAttribute('src', address)
  await expect.poll(() => new Set(requests)).toEqual(new Set(['https://app.nmrium.com/']))
  // The button keeps the focus and closes the frame.
  await page.keyboard.press('Enter')
  await expect(dock).toBeHidden()
})

test('shows a signal on the not-found page only if a page with a similar address is found', async ({ page }) => {
  const signal = page.locator('main svg [data-found]')
  await page.goto('help/phas/')
  await expect(page.locator('[data-nearest-pages] li').first()).toBeVisible()
  await expect(signal).toBeVisible()
  await page.goto('xqzvwk/')
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[data-nearest-pages] p').first()).toBeVisible()
  await expect(signal).toBeHidden()
})

import { expect, type Page } from '@playwright/test'
import { at, test } from './on-site'
import { heading, inSidebar, notice } from './parts'
import { clickInText, holdSwaps, openUntilIdle, preventIdle, routeSwaps, waitUntilIdle, watchLoads } from './waiting'

const stay = (page: Page) => page.getByRole('button', { name: 'Stay on this page' })
const toc = (page: Page) => page.getByRole('navigation', { name: 'On this page' })

/** Goes from ft to phase and ranges and back to phase, whose neighbours are no longer in memory. */
async function openBetween(page: Page): Promise<void> {
  await preventIdle(page)
  await openUntilIdle(page, 'help/ft/')
  await clickInText(page, at('help/phase/'))
  await expect(heading(page)).toHaveText('Phase correction')
  await inSidebar(page, 'Ranges').click()
  await expect(heading(page)).toHaveText(/^Ranges/)
  await page.goBack()
  await expect(heading(page)).toHaveText('Phase correction')
  await page.reload()
  await waitUntilIdle(page)
}

for (const [browser, lacks] of [
  ['', []],
  [' in a browser without the Navigation API', ['navigation']],
] as const) {
  test(`keeps address and position when Back leads to an unreachable page${browser}`, async ({ page }) => {
    await page.addInitScript((names) => {
      for (const name of names) Object.defineProperty(window, name, { value: undefined })
    }, lacks)
    await openBetween(page)
    const loads = watchLoads(page)
    await page.evaluate(() => scrollTo(0, 300))
    await routeSwaps(page, (route) => route.abort('connectionrefused'), '/help/ft/')
    await page.goBack({ waitUntil: 'commit' })
    await expect(notice(page)).toBeVisible()
    await expect(heading(page)).toHaveText('Phase correction')
    await expect(page).toHaveURL(/\/help\/phase\/$/)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)

    await stay(page).click()
    await expect(notice(page)).toHaveCount(0)
    await toc(page).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/help\/phase\/#[\w-]+$/)
    await expect(heading(page)).toHaveText('Phase correction')
    await page.goBack()
    await expect(page).toHaveURL(/\/help\/phase\/$/)

    await page.goBack({ waitUntil: 'commit' })
    await expect(notice(page)).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(heading(page)).toHaveText('Fourier transformation')
    await expect(page).toHaveURL(/\/help\/ft\/$/)
    expect(loads).toEqual([])
  })
}

test('keeps the entries around a page whose neighbours are unreachable', async ({ page }) => {
  await openBetween(page)
  await routeSwaps(page, (route) => route.abort('connectionrefused'))
  for (const go of [() => page.goBack({ waitUntil: 'commit' }), () => page.goForward({ waitUntil: 'commit' })]) {
    await go()
    await expect(notice(page)).toBeVisible()
    await expect(page).toHaveURL(/\/help\/phase\/$/)
    await stay(page).click()
  }
  await page.unrouteAll()
  await page.goForward()
  await expect(heading(page)).toHaveText(/^Ranges/)
  await page.goBack()
  await expect(heading(page)).toHaveText('Phase correction')
  await page.goBack()
  await expect(heading(page)).toHaveText('Fourier transformation')
})

test('stays on the page when a link within it is chosen while another page loads', async ({ page }) => {
  await openBetween(page)
  const links = [toc(page).getByRole('link').nth(0), toc(page).getByRole('link').nth(1)]
  const leave = (name: string) => () => inSidebar(page, name).press('Enter')
  for (const [start, link] of [
    [leave('Apodization'), links[0]],
    // Again: the hash does not change.
    [leave('Zero filling'), links[0]],
    [leave('Baseline'), links[1]],
    // Past the entries with a hash, to `ft`; and then to the one before it.
    [() => page.evaluate(() => history.go(-3)), links[1]],
    [() => page.evaluate(() => history.go(-1)), links[0]],
  ] as const) {
    const href = (await link?.getAttribute('href')) ?? ''
    const release = await holdSwaps(page)
    await start()
    await link?.press('Enter')
    release()
    await page.unrouteAll({ behavior: 'wait' })
    await waitUntilIdle(page)
    await expect(heading(page)).toHaveText('Phase correction')
    await expect(page).toHaveURL(`help/phase/${href}`)
    await expect(page.locator(`[id="${href.slice(1)}"]`)).toBeFocused()
  }
})

import { expect } from '@playwright/test'
import { at, test } from './on-site'
import { heading, inSidebar } from './parts'
import { flushRequests, openUntilIdle, waitForPrefetch, watchSwaps } from './waiting'

test('prefetches the next page at idle time, and others on focus and hover; a click sends no request then', async ({
  page,
}) => {
  const fetched = watchSwaps(page)
  await openUntilIdle(page, 'help/phase/')
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect.poll(() => fetched).toEqual([at('help/baseline/')])
  await waitForPrefetch(page, at('help/zero-filling/'), () => inSidebar(page, 'Zero filling').focus())
  await flushRequests(page)
  expect(fetched).toEqual([at('help/baseline/'), at('help/zero-filling/')])

  const link = inSidebar(page, 'Apodization')
  await waitForPrefetch(page, at('help/apodization/'), () => link.hover())
  const before = fetched.length
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apodization')
  // The sidebar moves below the resting pointer.
  await page.waitForTimeout(300)
  await flushRequests(page)
  expect(fetched.slice(before)).toEqual([])
})

test('prefetches nothing with data saver or 2g', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  )
  const fetched = watchSwaps(page)
  await openUntilIdle(page, 'help/phase/')
  for (const [name, effectiveType] of Object.entries({ 'Zero filling': '', Ranges: '2g', Baseline: 'slow-2g' })) {
    const value = effectiveType ? { effectiveType } : { saveData: true }
    await page.evaluate(
      (connection) => Object.defineProperty(navigator, 'connection', { value: connection, configurable: true }),
      value,
    )
    await inSidebar(page, name).hover()
  }
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  // A request caused by hovering or scrolling would come before this one.
  await inSidebar(page, 'Apodization').evaluate((link: HTMLElement) => link.click())
  await expect(heading(page)).toHaveText('Apodization')
  expect(fetched).toEqual([at('help/apodization/')])
})

test('prefetches no page that the pointer or the focus only passes, but the next one', async ({ page }) => {
  const fetched = watchSwaps(page)
  await page.clock.install()
  await openUntilIdle(page, 'help/phase/')
  await page.evaluate(() => scrollTo(0, 0))
  await page.clock.pauseAt(Date.now() + 3_600_000)
  for (const name of ['Zero filling', 'Apodization', 'Ranges']) await inSidebar(page, name).hover()
  for (let tabs = 0; tabs < 4; tabs += 1) await page.keyboard.press('Tab')
  await heading(page).click()
  await page.clock.runFor(1000)
  await flushRequests(page)
  expect(fetched.splice(0)).toEqual([at('help/baseline/')])
  await inSidebar(page, 'Zero filling').hover()
  await page.clock.runFor(1000)
  await flushRequests(page)
  expect(fetched).toEqual([at('help/zero-filling/')])

  // Another link comes below the resting pointer.
  const passed = page.evaluate(() => new Promise((resolve) => addEventListener('mouseover', resolve, { once: true })))
  await page.mouse.wheel(0, -200)
  await passed
  await page.clock.runFor(1000)
  await flushRequests(page)
  expect(fetched).toEqual([at('help/zero-filling/')])
})

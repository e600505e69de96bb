import { expect } from '@playwright/test'
import { at, test } from './on-site'
import { heading } from './parts'
import { flushRequests, openUntilIdle, watchSwaps } from './waiting'

test('prefetches the next page only from the first touch on', async ({ page }) => {
  const fetched = watchSwaps(page)
  await openUntilIdle(page, 'help/phase/')
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await flushRequests(page)
  expect(fetched).toEqual([])
  await heading(page).tap()
  await expect.poll(() => fetched).toEqual([at('help/baseline/')])
})

import { expect, type Page } from '@playwright/test'
import { onHost } from './deployment'
import { click, neverIdle, openComplete, watchLoads } from './waiting'

const target = '/tutorial-basics/first-measurement/'

const firstScript = (page: Page) => page.locator('script[type="module"]').getAttribute('src')

const notice = (page: Page) => page.locator('[data-load-failed]')

onHost('a link of a tab that is older than the site leads to the new page by one full load', async ({ page, host }) => {
  await neverIdle(page)
  await openComplete(page, '/intro/')
  const former = await firstScript(page)
  const loads = watchLoads(page)
  await host.redeploy()
  await page.evaluate(() => scrollTo(0, 200))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to the bench')
  expect(loads).toEqual([])

  const link = page.locator(`a[href="${target}"]`).first()
  await link.evaluate((a: HTMLAnchorElement) => a.click())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The first measurement')
  await expect(page).toHaveURL((url) => url.pathname === target)
  expect(await firstScript(page)).not.toBe(former)
  expect(loads).toEqual([target])

  // The new page works: it goes on without full loads, and nothing is said.
  await click(page, '/tutorial-basics/markdown-features/')
  await expect(page).toHaveURL(/markdown-features\/$/)
  await page.waitForLoadState('networkidle')
  expect(loads).toEqual([target])
  await expect(notice(page)).toHaveCount(0)
})

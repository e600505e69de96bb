import { expect, type Page } from '@playwright/test'
import { onHost } from './deployment'
import { click, openUntilIdle, preventIdle, watchLoads } from './waiting'

const firstScript = (page: Page) => page.locator('script[type="module"]').getAttribute('src')

onHost('opens the drawer after a deployment, and loads the page of its link in full once', async ({ page, host }) => {
  await preventIdle(page)
  await openUntilIdle(page, '/intro/')
  const former = await firstScript(page)
  const loads = watchLoads(page)
  await host.redeploy()
  await page.getByRole('button', { name: 'Open menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer).toBeVisible()
  expect(loads).toEqual([])
  await drawer.getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/blog/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog')
  expect(await firstScript(page)).not.toBe(former)

  await click(page, '/blog/archive/')
  await expect(page).toHaveURL((url) => url.pathname === '/blog/archive/')
  await page.waitForLoadState('networkidle')
  expect(loads).toEqual(['/blog/'])
  await expect(page.locator('[data-load-failed]')).toHaveCount(0)
})

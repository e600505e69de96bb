import { expect } from '@playwright/test'
import { onHost, onHostWith } from './deployment'
import { openSearch, search, searchRows } from './search'
import { openVersions } from './version-dropdown'
import { neverIdle, openComplete, watchFaults, watchLoads } from './waiting'

// What a tab does that was opened before a deployment; its links and its search are in recovery.spec.ts.

// A site is copied for each.
onHost.slow()

onHost('a search that is open goes on, and its hit leads to the new page by one full load', async ({ page, host }) => {
  await neverIdle(page)
  await openComplete(page, '/intro/')
  await openSearch(page, 'peak')
  const [loads, faults] = [watchLoads(page), watchFaults(page)]
  await host.redeploy()
  await search(page, 'phase correction')
  await expect(searchRows(page).first()).toContainText(/phase/i)
  expect(loads).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/phase/i)
  expect(loads).toEqual([new URL(page.url()).pathname])
  expect(faults).toEqual([])
})

onHost('with the files of the former build still there the search opens without a load', async ({ page, host }) => {
  await neverIdle(page)
  await openComplete(page, '/intro/')
  const [loads, faults] = [watchLoads(page), watchFaults(page)]
  await host.redeploy({ keepsPrevious: true })
  await openSearch(page, 'phase correction')
  await expect(searchRows(page).first()).toContainText(/phase/i)
  expect(loads).toEqual([])
  expect(faults).toEqual([])
})

onHost('what a page has loaded goes on: tabs, the colour mode, the navbar', async ({ page, host }) => {
  await neverIdle(page)
  await openComplete(page, '/contribute-to-doc/markdown_features/')
  const [loads, faults] = [watchLoads(page), watchFaults(page)]
  await host.redeploy()
  const tab = page.locator('[role="tab"][aria-selected="false"]').first()
  const name = await tab.textContent()
  await tab.click()
  await expect(page.getByRole('tab', { name: name ?? '', selected: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Switch to dark mode' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  // Parts that nobody misses, such as the navbar that hides, are asked for now, and are gone.
  await page.mouse.wheel(0, 600)
  await page.mouse.wheel(0, -300)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeInViewport()
  expect(loads).toEqual([])
  expect(faults).toEqual([])
})

onHostWith('languages')('another language is one full load of the page in it', async ({ page, host }) => {
  await neverIdle(page)
  await openComplete(page, '/fr/guide/phase/')
  const [loads, faults] = [watchLoads(page), watchFaults(page)]
  await host.redeploy()
  await page.locator('header button[aria-expanded]', { hasText: 'Français' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.getByRole('navigation').first().getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Phase correction')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(loads).toEqual(['/guide/phase/'])
  expect(faults).toEqual([])
})

onHostWith('versions')(
  'another version is one full load of the page in it, and is remembered',
  async ({ page, host }) => {
    await neverIdle(page)
    await openComplete(page, `${host.url}help/phase/`)
    const [loads, faults] = [watchLoads(page), watchFaults(page)]
    await host.redeploy()
    await (await openVersions(page, false)).nth(2).click()
    await expect(page).toHaveURL(/\/1\.0\/help\/phase\/?$/)
    await expect(page.locator('script[type="module"]')).toHaveAttribute('src', /rebuilt-/)
    expect(loads).toEqual(['/sub/1.0/help/phase/'])
    await page.goto(`${host.url}blog/`)
    const bar = page.getByRole('navigation', { name: 'Main' })
    await expect(bar.getByRole('button', { name: /^Docs version/ })).toContainText('1.0')
    expect(faults).toEqual([])
  },
)

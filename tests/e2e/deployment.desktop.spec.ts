import { expect } from '@playwright/test'
import { onHost, onHostWith } from './deployment'
import { openLanguages, openVersions } from './dropdowns'
import { openSearch, search, searchField, searchRows } from './search'
import { click, openUntilIdle, preventIdle, waitUntilIdle, watchErrors, watchLoads } from './waiting'

// Tabs that were opened before a deployment; see also deployment.phone.spec.ts. Each redeployment copies a site.
onHost.slow()

onHost('keeps an open search working, and loads the page of a hit in full once', async ({ page, host }) => {
  await preventIdle(page)
  await openUntilIdle(page, '/intro/')
  await openSearch(page, 'peak')
  const [loads, errors] = [watchLoads(page), watchErrors(page)]
  await host.redeploy()
  await search(page, 'phase correction')
  await expect(searchRows(page).first()).toContainText(/phase/i)
  expect(loads).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/phase/i)
  expect(loads).toEqual([new URL(page.url()).pathname])
  expect(errors).toEqual([])
})

onHost('opens the search without a load while the files of the former build are kept', async ({ page, host }) => {
  await preventIdle(page)
  await openUntilIdle(page, '/intro/')
  const [loads, errors] = [watchLoads(page), watchErrors(page)]
  await host.redeploy({ keepsPrevious: true })
  await openSearch(page, 'phase correction')
  await expect(searchRows(page).first()).toContainText(/phase/i)
  expect(loads).toEqual([])
  expect(errors).toEqual([])
})

onHost('reloads once for a script of another build that is loaded on demand', async ({ page, host }) => {
  await preventIdle(page)
  await openUntilIdle(page, '/intro/')
  const loads = watchLoads(page)
  await host.redeploy()
  const loaded = page.waitForEvent('load')
  await page.keyboard.press('Control+k')
  await loaded
  await waitUntilIdle(page)
  await page.keyboard.press('Control+k')
  await expect(searchField(page)).toBeFocused()
  expect(loads).toEqual(['/intro/'])
})

onHost(
  'keeps tabs, the colour mode and the navbar working, and loads the next page in full',
  async ({ page, host }) => {
    await preventIdle(page)
    await openUntilIdle(page, '/contribute-to-doc/markdown_features/')
    const [loads, errors] = [watchLoads(page), watchErrors(page)]
    await host.redeploy()
    const tab = page.locator('[role="tab"][aria-selected="false"]').first()
    const name = await tab.textContent()
    await tab.click()
    await expect(page.getByRole('tab', { name: name ?? '', selected: true }).first()).toBeVisible()
    await page.getByRole('button', { name: 'Switch to dark mode' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    // The optional script that hides the navbar is requested now, and missing.
    await page.mouse.wheel(0, 600)
    await page.mouse.wheel(0, -300)
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeInViewport()
    expect(loads).toEqual([])
    expect(errors).toEqual([])
    await click(page, '/blog/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog')
    expect(loads).toEqual(['/blog/'])
  },
)

onHostWith('languages')('loads the page once when the language changes', async ({ page, host }) => {
  await preventIdle(page)
  await openUntilIdle(page, '/fr/guide/phase/')
  const [loads, errors] = [watchLoads(page), watchErrors(page)]
  await host.redeploy()
  await (await openLanguages(page, false)).getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Phase correction')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(loads).toEqual(['/guide/phase/'])
  expect(errors).toEqual([])
})

onHostWith('versions')(
  'loads the page once when the version changes, and remembers the version',
  async ({ page, host }) => {
    await preventIdle(page)
    await openUntilIdle(page, `${host.url}help/phase/`)
    const [loads, errors] = [watchLoads(page), watchErrors(page)]
    await host.redeploy()
    await (await openVersions(page, false)).nth(2).click()
    await expect(page).toHaveURL(/\/1\.0\/help\/phase\/?$/)
    await expect(page.locator('script[type="module"]')).toHaveAttribute('src', /rebuilt-/)
    expect(loads).toEqual(['/sub/1.0/help/phase/'])
    await page.goto(`${host.url}blog/`)
    const bar = page.getByRole('navigation', { name: 'Main' })
    await expect(bar.getByRole('button', { name: /^Docs version/ })).toContainText('1.0')
    expect(errors).toEqual([])
  },
)

onHost(
  'reloads a page with missing scripts once, then reports the failure and keeps the text readable',
  async ({ page }) => {
    const loadFailure = page.locator('[data-load-failed]')
    await page.route(/\/assets\/site\.browser-/, (route) => route.fulfill({ status: 404 }))
    const loads = watchLoads(page)
    await page.goto('/intro/')
    await expect(loadFailure).toContainText('could not be loaded')
    await expect(page.locator('article')).toContainText('first measurement')
    expect(loads).toEqual(['/intro/', '/intro/'])

    await page.unrouteAll()
    await loadFailure.getByRole('button', { name: 'Reload' }).click()
    await expect(loadFailure).toHaveCount(0)
    expect(loads).toEqual(['/intro/', '/intro/', '/intro/'])
    await click(page, '/tutorial-basics/first-measurement/')
    await expect(page).toHaveURL((url) => url.pathname === '/tutorial-basics/first-measurement/')
  },
)

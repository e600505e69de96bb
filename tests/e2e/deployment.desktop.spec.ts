import { expect } from '@playwright/test'
import { onHost } from './deployment'
import { at } from './on-site'
import { loadFailure } from './parts'
import { openSearch, search, searchField, searchRows } from './search'
import { click, openUntilIdle, preventIdle, waitUntilIdle, watchErrors, watchLoads } from './waiting'

// Tabs that were opened before a deployment. Each redeployment copies a site.
onHost.slow()

onHost('reloads once for a script of another build that is loaded on demand', async ({ page, host }) => {
  await preventIdle(page)
  await openUntilIdle(page, 'intro/')
  const loads = watchLoads(page)
  await host.redeploy()
  const loaded = page.waitForEvent('load')
  await page.keyboard.press('Control+k')
  await loaded
  await waitUntilIdle(page)
  await page.keyboard.press('Control+k')
  await expect(searchField(page)).toBeFocused()
  expect(loads).toEqual([at('intro/')])
})

onHost(
  'keeps an open search, tabs, the colour mode and the navbar working, and loads the next page in full once',
  async ({ page, host }) => {
    await preventIdle(page)
    await openUntilIdle(page, 'contribute-to-doc/markdown_features/')
    await openSearch(page, 'peak')
    const [loads, errors] = [watchLoads(page), watchErrors(page)]
    await host.redeploy()
    await search(page, 'phase correction')
    await expect(searchRows(page).first()).toContainText(/phase/i)
    await page.keyboard.press('Escape')
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
    await openSearch(page, 'phase correction')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/phase/i)
    expect(loads).toEqual([new URL(page.url()).pathname])
    await expect(page.locator('script[type="module"]')).toHaveAttribute('src', /rebuilt-/)
    await click(page, at('blog/'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog')
    expect(loads).toHaveLength(1)
    expect(errors).toEqual([])
  },
)

for (const [what, from, to] of [
  ['stylesheet', '.css">', '.css?next">'],
  ['policy', '; frame-src ', '; frame-src https://new.example.org '],
] as const) {
  onHost(`loads the next page in full once when only the ${what} has changed`, async ({ page, host }) => {
    await openUntilIdle(page, 'intro/')
    const loads = watchLoads(page)
    await host.redeploy({ isSameCode: true, texts: { [from]: to } })
    await click(page, at('help/phase/'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Phase correction')
    expect(loads).toEqual([at('help/phase/')])
    await click(page, at('blog/'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog')
    expect(loads).toEqual([at('help/phase/')])
  })
}

onHost(
  'reloads a page of the previous build once, then reports that its scripts are missing and keeps the text readable',
  async ({ page, host }) => {
    const previous = await (await page.request.get('intro/')).text()
    await host.redeploy()
    // A cache between host and reader keeps the page of the previous build, except for one request.
    await page.route('**/intro/', (route) =>
      route.request().isNavigationRequest()
        ? route.fulfill({ body: previous, contentType: 'text/html' })
        : route.continue(),
    )
    const loads = watchLoads(page)
    await page.goto('intro/')
    await expect(loadFailure(page)).toContainText('could not be loaded')
    await expect(page.locator('article')).toContainText('first measurement')
    expect(loads).toEqual([at('intro/'), at('intro/')])

    await page.unrouteAll()
    await loadFailure(page).getByRole('button', { name: 'Reload' }).click()
    await expect.poll(() => loads).toEqual([at('intro/'), at('intro/'), at('intro/')])
    await expect(loadFailure(page)).toHaveCount(0)
    await click(page, at('tutorial-basics/first-measurement/'))
    await expect(page).toHaveURL((url) => url.pathname === at('tutorial-basics/first-measurement/'))
  },
)

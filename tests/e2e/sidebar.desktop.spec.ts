import { expect, type Page } from '@playwright/test'
import { at, onSharedPage, test } from './on-site'
import { retype } from './typing'

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' })

const category = (page: Page) => sidebar(page).getByRole('button', { name: '1D spectra' })
const phase = (page: Page) => sidebar(page).getByRole('link', { name: 'Phase correction' })

test.describe('a page', () => {
  const onPage = onSharedPage(test, 'help/phase/')

  onPage('is marked in its open category', async ({ page }) => {
    await expect(phase(page)).toHaveAttribute('aria-current', 'page')
    await expect(phase(page)).toBeVisible()
    await expect(sidebar(page).locator('[aria-current="page"]')).toHaveCount(1)
    await expect(category(page)).toHaveAttribute('aria-expanded', 'true')
  })

  onPage('has a category that closes by Enter and opens by the space bar', async ({ page }) => {
    await category(page).press('Enter')
    await expect(category(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(phase(page)).toBeHidden()
    await page.keyboard.press('Space')
    await expect(category(page)).toHaveAttribute('aria-expanded', 'true')
  })

  onPage('has breadcrumbs from the home page to itself', async ({ page }) => {
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem')
    const home = crumbs.first().getByRole('link', { name: 'Home page' })
    await expect(home).toHaveAttribute('href', at(''))
    await expect(crumbs.nth(1)).toHaveText('1D spectra')
    await expect(crumbs.last().locator('[aria-current="page"]')).toHaveText('Phase correction')
    const { width = 0, height = 0 } = (await home.boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  })

  onPage('links its source, and has a footer without columns', async ({ page }) => {
    const edit = page.getByRole('link', { name: 'Edit this page' })
    await expect(edit).toHaveAttribute('href', /\/docs\/20_1d-spectra\/phase\.md$/)
    await expect(page.getByRole('contentinfo').getByRole('heading')).toHaveCount(0)
  })

  onPage('keeps its sidebar hidden until the reader shows it again', async ({ page }) => {
    await page.getByRole('button', { name: 'Collapse sidebar' }).click()
    await expect(sidebar(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeFocused()
    await page.reload({ waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-sidebar-hidden', '')
    await page.getByRole('button', { name: 'Expand sidebar' }).click()
    await expect(sidebar(page)).toBeVisible()
    await page.reload()
    await expect(sidebar(page)).toBeVisible()
  })
})

test('lists an unlisted page only on that page', async ({ page }) => {
  const link = sidebar(page).getByRole('link', { name: 'Integrations' })
  await page.goto('help/integrations/')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(page.getByRole('main')).toContainText('Unlisted page')
  await expect(link).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('navigation', { name: 'Docs pages' })).toHaveCount(0)
  await phase(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Phase correction')
  await expect(link).toHaveCount(0)
})

test.describe('the filter', () => {
  const onPage = onSharedPage(test, 'help/ft/')
  const field = (page: Page) => sidebar(page).getByRole('searchbox', { name: 'Filter pages' })
  const status = (page: Page) => sidebar(page).getByRole('status')

  onPage.afterEach(({ page }) => retype(field(page), ''))

  onPage('shows the pages whose title contains a text', async ({ page }) => {
    await retype(field(page), 'PHASE')
    await expect(phase(page)).toBeVisible()
    await expect(sidebar(page).getByRole('link', { name: 'Admonitions' })).toBeHidden()
    await expect(status(page)).toHaveText('One page')
  })

  onPage('moves the focus to the pages and back by arrow keys', async ({ page }) => {
    await retype(field(page), 'phase')
    await expect(status(page)).toHaveText('One page')
    await field(page).press('ArrowDown')
    await expect(phase(page)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(field(page)).toBeFocused()
  })

  onPage('ends by Escape', async ({ page }) => {
    await retype(field(page), 'phase')
    await expect(status(page)).toHaveText('One page')
    await page.keyboard.press('Escape')
    await expect(field(page)).toHaveValue('')
    await expect(category(page)).toBeVisible()
  })

  onPage('shows the pages of a category, each with its name', async ({ page }) => {
    await retype(field(page), '1d spectra')
    await expect(sidebar(page).getByRole('link', { name: /^Phase correction/ })).toContainText('1D spectra')
  })

  onPage('offers a search when no page has the name', async ({ page }) => {
    await retype(field(page), 'no such thing')
    await expect(status(page)).toHaveText('No page has this name.')
    await expect(sidebar(page).getByRole('link', { name: 'Search for “no such thing”' })).toBeVisible()
  })

  onPage('opens the only page by Enter, and ends', async ({ page }) => {
    await retype(field(page), 'phase')
    await expect(status(page)).toHaveText('One page')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Phase correction')
    await expect(field(page)).toHaveValue('')
    await expect(sidebar(page).locator('[aria-current="page"]:visible')).toHaveText('Phase correction')
  })
})

test('never covers a focused link with its button', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 560 })
  await page.goto('help/phase/')
  await page.getByRole('button', { name: 'Expand all' }).click()
  const stops = page.getByRole('navigation', { name: 'Docs sidebar' }).locator('a, button')
  const count = await stops.count()
  expect(count).toBeGreaterThan(20)
  await stops.first().focus()
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 1; stop < count; stop += 1) {
      await page.keyboard.press(key)
      const seen = await page.evaluate(() => {
        const focused = document.activeElement
        const { left, right, bottom, top } = focused?.getBoundingClientRect() ?? new DOMRect()
        const at = (y: number) => focused?.contains(document.elementFromPoint((left + right) / 2, y))
        return { name: focused?.textContent, top: at(top + 2), bottom: at(bottom - 2) }
      })
      expect(seen).toEqual({ name: seen.name, top: true, bottom: true })
    }
  }
})

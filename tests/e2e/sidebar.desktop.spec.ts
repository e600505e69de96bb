import { expect, type Page } from '@playwright/test'
import { at, onSite, test } from './on-site'
import { retype } from './typing'
import { openUntilIdle } from './waiting'

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' })

test('marks the current page in its open category, surrounds it with breadcrumbs and an edit link, and can be hidden', async ({
  page,
}) => {
  await page.goto('help/phase/')
  const link = sidebar(page).getByRole('link', { name: 'Phase correction' })
  await expect(link).toHaveAttribute('aria-current', 'page')
  await expect(link).toBeVisible()
  await expect(sidebar(page).locator('[aria-current="page"]')).toHaveCount(1)
  const category = sidebar(page).getByRole('button', { name: '1D spectra' })
  await expect(category).toHaveAttribute('aria-expanded', 'true')
  await category.focus()
  await page.keyboard.press('Enter')
  await expect(category).toHaveAttribute('aria-expanded', 'false')
  await expect(link).toBeHidden()
  await page.keyboard.press('Space')
  await expect(category).toHaveAttribute('aria-expanded', 'true')

  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem')
  await expect(crumbs.first().getByRole('link', { name: 'Home page' })).toHaveAttribute('href', at(''))
  await expect(crumbs.nth(1)).toHaveText('1D spectra')
  await expect(crumbs.last().locator('[aria-current="page"]')).toHaveText('Phase correction')

  const { width = 0, height = 0 } = (await crumbs.first().getByRole('link').boundingBox()) ?? {}
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  const edit = page.getByRole('link', { name: 'Edit this page' })
  await expect(edit).toHaveAttribute('href', /\/docs\/20_1d-spectra\/phase\.md$/)

  await expect(page.getByRole('contentinfo').getByRole('heading')).toHaveCount(0)

  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  await expect(sidebar(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeFocused()
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-sidebar-hidden', '')
  await page.getByRole('button', { name: 'Expand sidebar' }).click()
  await expect(sidebar(page)).toBeVisible()
  await page.reload()
  await expect(sidebar(page)).toBeVisible()

  await page.goto('help/integrations/')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(page.getByRole('main')).toContainText('Unlisted page')
  await expect(sidebar(page).getByRole('link', { name: 'Integrations' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('navigation', { name: 'Docs pages' })).toHaveCount(0)
  await sidebar(page).getByRole('link', { name: 'Phase correction' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Phase correction')
  await expect(sidebar(page).getByRole('link', { name: 'Integrations' })).toHaveCount(0)
})

test('filters pages by title and category, and moves through them by keyboard', async ({ page }) => {
  await openUntilIdle(page, 'help/ft/')
  const field = sidebar(page).getByRole('searchbox', { name: 'Filter pages' })
  await retype(field, 'PHASE')
  await expect(sidebar(page).getByRole('link', { name: 'Phase correction' })).toBeVisible()
  await expect(sidebar(page).getByRole('link', { name: 'Admonitions' })).toBeHidden()
  await expect(sidebar(page).getByRole('status')).toHaveText('One page')
  await field.press('ArrowDown')
  await expect(sidebar(page).getByRole('link', { name: 'Phase correction' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue('')
  await expect(sidebar(page).getByRole('button', { name: '1D spectra' })).toBeVisible()
  await retype(field, '1d spectra')
  await expect(sidebar(page).getByRole('link', { name: /^Phase correction/ })).toContainText('1D spectra')
  await retype(field, 'no such thing')
  await expect(sidebar(page).getByRole('status')).toHaveText('No page has this name.')
  await expect(sidebar(page).getByRole('link', { name: 'Search for “no such thing”' })).toBeVisible()
  await retype(field, 'phase')
  await expect(sidebar(page).getByRole('status')).toHaveText('One page')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Phase correction')
  await expect(field).toHaveValue('')
  await expect(sidebar(page).locator('[aria-current="page"]:visible')).toHaveText('Phase correction')
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

const hosted = onSite('hosted')

const longList = (page: Page) => sidebar(page).getByRole('button', { name: 'Long list' })
const top = (page: Page) => sidebar(page).evaluate((tree) => tree.scrollTop)

hosted(
  'restores open categories and the scroll position before scripts load, hidden until it is parsed',
  async ({ page }) => {
    await page.goto('docs/guide/start/')
    await longList(page).click()
    await sidebar(page).getByRole('button', { name: 'Show or hide the pages of First steps' }).click()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guide' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home')
    await sidebar(page).evaluate((tree) => tree.scrollTo(0, 30))
    await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain('"top":30')
    await page.route(/\/_next\/.*\.js/, (route) => route.abort())
    await page.reload()
    await expect(longList(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(sidebar(page).getByRole('link', { name: 'Page 20' })).toBeVisible()
    await expect(sidebar(page).getByRole('link', { name: 'Start', exact: true })).toBeHidden()
    expect(await top(page)).toBe(30)

    await page.unrouteAll()
    await page.route('docs/guide/start/', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace(/<tree-memory.*/s, '') })
    })
    await page.goto('docs/guide/start/')
    await expect(sidebar(page)).toBeVisible()
    await expect(longList(page)).toBeHidden()
    await page.unrouteAll()
    await page.reload()
    await expect(longList(page)).toBeVisible()
  },
)

hosted(
  'opens the categories of the page and scrolls to it, even if storage holds nonsense; restores both after a visit to the blog',
  async ({ page }) => {
    await page.goto('docs/list/page-39/')
    await expect(sidebar(page).getByRole('link', { name: 'Page 39' })).toBeInViewport()
    await longList(page).click()
    await expect(sidebar(page).getByRole('link', { name: 'Page 39' })).toBeHidden()
    await page.reload()
    await expect(sidebar(page).getByRole('link', { name: 'Page 39' })).toBeInViewport()
    await expect(longList(page)).toHaveAttribute('aria-expanded', 'true')
    await page.addInitScript(() => {
      for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, '{')
    })
    await page.reload()
    await expect(sidebar(page).getByRole('link', { name: 'Page 39' })).toBeInViewport()

    await page.goto('docs/guide/start/')
    await longList(page).click()
    await sidebar(page).getByRole('link', { name: 'Page 30' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page 30')
    const left = await top(page)
    expect(left).toBeGreaterThan(200)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About')
    await page.goBack()
    await expect(sidebar(page).getByRole('link', { name: 'Page 30' })).toBeInViewport()
    expect(await top(page)).toBe(left)
  },
)

hosted(
  'keeps the line being read in place when it is toggled; expands and collapses all categories; opens that of a page',
  async ({ page }) => {
    await page.goto('docs/guide/start/')
    await page.evaluate(() => scrollTo(0, 2500))
    const place = () => page.locator('#section-6').evaluate((heading) => heading.getBoundingClientRect().top)
    // The paragraph rewraps: follow a character of its top line.
    const character = await page.evaluateHandle(() => {
      const range = document.caretRangeFromPoint(400, 90)
      if (range?.startContainer instanceof Text) range.setEnd(range.startContainer, range.startOffset + 1)
      return range
    })
    const topOfLine = () => character.evaluate((range) => range?.getBoundingClientRect().top ?? 0)
    const before = await topOfLine()
    const below = await place()
    await page.getByRole('button', { name: 'Collapse sidebar' }).click()
    await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeFocused()
    expect(Math.abs((await topOfLine()) - before)).toBeLessThan(30)
    expect(await place()).not.toBe(below)
    await page.getByRole('button', { name: 'Expand sidebar' }).click()
    await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toBeFocused()
    expect(Math.abs((await topOfLine()) - before)).toBeLessThan(30)

    await page.evaluate(() => scrollTo(0, 0))
    await sidebar(page).getByRole('button', { name: 'Expand all' }).click()
    await expect(sidebar(page).locator('[aria-expanded="false"]')).toHaveCount(0)
    await expect(sidebar(page).getByRole('link', { name: 'Deep' })).toBeVisible()
    await sidebar(page).getByRole('button', { name: 'Collapse all' }).click()
    await expect(sidebar(page).getByRole('link', { name: 'Deep' })).toBeHidden()
    await expect(sidebar(page).getByRole('link', { name: 'Page 1', exact: true })).toBeHidden()
    await expect(sidebar(page).getByRole('link', { name: 'Start', exact: true })).toBeVisible()
    await expect(sidebar(page).getByRole('button', { name: 'Expand all' })).toBeFocused()

    await page.evaluate(() => sessionStorage.clear())
    await page.goto('docs/')
    const toggle = sidebar(page).getByRole('button', { name: 'Show or hide the pages of First steps' })
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await sidebar(page).getByRole('link', { name: 'First steps' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('First steps')
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(sidebar(page).getByRole('link', { name: 'First steps' })).toHaveAttribute('aria-current', 'page')
  },
)

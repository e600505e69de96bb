import { expect, type Page } from '@playwright/test'
import { onSite } from './on-site'

const test = onSite('hosted')
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' })
const longList = (page: Page) => sidebar(page).getByRole('button', { name: 'Long list' })
const top = (page: Page) => sidebar(page).evaluate((tree) => tree.scrollTop)

test('what the reader opened, closed and scrolled is there after a reload, before scripts arrive', async ({ page }) => {
  await page.goto('/guide/start/')
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
})

test('the sidebar is hidden until it is parsed, so that no category opens in view', async ({ page }) => {
  await page.route('/guide/start/', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace(/<tree-memory.*/s, '') })
  })
  await page.goto('/guide/start/')
  await expect(sidebar(page)).toBeVisible()
  await expect(longList(page)).toBeHidden()
  await page.unrouteAll()
  await page.reload()
  await expect(longList(page)).toBeVisible()
})

test('it is there after a visit to the blog, and the scroll of a page in view stays', async ({ page }) => {
  await page.goto('/guide/start/')
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
})

test('the open page is in view and its categories are open, even where the reader had closed them', async ({
  page,
}) => {
  await page.goto('/list/page-39/')
  await expect(sidebar(page).getByRole('link', { name: 'Page 39' })).toBeInViewport()
  await longList(page).click()
  await expect(sidebar(page).getByRole('link', { name: 'Page 39' })).toBeHidden()
  await page.reload()
  await expect(sidebar(page).getByRole('link', { name: 'Page 39' })).toBeInViewport()
  await expect(longList(page)).toHaveAttribute('aria-expanded', 'true')
})

test('one button opens all categories, and closes all but those of the page', async ({ page }) => {
  await page.goto('/guide/start/')
  await sidebar(page).getByRole('button', { name: 'Expand all' }).click()
  await expect(sidebar(page).locator('[aria-expanded="false"]')).toHaveCount(0)
  await expect(sidebar(page).getByRole('link', { name: 'Deep' })).toBeVisible()
  await sidebar(page).getByRole('button', { name: 'Collapse all' }).click()
  await expect(sidebar(page).getByRole('link', { name: 'Deep' })).toBeHidden()
  await expect(sidebar(page).getByRole('link', { name: 'Page 1', exact: true })).toBeHidden()
  await expect(sidebar(page).getByRole('link', { name: 'Start', exact: true })).toBeVisible()
  await expect(sidebar(page).getByRole('button', { name: 'Expand all' })).toBeFocused()
})

test('a category that is a page has a link and, beside it, a button', async ({ page }) => {
  await page.goto('/')
  const toggle = sidebar(page).getByRole('button', { name: 'Show or hide the pages of First steps' })
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await sidebar(page).getByRole('link', { name: 'First steps' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First steps')
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect(sidebar(page).getByRole('link', { name: 'First steps' })).toHaveAttribute('aria-current', 'page')
})

test('hiding and showing the sidebar keeps the line the reader is at', async ({ page }) => {
  await page.goto('/guide/start/')
  await page.evaluate(() => scrollTo(0, 2500))
  const place = () => page.locator('#section-6').evaluate((heading) => heading.getBoundingClientRect().top)
  // The line at the top belongs to a paragraph, which rewraps: its characters are where to look.
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
})

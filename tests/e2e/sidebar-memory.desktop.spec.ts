import { expect, type Page } from '@playwright/test'
import { onSharedPage, onSite } from './on-site'

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' })

const hosted = onSite('hosted')

/** Clicks a button where it is: Playwright's own click scrolls the page when the button is in the scroll padding. */
async function clickInPlace(page: Page, name: string): Promise<void> {
  const { x, y, width, height } = (await page.getByRole('button', { name }).boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  }
  await page.mouse.click(x + width / 2, y + height / 2)
}

const longList = (page: Page) => sidebar(page).getByRole('button', { name: 'Long list' })
const top = (page: Page) => sidebar(page).evaluate((tree) => tree.scrollTop)

hosted(
  'restores open categories and the scroll position before scripts load, hidden until it is parsed',
  async ({ page }) => {
    await page.goto('docs/guide/start/')
    await longList(page).click()
    await sidebar(page).getByRole('button', { name: 'Show or hide the pages of First steps' }).click()
    await sidebar(page).getByRole('link', { name: 'Page 5', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page 5')
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

hosted.describe('a long page', () => {
  const onPage = onSharedPage(hosted, 'docs/guide/start/')

  for (const [browser, isOld] of [
    ['', false],
    [' in a browser without scroll anchoring and caret positions', true],
  ] as const)
    onPage(`keeps the line being read in its place when the sidebar is toggled${browser}`, async ({ page }) => {
      await page.evaluate((without) => {
        document.documentElement.style.overflowAnchor = without ? 'none' : ''
        Object.defineProperty(document, 'caretPositionFromPoint', {
          value: without ? undefined : Document.prototype.caretPositionFromPoint,
          configurable: true,
        })
        scrollTo(0, 2500)
      }, isOld)
      const place = () => page.locator('#section-6').evaluate((heading) => heading.getBoundingClientRect().top)
      // The paragraph rewraps: follow a character of its top line.
      const character = await page.evaluateHandle(() => {
        const range = document.caretRangeFromPoint(400, 78)
        if (range?.startContainer instanceof Text) range.setEnd(range.startContainer, range.startOffset + 1)
        return range
      })
      const topOfLine = () => character.evaluate((range) => range?.getBoundingClientRect().top ?? 0)
      const before = await topOfLine()
      const below = await place()
      await clickInPlace(page, 'Collapse sidebar')
      await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeFocused()
      expect(Math.abs((await topOfLine()) - before)).toBeLessThan(30)
      expect(await place()).not.toBe(below)
      await clickInPlace(page, 'Expand sidebar')
      await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toBeFocused()
      // Each change may wrap the character into the next line.
      expect(Math.abs((await topOfLine()) - before)).toBeLessThan(60)
    })

  onPage('expands and collapses all categories', async ({ page }) => {
    await page.evaluate(() => scrollTo(0, 0))
    await sidebar(page).getByRole('button', { name: 'Expand all' }).click()
    await expect(sidebar(page).locator('[aria-expanded="false"]')).toHaveCount(0)
    await expect(sidebar(page).getByRole('link', { name: 'Deep' })).toBeVisible()
    await sidebar(page).getByRole('button', { name: 'Collapse all' }).click()
    await expect(sidebar(page).getByRole('link', { name: 'Deep' })).toBeHidden()
    await expect(sidebar(page).getByRole('link', { name: 'Page 1', exact: true })).toBeHidden()
    await expect(sidebar(page).getByRole('link', { name: 'Start', exact: true })).toBeVisible()
    await expect(sidebar(page).getByRole('button', { name: 'Expand all' })).toBeFocused()
  })
})

hosted('opens a category whose page is followed', async ({ page }) => {
  await page.goto('docs/')
  const toggle = sidebar(page).getByRole('button', { name: 'Show or hide the pages of First steps' })
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await sidebar(page).getByRole('link', { name: 'First steps' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First steps')
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect(sidebar(page).getByRole('link', { name: 'First steps' })).toHaveAttribute('aria-current', 'page')
})

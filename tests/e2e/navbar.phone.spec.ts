import { expect, type Page } from '@playwright/test'
import { at, onSharedPage, test } from './on-site'
import { clickInText, openUntilIdle, waitFrames, watchShifts } from './waiting'

const html = (page: Page) => page.locator('html')

const navbar = (page: Page) => page.locator('body > header')

async function scroll(page: Page, distance: number) {
  for (let moved = 0; moved < Math.abs(distance); moved += 60) {
    await page.mouse.wheel(0, 60 * Math.sign(distance))
    await waitFrames(page)
  }
}

test('hides when scrolling down and returns when scrolling up, without layout shifts', async ({ page }) => {
  const shifts = await watchShifts(page)
  await openUntilIdle(page, 'help/phase/')
  await page.mouse.move(300, 500)
  await scroll(page, 60)
  await expect(html(page)).not.toHaveAttribute('data-navbar-hidden')
  await scroll(page, 900)
  await expect(navbar(page)).not.toBeInViewport()
  const contents = page.getByRole('button', { name: 'On this page' })
  await expect(contents).not.toBeInViewport()
  await scroll(page, -120)
  await expect(navbar(page)).toBeInViewport({ ratio: 1 })
  await expect.poll(async () => (await contents.boundingBox())?.y).toBe(0)
  expect(await shifts()).toBeLessThan(0.001)
})

test('is the only bar, with the menu, the section and the search, and the title starts at most 110 pixels from the top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['help/phase/', '', 'blog/welcome/', 'contribute-to-doc/markdown_features/']) {
    await page.goto(path)
    const close = page.getByRole('button', { name: 'Close announcement' })
    if (await close.isVisible()) await close.click()
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(title?.y, path).toBeLessThanOrEqual(110)
  }
  await page.goto('help/phase/')
  const bar = (await navbar(page).boundingBox()) ?? { height: 0 }
  const parts = ['Open menu', 'On this page', 'Search'].map((name) => page.getByRole('button', { name }).first())
  const boxes = await Promise.all(
    parts.map(async (part) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }),
  )
  for (const { y, height } of boxes) expect(y + height).toBeLessThanOrEqual(bar.height)
  boxes.forEach(({ x }, index) => {
    const before = boxes[index - 1]
    if (before) expect(x).toBeGreaterThanOrEqual(before.x + before.width)
  })
})

test('names the section being read in its button, and closes the contents by Escape and by a tap elsewhere', async ({
  page,
}) => {
  await openUntilIdle(page, 'help/phase/#zero-order')
  const contents = page.getByRole('button', { name: 'On this page' })
  await expect(contents).toContainText('Zero order')
  const list = page.getByRole('navigation', { name: 'On this page' }).getByRole('list')
  await contents.tap()
  await expect(list).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(contents).toBeFocused()
  await contents.tap()
  await expect(list).toBeVisible()
  await page.touchscreen.tap(200, 820)
  await expect(list).toBeHidden()
})

test.describe('the navbar', () => {
  const onPage = onSharedPage(test, 'help/phase/')

  onPage.beforeEach(async ({ page }) => {
    await page.evaluate(() => {
      ;(document.activeElement as HTMLElement).blur()
      scrollTo(0, 0)
    })
    await expect(html(page)).not.toHaveAttribute('data-navbar-hidden')
    await page.mouse.move(300, 500)
    await scroll(page, 900)
    await expect(html(page)).toHaveAttribute('data-navbar-hidden')
    await expect(navbar(page)).not.toBeInViewport()
  })

  onPage('returns at the top of the page', async ({ page }) => {
    await page.evaluate(() => scrollTo(0, 0))
    await expect(html(page)).not.toHaveAttribute('data-navbar-hidden')
  })

  onPage('leaves the position to which Back returns', async ({ page }) => {
    const position = await page.evaluate(() => scrollY)
    await clickInText(page, at('help/ft/'))
    await expect(page).toHaveURL(/\/help\/ft\/$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/help\/phase\/$/)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(position)
  })

  onPage('returns when it gets the focus, and stays while it has it', async ({ page }) => {
    await page.getByRole('button', { name: 'Open menu' }).focus()
    await expect(html(page)).not.toHaveAttribute('data-navbar-hidden')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await scroll(page, 300)
    await expect(html(page)).not.toHaveAttribute('data-navbar-hidden')
  })

  onPage('never covers the target of a hash', async ({ page }) => {
    const headings = page.locator('article h2[id]')
    const follow = async (index: number) => {
      const heading = headings.nth(index)
      const id = await heading.getAttribute('id')
      await page.evaluate((hash) => location.assign(`#${hash}`), id)
      await expect(heading).toBeInViewport()
      const bar = (await navbar(page).boundingBox()) ?? { y: 0, height: 0 }
      expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(bar.y + bar.height)
    }
    await follow(3)
    await scroll(page, 240)
    await expect(html(page)).toHaveAttribute('data-navbar-hidden')
    await follow(1)
    await follow(4)
  })
})

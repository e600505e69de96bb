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
  const stuck = page.getByRole('navigation', { name: 'On this page' })
  await expect.poll(async () => (await stuck.boundingBox())?.y).toBe(0)
  await scroll(page, -120)
  await expect(navbar(page)).toBeInViewport({ ratio: 1 })
  await expect
    .poll(async () => (await stuck.boundingBox())?.y)
    .toBeCloseTo((await navbar(page).boundingBox())?.height ?? 0, -1)
  expect(await shifts()).toBeLessThan(0.001)
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

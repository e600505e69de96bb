import { expect, type Page } from '@playwright/test'
import { at, onSharedPage, onSite, test } from './on-site'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true })

test('shows the logo, links, labelled dropdowns, search and colour switch', async ({ page }) => {
  await page.goto('')
  await expect(bar(page).getByRole('link', { name: 'Bench', exact: true })).toHaveAttribute('href', at(''))
  await expect(bar(page).getByRole('link', { name: 'example.org' })).toHaveAttribute('href', 'https://www.example.org')
  await expect(bar(page).getByRole('button', { name: 'Switch to dark mode' })).toBeVisible()

  await expect(bar(page).getByRole('button', { name: 'Search docs', exact: true })).toBeVisible()
  for (const name of ['Docs version: 2.0', 'Language: English']) {
    const button = bar(page).getByRole('button', { name, exact: true })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toBeVisible()
    expect((await button.innerText()).replace(/\s+/g, ' ').trim()).toBe(name)
  }
})

onSite('hosted')('the logo grows with the text, a drawing as well as a picture', async ({ page }) => {
  // The title of this site is long.
  await page.setViewportSize({ width: 3000, height: 800 })
  await page.goto('')
  const logo = page.locator('header > nav > a').locator('svg, img').filter({ visible: true })
  const sizeOf = () => logo.evaluateAll(([shown]) => [shown?.tagName, shown?.getBoundingClientRect().height])
  await page.evaluate(() => Object.assign(document.documentElement.style, { fontSize: '200%' }))
  expect(await sizeOf()).toEqual(['svg', 56])
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  await expect.poll(sizeOf).toEqual(['IMG', 56])
})

test.describe('a page', () => {
  const onPage = onSharedPage(test, 'help/phase/')
  const menu = (page: Page) => page.getByRole('button', { name: 'Open menu' })

  onPage('focuses the skip link first, which leads to the text', async ({ page }) => {
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to main content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
  })

  onPage('switches layout between 996 and 997 pixels', async ({ page }) => {
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
    await page.setViewportSize({ width: 997, height: 800 })
    await expect(sidebar).toBeVisible()
    await expect(menu(page)).toBeHidden()
    await page.setViewportSize({ width: 996, height: 800 })
    await expect(sidebar).toBeHidden()
    await expect(menu(page)).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  onPage('has the layout of phones for text twice as large', async ({ page }) => {
    await expect(menu(page)).toBeHidden()
    const session = await page.context().newCDPSession(page)
    await session.send('Page.enable')
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    await expect(menu(page)).toBeVisible()
    expect(await widthBeyondWindow(page)).toBeLessThanOrEqual(0)
  })
})

function widthBeyondWindow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}

const hosted = onSite('hosted')

const current = (page: Page) =>
  bar(page)
    .locator('a[aria-current]:visible')
    .evaluateAll((links) => links.map((link) => `${link.textContent} ${link.getAttribute('aria-current')}`))

hosted('links every kind of item to its target and marks the current one', async ({ page }) => {
  await page.goto('docs/guide/deep/')
  await expect(bar(page).getByRole('link', { name: 'Outside' })).toHaveAttribute('href', 'https://example.org')
  await expect(bar(page).getByRole('link', { name: 'Latest' })).toHaveAttribute('href', '/docs/')
  expect(await current(page)).toEqual(['Guide true', 'Latest true'])
  await bar(page).getByRole('link', { name: 'Start here' }).click()
  await expect(page).toHaveURL(/\/docs\/guide\/start\/$/)
  expect(await current(page)).toEqual(['Guide true', 'Start here page'])
  await bar(page).getByRole('link', { name: 'Reference' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keys')
  expect(await current(page)).toEqual(['Reference page', 'Latest true'])
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Values' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Values')
  expect(await current(page)).toEqual(['Reference true', 'Latest true'])
  await bar(page).getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About')
  expect(await current(page)).toEqual(['About page'])
  await page.goto('team/anna/')
  expect(await current(page)).toEqual(['About true'])
  await page.goto('docs/')
  expect(await current(page)).toEqual(['Guide page', 'Latest page'])

  // A single version is stored, too.
  await bar(page).getByRole('button', { name: /Next/ }).press('Enter')
  await bar(page).getByRole('link', { name: 'Next' }).click()
  const stored = () => page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))
  await expect.poll(stored).toBe('current')
})

hosted('applies logo, favicon, colour and styles from the settings', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('docs/guide/start/')
  const home = bar(page).getByRole('link', { name: 'Every item' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(home.locator('img')).toBeVisible()
  await expect(home.locator('svg')).toBeHidden()
  await page.getByRole('button', { name: /light/ }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(home.locator('svg')).toBeVisible()
  await expect(home.locator('img')).toBeHidden()
  await expect(home.locator('svg')).toHaveCSS('color', 'rgb(179, 38, 30)')
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /^\/assets\/favicon\.\w{8}\.ico$/)
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/assets\/card\.\w{8}\.png$/)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--measure'))).toBe(
    '48rem',
  )
  const source = bar(page).getByRole('link', { name: 'Source' })
  await expect(source).toHaveAttribute('href', 'https://github.com/example/docs')
})

hosted.describe('a dropdown', () => {
  const onPage = onSharedPage(hosted, 'docs/guide/start/')
  const more = (page: Page) => bar(page).getByRole('button', { name: 'More' })
  const link = (page: Page, name: string) => bar(page).getByRole('link', { name })
  const expectOpen = (page: Page, isOpen: boolean) =>
    expect(more(page)).toHaveAttribute('aria-expanded', String(isOpen))

  onPage.afterEach(async ({ page }) => {
    await page.mouse.move(600, 500)
    await page.keyboard.press('Escape')
    await expectOpen(page, false)
  })

  onPage('fits windows of 997 pixels', async ({ page }) => {
    for (const width of [997, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      for (const name of ['More', /Next/, /English/]) {
        await bar(page).getByRole('button', { name }).hover()
        expect(await widthBeyondWindow(page)).toBeLessThanOrEqual(0)
      }
    }
  })

  onPage('opens and moves the focus by arrow keys', async ({ page }) => {
    await more(page).focus()
    for (const [key, name] of [
      ['ArrowDown', 'Blog'],
      ['ArrowDown', 'Community'],
      ['End', 'Licence'],
      ['ArrowDown', 'Blog'],
      ['ArrowUp', 'Licence'],
      ['Home', 'Blog'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(link(page, name)).toBeFocused()
    }
  })

  onPage('closes by Escape, and returns the focus', async ({ page }) => {
    await more(page).focus()
    await page.keyboard.press('ArrowUp')
    await expect(link(page, 'Licence')).toBeFocused()
    await page.keyboard.press('Escape')
    await expectOpen(page, false)
    await expect(more(page)).toBeFocused()
  })

  onPage('opens by Enter, and closes when the focus leaves it', async ({ page }) => {
    await more(page).focus()
    await page.keyboard.press('Enter')
    await expectOpen(page, true)
    await page.keyboard.press('ArrowDown')
    await expect(link(page, 'Blog')).toBeFocused()
    await link(page, 'Licence').focus()
    await page.keyboard.press('Tab')
    await expectOpen(page, false)
  })

  onPage('opens and closes by clicks without a pointer, as of screen readers', async ({ page }) => {
    for (const isOpen of [true, false]) {
      await more(page).evaluate((button: HTMLElement) => button.click())
      await expectOpen(page, isOpen)
    }
  })

  onPage('closes by a click elsewhere', async ({ page }) => {
    await more(page).evaluate((button: HTMLElement) => button.click())
    await expectOpen(page, true)
    await page.mouse.click(600, 600)
    await expectOpen(page, false)
  })

  onPage('closes when the pointer leaves it, also after a click', async ({ page }) => {
    await more(page).hover()
    await more(page).click()
    await expectOpen(page, true)
    await page.mouse.move(600, 600)
    await expectOpen(page, false)
  })

  onPage('opens on hover; the first click keeps it open, the second closes it', async ({ page }) => {
    await more(page).hover()
    await expectOpen(page, true)
    await more(page).click()
    await expectOpen(page, true)
    await more(page).click()
    await expectOpen(page, false)
  })

  onPage('closes by Escape below a resting pointer', async ({ page }) => {
    await more(page).hover()
    await expectOpen(page, true)
    await page.keyboard.press('Escape')
    await expectOpen(page, false)
  })

  onPage('follows a link, closes and marks the current page', async ({ page }) => {
    await more(page).hover()
    await link(page, 'Licence').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Licence')
    await expectOpen(page, false)
    await expect(more(page)).toHaveAttribute('data-active', 'true')
    await page.mouse.move(600, 500)
    await more(page).press('ArrowDown')
    await expect(link(page, 'Licence')).toHaveAttribute('aria-current', 'page')
    await expect(link(page, 'Community')).toHaveAttribute('rel', 'noopener noreferrer')
  })
})

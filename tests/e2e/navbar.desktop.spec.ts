import { expect, type Page } from '@playwright/test'
import { at, onSite, test } from './on-site'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true })

test('shows the logo, links, labelled dropdowns, search and colour switch; marks "Docs" only in the docs', async ({
  page,
}) => {
  await page.goto('')
  await expect(bar(page).getByRole('link', { name: 'Bench', exact: true })).toHaveAttribute('href', at(''))
  await expect(bar(page).getByRole('link', { name: 'Docs' })).toHaveAttribute('aria-current', /page|true/)
  await expect(bar(page).getByRole('link', { name: 'Blog' })).not.toHaveAttribute('aria-current')
  await expect(bar(page).getByRole('link', { name: 'example.org' })).toHaveAttribute('href', 'https://www.example.org')
  await expect(bar(page).getByRole('button', { name: 'Switch to dark mode' })).toBeVisible()

  await expect(bar(page).getByRole('button', { name: 'Search docs', exact: true })).toBeVisible()
  for (const name of ['Docs version: 2.0', 'Language: English']) {
    const button = bar(page).getByRole('button', { name, exact: true })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toBeVisible()
    expect((await button.innerText()).replace(/\s+/g, ' ').trim()).toBe(name)
  }

  const docs = bar(page).getByRole('link', { name: 'Docs' })
  for (const inside of ['help/ft/', 'tags/']) {
    await page.goto(inside)
    await expect(docs).toHaveAttribute('aria-current', 'true')
  }
  for (const outside of ['search/', 'no/such/page/']) {
    await page.goto(outside)
    await expect(docs).not.toHaveAttribute('aria-current')
  }
})

test('focuses the skip link first; switches layout between 996 and 997 pixels, and for text twice as large', async ({
  page,
}) => {
  await page.goto('help/phase/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()

  await page.setViewportSize({ width: 997, height: 800 })
  await page.goto('help/phase/')
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden()
  await page.setViewportSize({ width: 996, height: 800 })
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()

  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden()
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

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

hosted(
  'fits windows of 997 pixels; opens and closes dropdowns by mouse and keyboard, and follows their links',
  async ({ page }) => {
    for (const width of [997, 1280]) {
      await page.setViewportSize({ width, height: 700 })
      await page.goto('docs/guide/start/')
      for (const name of ['More', /Next/, /English/]) {
        await bar(page).getByRole('button', { name }).hover()
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      }
    }

    await page.goto('docs/guide/start/')
    const more = bar(page).getByRole('button', { name: 'More' })
    const link = (name: string) => bar(page).getByRole('link', { name })
    await more.focus()
    for (const [key, name] of [
      ['ArrowDown', 'Blog'],
      ['ArrowDown', 'Community'],
      ['End', 'Licence'],
      ['ArrowDown', 'Blog'],
      ['ArrowUp', 'Licence'],
      ['Home', 'Blog'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(link(name)).toBeFocused()
    }
    await page.keyboard.press('Escape')
    await expect(more).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(link('Licence')).toBeFocused()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Enter')
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(link('Blog')).toBeFocused()
    await link('Licence').focus()
    await page.keyboard.press('Tab')
    await expect(more).toHaveAttribute('aria-expanded', 'false')

    // Screen readers click without a pointer.
    const press = () => more.evaluate((button: HTMLElement) => button.click())
    await press()
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    await press()
    await expect(more).toHaveAttribute('aria-expanded', 'false')
    await press()
    await page.mouse.click(600, 600)
    await expect(more).toHaveAttribute('aria-expanded', 'false')
    // Hovering opens, the first click keeps it open, the second closes.
    await more.hover()
    await more.click()
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    await page.mouse.move(600, 600)
    await expect(more).toHaveAttribute('aria-expanded', 'false')
    await more.hover()
    await more.click()
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    await more.click()
    await expect(more).toHaveAttribute('aria-expanded', 'false')
    await page.mouse.move(600, 500)
    await more.hover()
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(more).toHaveAttribute('aria-expanded', 'false')

    await page.mouse.move(600, 500)
    await more.hover()
    await bar(page).getByRole('link', { name: 'Licence' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Licence')
    await expect(more).toHaveAttribute('aria-expanded', 'false')
    await expect(more).toHaveAttribute('data-active', 'true')
    await page.mouse.move(600, 500)
    await more.press('ArrowDown')
    await expect(bar(page).getByRole('link', { name: 'Licence' })).toHaveAttribute('aria-current', 'page')
    await expect(bar(page).getByRole('link', { name: 'Community' })).toHaveAttribute('rel', 'noopener noreferrer')
  },
)

import { expect, type Page } from '@playwright/test'
import { onSite } from './on-site'

const test = onSite('hosted')
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const current = (page: Page) =>
  bar(page)
    .locator('a[aria-current]:visible')
    .evaluateAll((links) => links.map((link) => `${link.textContent} ${link.getAttribute('aria-current')}`))

test('every kind of item leads where it says, and knows when the reader is there', async ({ page }) => {
  await page.goto('/guide/deep/')
  await expect(bar(page).getByRole('link', { name: 'Outside' })).toHaveAttribute('href', 'https://example.org')
  await expect(bar(page).getByRole('link', { name: 'Latest' })).toHaveAttribute('href', '/')
  expect(await current(page)).toEqual(['Guide true'])
  await bar(page).getByRole('link', { name: 'Start here' }).click()
  await expect(page).toHaveURL(/\/guide\/start\/$/)
  expect(await current(page)).toEqual(['Guide true', 'Start here page'])
  await bar(page).getByRole('link', { name: 'Reference' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keys')
  expect(await current(page)).toEqual(['Reference page'])
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Values' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Values')
  expect(await current(page)).toEqual(['Reference true'])
  await bar(page).getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About')
  expect(await current(page)).toEqual(['About page'])
  await page.goto('/team/anna/')
  expect(await current(page)).toEqual(['About true'])
  await page.goto('/')
  expect(await current(page)).toEqual(['Guide page', 'Latest page'])
})

test('a dropdown of links closes when one is followed, and is marked while the reader is there', async ({ page }) => {
  await page.goto('/guide/start/')
  const more = bar(page).getByRole('button', { name: 'More' })
  await more.hover()
  await bar(page).getByRole('link', { name: 'Licence' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Licence')
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  await expect(more).toHaveAttribute('data-active', 'true')
  await page.mouse.move(600, 500)
  await more.press('ArrowDown')
  await expect(bar(page).getByRole('link', { name: 'Licence' })).toHaveAttribute('aria-current', 'page')
  await expect(bar(page).getByRole('link', { name: 'Community' })).toHaveAttribute('rel', 'noopener noreferrer')
})

test('arrow keys, Home and End move among the links of a dropdown', async ({ page }) => {
  await page.goto('/guide/start/')
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
})

test('a dropdown opens by a click without a pointer, closes by the second, by a click outside and by Escape', async ({
  page,
}) => {
  await page.goto('/guide/start/')
  const more = bar(page).getByRole('button', { name: 'More' })
  // As a screen reader does.
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
  await more.click()
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  await page.mouse.move(600, 500)
  await more.hover()
  await expect(more).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(more).toHaveAttribute('aria-expanded', 'false')
})

test('all of it fits between 997 pixels and more, with every dropdown open', async ({ page }) => {
  for (const width of [997, 1280]) {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/guide/start/')
    for (const name of ['More', /Next/, /English/]) {
      await bar(page).getByRole('button', { name }).hover()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
  }
})

test('logo, favicon, colour and styles are those of the settings', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/guide/start/')
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

import { expect } from '@playwright/test'
import { test } from './on-site'

const toDark = { name: 'Switch to dark mode' }
const toLight = { name: 'Switch to light mode' }

test('the default is light, also for a reader whose system is dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light')
})

test('the switch alternates and is stored under the former key', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', toDark).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
  await expect(page.locator('body')).toHaveCSS('color-scheme', 'dark')
  await page.getByRole('button', toLight).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('a stored choice is there before the first paint', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  // Only the document arrives: what is set now, the head script has set.
  await page.route(/\/(_next|assets)\//, (route) => route.abort())
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('the switch works before the scripts of the page are there', async ({ page }) => {
  await page.route(/\/(_next|assets)\/.*\.js/, (route) => route.abort())
  await page.goto('/')
  await page.getByRole('button', toDark).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('other tabs follow', async ({ page, context }) => {
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/help/phase/')
  await page.getByRole('button', toDark).click()
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a stored value that means nothing counts as none', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'system'))
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('blocked storage does not break the switch', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await page.goto('/help/phase/')
  await page.getByRole('button', toDark).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('link', { name: 'Home page' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Phase correction')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('the browser paints its own frame in the colour of the mode', async ({ page }) => {
  await page.goto('/')
  const color = page.locator('meta[name="theme-color"]').first()
  const surface = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const asRgb = (hex: string) =>
    `rgb(${hex.match(/\w\w/g)?.map((pair) => Number.parseInt(pair, 16))})`.replaceAll(',', ', ')
  expect(asRgb((await color.getAttribute('content')) ?? '')).toBe(await surface())
  await page.getByRole('button', toDark).click()
  expect(asRgb((await color.getAttribute('content')) ?? '')).toBe(await surface())
})

test('readers who ask for more contrast get lines as strong as those of fields, and no pale text, in both modes', async ({
  page,
}) => {
  await page.goto('/tutorial-extras/figures/')
  const readColors = () =>
    page.evaluate(() => {
      const colorOf = (selector: string, name: string) =>
        getComputedStyle(document.querySelector(selector) ?? document.body).getPropertyValue(name)
      const named = (name: string) => colorOf(':root', name)
      const isSame = (a: string, b: string) => named(a) === named(b)
      return {
        lines: isSame('--line', '--line-strong') && isSame('--line-medium', '--line-strong'),
        texts: isSame('--text-muted', '--text') && isSame('--text-faint', '--text'),
        caption: colorOf('figcaption', 'color') === colorOf('.prose > :not(h1) + p', 'color'),
      }
    })
  for (const mode of [toDark, toLight]) {
    await page.emulateMedia({ contrast: 'no-preference' })
    expect(await readColors()).toEqual({ lines: false, texts: false, caption: false })
    await page.emulateMedia({ contrast: 'more' })
    expect(await readColors()).toEqual({ lines: true, texts: true, caption: true })
    await page.getByRole('button', mode).click()
  }
})

test('for readers who ask for less motion all colours change at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await page.getByRole('button', toDark).waitFor()
  const moving = await page.evaluate(() => {
    document.documentElement.setAttribute('data-theme', 'dark')
    return document.getAnimations().length
  })
  expect(moving).toBe(0)
})

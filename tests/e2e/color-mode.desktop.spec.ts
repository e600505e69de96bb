import { expect } from '@playwright/test'
import { onSite, test } from './on-site'

const toDark = { name: 'Switch to dark mode' }
const toLight = { name: 'Switch to light mode' }

test('switches between light and dark in all tabs, stores the choice and colours the browser', async ({
  page,
  context,
}) => {
  const html = page.locator('html')
  const color = page.locator('meta[name="theme-color"]').first()
  const surface = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const asRgb = (hex: string) =>
    `rgb(${hex.match(/\w\w/g)?.map((pair) => Number.parseInt(pair, 16))})`.replaceAll(',', ', ')
  const other = await context.newPage()
  await other.goto('help/phase/')
  await page.goto('')
  expect(asRgb((await color.getAttribute('content')) ?? '')).toBe(await surface())
  await page.getByRole('button', toDark).click()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
  await expect(page.locator('body')).toHaveCSS('color-scheme', 'dark')
  expect(asRgb((await color.getAttribute('content')) ?? '')).toBe(await surface())
  await page.getByRole('button', toLight).click()
  await expect(html).toHaveAttribute('data-theme', 'light')
})

test('restores the stored choice before the first paint, and switches before scripts load', async ({ page }) => {
  const html = page.locator('html')
  // Without scripts the page is loaded again once, which must keep the reader's choice.
  await page.addInitScript(() => localStorage.setItem('theme', localStorage.getItem('theme') ?? 'dark'))
  await page.route(/\/(_next|assets)\/.*\.js/, (route) => route.abort())
  await page.goto('', { waitUntil: 'commit' })
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', toLight).click()
  await expect(html).toHaveAttribute('data-theme', 'light')
})

test('strengthens lines and muted text when more contrast is preferred', async ({ page }) => {
  await page.goto('tutorial-extras/figures/')
  const readColors = () =>
    page.evaluate(() => {
      const colorOf = (selector: string, name: string) =>
        getComputedStyle(document.querySelector(selector) ?? document.body).getPropertyValue(name)
      const named = (name: string) => colorOf(':root', name)
      const isSame = (a: string, b: string) => named(a) === named(b)
      return {
        lines: isSame('--line', '--line-strong') && isSame('--line-medium', '--line-strong'),
        texts: isSame('--text-muted', '--text') && isSame('--text-faint', '--text'),
        caption: colorOf('figcaption', 'color') === colorOf('td', 'color'),
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

test('writes placeholders in the same readable colour in every browser', async ({ page }) => {
  for (const address of ['glossary/', 'search/']) {
    await page.goto(address)
    const colors = await page.locator('input[placeholder]').evaluateAll((fields) =>
      fields.map((field) => {
        const { color, opacity } = getComputedStyle(field, '::placeholder')
        const role = document.body.appendChild(document.createElement('i'))
        role.style.color = 'var(--text-faint)'
        return { color, opacity, role: getComputedStyle(role).color }
      }),
    )
    expect(colors.length).toBeGreaterThan(0)
    for (const { color, opacity, role } of colors) expect({ color, opacity }).toEqual({ color: role, opacity: '1' })
  }
})

test('switches without transitions when less motion is preferred', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('')
  const moving = await page.evaluate(() => {
    document.documentElement.setAttribute('data-theme', 'dark')
    return document.getAnimations().length
  })
  expect(moving).toBe(0)
})

const hosted = onSite('hosted')

hosted('cycles through light, dark and system on a site that follows the system', async ({ page }) => {
  const html = page.locator('html')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('')
  await expect(html).toHaveAttribute('data-theme-choice', 'system')
  await expect(html).toHaveAttribute('data-theme', 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(html).toHaveAttribute('data-theme', 'dark')
  for (const [name, choice, theme] of [
    ['Switch to light mode', 'light', 'light'],
    ['Switch to dark mode', 'dark', 'dark'],
    ['Follow the system colour mode', 'system', 'dark'],
  ] as const) {
    await page.getByRole('button', { name }).click()
    await expect(html).toHaveAttribute('data-theme-choice', choice)
    await expect(html).toHaveAttribute('data-theme', theme)
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(choice)
  }
})

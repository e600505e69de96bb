import { expect } from '@playwright/test'
import { onSite } from './on-site'

const test = onSite('hosted')

test('a site may follow the system: the switch goes through light, dark and system', async ({ page }) => {
  const html = page.locator('html')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
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
  await page.evaluate(() => localStorage.setItem('theme', 'sepia'))
  await page.reload()
  await expect(html).toHaveAttribute('data-theme-choice', 'system')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the default holds, for the page and the frame around it', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.locator('body')).toHaveCSS('color-scheme', 'dark')
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#111a1f')
  })
})

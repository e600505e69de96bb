import { expect } from '@playwright/test'
import { test } from './on-site'
import { drawFrames } from './waiting'

const menu = { name: 'Open menu' }

test('one drawer holds the site links and the docs tree', async ({ page }) => {
  await page.goto('/help/phase/')
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeHidden()
  await page.getByRole('button', menu).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer.getByRole('link', { name: 'Blog' })).toBeVisible()
  await expect(drawer.getByRole('link', { name: 'example.org' })).toBeVisible()
  const tree = drawer.getByRole('navigation', { name: 'Docs sidebar' })
  await expect(tree.getByRole('link', { name: 'Phase correction' })).toHaveAttribute('aria-current', 'page')
})

test('Escape closes it from the first frame, and closed at once it stays closed', async ({ page }) => {
  await page.goto('/')
  const dialog = page.locator('dialog[data-drawer]')
  const click = (...names: string[]) =>
    dialog.evaluate((drawer: HTMLDialogElement, labels) => {
      for (const label of labels) document.querySelector<HTMLElement>(`button[aria-label="${label}"]`)?.click()
      return drawer.matches(':modal')
    }, names)
  expect(await click('Open menu')).toBe(true)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await click('Open menu', 'Close menu')
  await drawFrames(page, 10)
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', menu)).toHaveAttribute('aria-expanded', 'false')
})

test('Escape closes it and the focus returns to the button', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', menu).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', menu)).toBeFocused()
})

test('the focus stays inside while it is open', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', menu).click()
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    const where = await page.evaluate(() => {
      const { activeElement } = document
      return activeElement === document.body || activeElement?.closest('dialog') !== null
        ? 'inside'
        : activeElement?.outerHTML
    })
    expect(where).toBe('inside')
  }
})

test('the backdrop closes it', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', menu).click()
  await page.touchscreen.tap(380, 500)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('following a link closes it and shows the page', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', menu).click()
  const drawer = page.getByRole('dialog')
  const category = drawer.getByRole('button', { name: '1D spectra' })
  if ((await category.getAttribute('aria-expanded')) === 'false') await category.click()
  await drawer.getByRole('link', { name: 'Zero filling' }).click()
  await expect(page).toHaveURL(/\/help\/zero-filling\/$/)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zero filling')
})

test('growing to a desktop closes it', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', menu).click()
  await page.setViewportSize({ width: 1100, height: 800 })
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('the table of contents stays reachable while reading', async ({ page }) => {
  await page.goto('/help/phase/')
  await page.evaluate(() => scrollTo(0, 1500))
  const bar = page.getByRole('button', { name: 'On this page' })
  await expect(bar).toBeInViewport()
  await bar.click()
  const lines = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  await expect(lines.first()).toBeVisible()
  const href = await lines.nth(1).getAttribute('href')
  await lines.nth(1).click()
  await expect(page).toHaveURL(new RegExp(`${href}$`))
  await expect(lines.first()).toBeHidden()
  const heading = await page.locator(`[id="${href?.slice(1)}"]`).boundingBox()
  const covered = await bar.boundingBox()
  expect(heading?.y).toBeGreaterThanOrEqual((covered?.y ?? 0) + (covered?.height ?? 0))
})

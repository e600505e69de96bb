import { expect } from '@playwright/test'
import { test } from './on-site'

test('the bar holds logo, links, dropdowns and the colour switch', async ({ page }) => {
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'Main' })
  await expect(bar.getByRole('link', { name: 'Bench', exact: true })).toHaveAttribute('href', '/')
  await expect(bar.getByRole('link', { name: 'Docs' })).toHaveAttribute('aria-current', /page|true/)
  await expect(bar.getByRole('link', { name: 'Blog' })).not.toHaveAttribute('aria-current')
  await expect(bar.getByRole('link', { name: 'example.org' })).toHaveAttribute('href', 'https://www.example.org')
  await expect(bar.getByRole('button', { name: /Next/ })).toHaveAttribute('aria-expanded', 'false')
  await expect(bar.getByRole('button', { name: /English/ })).toHaveAttribute('aria-expanded', 'false')
  await expect(bar.getByRole('button', { name: 'Switch to dark mode' })).toBeVisible()
})

test('a dropdown opens by Enter, arrows move, Escape gives the focus back', async ({ page }) => {
  await page.goto('/')
  const button = page.getByRole('button', { name: /Next/ })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(page.locator(`[id="${await button.getAttribute('aria-controls')}"] a`).first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(button).toBeFocused()
})

test('a dropdown opens by hover, stays open on click, and closes when the mouse leaves', async ({ page }) => {
  await page.goto('/')
  const button = page.getByRole('button', { name: /English/ })
  await button.hover()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.mouse.move(400, 600)
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('tabbing out of a dropdown closes it', async ({ page }) => {
  await page.goto('/')
  const button = page.getByRole('button', { name: /Next/ })
  await button.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('the skip link is the first stop and leads to the text', async ({ page }) => {
  await page.goto('/help/phase/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('the layout changes between 996 and 997 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 997, height: 800 })
  await page.goto('/help/phase/')
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden()
  await page.setViewportSize({ width: 996, height: 800 })
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
})

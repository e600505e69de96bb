import { expect, type Page } from '@playwright/test'
import { test } from './on-site'
import { openComplete } from './waiting'

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' })
const field = (page: Page) => sidebar(page).getByRole('searchbox', { name: 'Filter pages' })

test('the sidebar finds pages by title and category, and its keys lead to them and back', async ({ page }) => {
  await openComplete(page, '/help/ft/')
  await field(page).fill('PHASE')
  await expect(sidebar(page).getByRole('link', { name: 'Phase correction' })).toBeVisible()
  await expect(sidebar(page).getByRole('link', { name: 'Admonitions' })).toBeHidden()
  await expect(sidebar(page).getByRole('status')).toHaveText('One page')
  await field(page).press('ArrowDown')
  await expect(sidebar(page).getByRole('link', { name: 'Phase correction' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveValue('')
  await expect(sidebar(page).getByRole('button', { name: '1D spectra' })).toBeVisible()
  await field(page).fill('1d spectra')
  await expect(sidebar(page).getByRole('link', { name: /^Phase correction/ })).toContainText('1D spectra')
  await field(page).fill('no such thing')
  await expect(sidebar(page).getByRole('status')).toHaveText('No page is called so.')
  await field(page).fill('phase')
  await expect(sidebar(page).getByRole('status')).toHaveText('One page')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Phase correction')
  await expect(field(page)).toHaveValue('')
  await expect(sidebar(page).locator('[aria-current="page"]:visible')).toHaveText('Phase correction')
})

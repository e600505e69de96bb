import { expect } from '@playwright/test'
import { test } from './on-site'
import { clearQuery, openSearch, searchDialog, searchField } from './search'
import { openUntilIdle } from './waiting'

test.describe('in a browser that gives clicked buttons no focus, such as Safari', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() =>
      addEventListener('mousedown', (event) => {
        if ((event.target as Element).closest('button, summary')) event.preventDefault()
      }),
    ),
  )

  test('keys reach a clicked menu and a clicked tab', async ({ page }) => {
    await openUntilIdle(page, 'help/phase/')
    const tools = page.getByRole('group', { name: 'Tools for this page' }).first()
    await tools.locator('summary').click()
    await expect(tools).toHaveAttribute('open', '')
    await page.keyboard.press('Escape')
    await expect(tools).not.toHaveAttribute('open')

    await openUntilIdle(page, 'tutorial-basics/markdown-features/')
    const tabs = page.getByRole('tablist').first().getByRole('tab')
    await tabs.first().click()
    await page.keyboard.press('ArrowRight')
    await expect(tabs.nth(1)).toBeFocused()
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
  })

  test('a dropdown takes arrow keys, and the search returns the focus to its button', async ({ page }) => {
    await openUntilIdle(page, 'help/phase/')
    const version = page.getByRole('button', { name: 'Docs version: 2.0', exact: true })
    await version.click()
    await page.keyboard.press('ArrowDown')
    await expect(version.locator('xpath=..').getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')

    const search = page.getByRole('button', { name: 'Search docs', exact: true }).first()
    await search.click()
    await expect(searchField(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(searchDialog(page)).toBeHidden()
    await expect(search).toBeFocused()
  })

  test('the search empties its field by a button', async ({ page }) => {
    await openUntilIdle(page, 'help/phase/')
    await openSearch(page, 'spectrum')
    await clearQuery(page)
  })
})

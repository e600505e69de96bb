import { expect, type Page } from '@playwright/test'
import { watchMemory } from './memory'
import { at, test } from './on-site'
import { heading } from './parts'
import { searchDialog, searchField, searchRows } from './search'
import { click, openUntilIdle } from './waiting'

// Each test repeats what it does.
test.slow()

async function searchOnce(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(searchDialog(page).getByRole('combobox')).toBeFocused()
  await searchField(page).pressSequentially('phase')
  await expect(searchRows(page).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(searchDialog(page)).toBeHidden()
}

test('keeps nothing of a search that was closed', async ({ page }) => {
  await openUntilIdle(page, 'help/phase/')
  const count = await watchMemory(page)
  // The first searches load code, and the last one stays until the next.
  for (let round = 0; round < 2; round += 1) await searchOnce(page)
  const before = await count()
  for (let round = 0; round < 8; round += 1) await searchOnce(page)
  const after = await count()
  expect(after.listeners).toBeLessThan(before.listeners + 50)
  expect(after.nodes).toBeLessThan(before.nodes + 500)
})

test('keeps nothing of pages that were left, with their figures and filters', async ({ page }) => {
  await openUntilIdle(page, 'help/baseline/')
  const count = await watchMemory(page)
  const visit = async () => {
    const figure = page.locator('[data-figure]').first()
    await figure.scrollIntoViewIfNeeded()
    await expect(figure.getByRole('slider').first()).toBeEnabled()
    await page.getByRole('searchbox', { name: 'Filter pages' }).pressSequentially('ft')
    await expect(page.locator('[data-found] a').first()).toBeVisible()
  }
  await visit()
  await click(page, at('blog/'))
  const leave = async () => {
    await expect(heading(page)).toHaveText('Blog')
    await page.goBack()
    await expect(heading(page)).toHaveText(/^Baseline/)
    await visit()
    await page.goForward()
    await expect(heading(page)).toHaveText('Blog')
  }
  for (let round = 0; round < 2; round += 1) await leave()
  const before = await count()
  for (let round = 0; round < 6; round += 1) await leave()
  const after = await count()
  expect(after.listeners).toBeLessThan(before.listeners + 6)
  expect(after.nodes).toBeLessThan(before.nodes + 500)
})

import { expect, type Locator, type Page } from '@playwright/test'
import { findViolations } from './axe'
import { at } from './on-site'
import { retype } from './typing'

/** The search modal, open or not. */
export function searchDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Search' })
}

/** The visible field: the placeholder's until the modal has loaded, then the modal's. */
export function searchField(page: Page): Locator {
  return searchDialog(page).getByPlaceholder('Search docs').locator('visible=true')
}

/** The rows of the modal: hits or saved searches. */
export function searchRows(page: Page): Locator {
  return searchDialog(page).getByRole('treeitem')
}

/** Opens the modal by its button and waits until it has loaded. */
export async function openSearch(page: Page, query = '') {
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(searchDialog(page).getByRole('combobox')).toBeFocused()
  if (query) await search(page, query)
}

/** Replaces the query and waits for its results. */
export async function search(page: Page, query: string) {
  const status = searchDialog(page).getByRole('status')
  await retype(searchField(page), '')
  await expect(status).toBeEmpty()
  await retype(searchField(page), query)
  await expect(status).not.toBeEmpty()
}

/** Keys under which DocSearch stores searches. */
export const recentKey = '__DOCSEARCH_RECENT_SEARCHES__docs'
export const favoriteKey = '__DOCSEARCH_FAVORITE_SEARCHES__docs'

/** A saved search as DocSearch stores it. */
export function savedPage(name: string, url = at(`${name}/`)) {
  const levels = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null }
  return {
    objectID: url,
    type: 'lvl1',
    url,
    hierarchy: { lvl0: 'Help', lvl1: name, ...levels },
    content: null,
    anchor: null,
  }
}

/** Reads a stored list. */
export function readSearches(page: Page, key: string): Promise<Array<{ url: string; type: string }>> {
  return page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '[]'), key)
}

/** Accessibility violations of the open modal. */
export function findDialogViolations(page: Page): Promise<string[]> {
  return findViolations(page, { include: 'dialog' })
}

/** Empties the field of the modal by its button, and expects the state before a query. */
export async function clearQuery(page: Page): Promise<void> {
  await expect(searchRows(page).first()).toBeVisible()
  await searchDialog(page).getByRole('button', { name: 'Clear the query' }).click()
  await expect(searchField(page)).toHaveValue('')
  await expect(searchField(page)).toBeFocused()
  await expect(searchDialog(page).getByText('No recent searches')).toBeVisible()
  await expect(searchRows(page)).toHaveCount(0)
}

import { expect } from '@playwright/test'
import { test } from './on-site'
import {
  favoriteKey,
  openSearch,
  readSearches,
  recentKey,
  savedPage,
  search,
  searchDialog,
  searchRows,
  storeSearches,
} from './search'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test('keeps hits that were followed, and makes them favourites or removes them', async ({ page }) => {
  await page.goto('/')
  await openSearch(page)
  await expect(searchDialog(page).getByText('No recent searches')).toBeVisible()
  await search(page, 'zero filling')
  await page.keyboard.press('Enter')
  await expect(searchDialog(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zero filling')

  await page.reload()
  await openSearch(page)
  await expect(searchDialog(page).getByText('Recent', { exact: true })).toBeVisible()
  await expect(searchRows(page)).toHaveCount(1)
  await searchRows(page).first().getByRole('button', { name: 'Save this search' }).click()
  await expect(searchDialog(page).getByText('Favorite', { exact: true })).toBeVisible()
  await expect(searchDialog(page).getByText('Recent', { exact: true })).toBeHidden()
  expect(await readSearches(page, recentKey)).toEqual([])
  expect(await readSearches(page, favoriteKey)).toHaveLength(1)

  await searchRows(page).first().getByRole('link').click()
  await expect(searchDialog(page)).toBeHidden()
  expect(await readSearches(page, recentKey)).toEqual([])
  await openSearch(page)
  await searchRows(page).first().getByRole('button', { name: 'Remove this search from favorites' }).click()
  await expect(searchRows(page)).toHaveCount(0)
  expect(await readSearches(page, favoriteKey)).toEqual([])

  await search(page, 'phase correction')
  await page.keyboard.press('Enter')
  await expect(searchDialog(page)).toBeHidden()
  await openSearch(page)
  await searchRows(page).first().getByRole('button', { name: 'Remove this search from history' }).click()
  await expect(searchRows(page)).toHaveCount(0)
})

test('saves a text as its page', async ({ page }) => {
  await page.goto('/')
  await openSearch(page, 'spectrum')
  const text = searchDialog(page).getByRole('treeitem').filter({ hasText: '…' }).first()
  await text.getByRole('link').click()
  await expect(searchDialog(page)).toBeHidden()
  const [saved] = await readSearches(page, recentKey)
  expect(saved?.type).toBe('lvl1')
  expect(saved?.url).not.toContain('#')
})

test('saves no highlights and snippets', async ({ page }) => {
  await page.goto('/')
  await openSearch(page, 'spectrum')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(searchDialog(page)).toBeHidden()
  const saved = await readSearches(page, recentKey)
  expect(saved).toHaveLength(1)
  expect(JSON.stringify(saved)).not.toMatch(/Result"|<mark/)
})

test('keeps seven recent searches, four beside favourites, and ten favourites', async ({ page }) => {
  const recent = numbers(9).map((number) => savedPage(`recent-${number}`))
  await storeSearches(page, { [recentKey]: recent })
  await page.goto('/')
  await openSearch(page)
  await expect(searchRows(page)).toHaveCount(7)
  await page.keyboard.press('Escape')
  const favorites = numbers(12).map((number) => savedPage(`favorite-${number}`))
  await page.evaluate(
    ([key, list]) => localStorage.setItem(key ?? '', list ?? ''),
    [favoriteKey, JSON.stringify(favorites)],
  )
  await openSearch(page)
  await expect(searchRows(page)).toHaveCount(14)
})

for (const kind of ['full', 'blocked']) {
  test(`works with a storage that is ${kind}`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.addInitScript((isFull) => {
      const refuse = () => {
        throw new DOMException('refused', 'QuotaExceededError')
      }
      if (isFull) Storage.prototype.setItem = refuse
      else Object.defineProperty(window, 'localStorage', { get: refuse })
    }, kind === 'full')
    await page.goto('/')
    await openSearch(page, 'zero filling')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zero filling')
    await openSearch(page, 'phase correction')
    await searchRows(page).first().getByRole('link').click()
    await expect(searchDialog(page)).toBeHidden()
    expect(errors).toEqual([])
  })
}

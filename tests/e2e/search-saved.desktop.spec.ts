import { expect, type Page } from '@playwright/test'
import { at, onSharedPage, test } from './on-site'
import { favoriteKey, openSearch, readSearches, recentKey, savedPage, search, searchDialog, searchRows } from './search'
import { watchErrors } from './waiting'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test.describe('saved searches', () => {
  const onPage = onSharedPage(test, 'about/')

  /** Opens the modal with the saved searches of these pages. */
  async function openWith(page: Page, saved: { recent?: string[]; favorites?: string[] }): Promise<void> {
    await page.evaluate((lists) => {
      for (const [key, list] of lists) localStorage.setItem(key, JSON.stringify(list))
    }, listsOf(saved))
    await openSearch(page)
  }

  onPage.afterEach(async ({ page }) => {
    await page.keyboard.press('Escape')
    await page.evaluate(() => localStorage.clear())
  })

  onPage('saves a followed hit', async ({ page }) => {
    await openSearch(page)
    await expect(searchDialog(page).getByText('No recent searches')).toBeVisible()
    await search(page, 'zero filling')
    // Until then these are the results for the letters typed before.
    await expect(searchRows(page).first()).toContainText('Zero filling')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zero filling')
    await page.reload()
    await openSearch(page)
    await expect(searchDialog(page).getByText('Recent', { exact: true })).toBeVisible()
    await expect(searchRows(page)).toHaveText([/Zero filling/])
  })

  onPage('makes a saved search a favourite', async ({ page }) => {
    await openWith(page, { recent: ['help/ft'] })
    await searchRows(page).first().getByRole('button', { name: 'Save this search' }).click()
    await expect(searchDialog(page).getByText('Favorite', { exact: true })).toBeVisible()
    await expect(searchDialog(page).getByText('Recent', { exact: true })).toBeHidden()
    expect(await readSearches(page, recentKey)).toEqual([])
    expect(await readSearches(page, favoriteKey)).toHaveLength(1)
  })

  onPage('does not save a followed favourite again', async ({ page }) => {
    await openWith(page, { favorites: ['help/phase'] })
    await searchRows(page).first().getByRole('link').click()
    await expect(page).toHaveURL('help/phase/')
    expect(await readSearches(page, recentKey)).toEqual([])
  })

  for (const [kind, key, name] of [
    ['recent', recentKey, 'Remove this search from history'],
    ['favorites', favoriteKey, 'Remove this search from favorites'],
  ] as const) {
    onPage(`removes a saved search from its list: ${kind}`, async ({ page }) => {
      await openWith(page, { [kind]: ['help/ft'] })
      await searchRows(page).first().getByRole('button', { name }).click()
      await expect(searchRows(page)).toHaveCount(0)
      expect(await readSearches(page, key)).toEqual([])
    })
  }

  onPage('shows seven searches, or four beside ten favourites', async ({ page }) => {
    const recent = numbers(9).map((number) => `recent-${number}`)
    await openWith(page, { recent })
    await expect(searchRows(page)).toHaveCount(7)
    await page.keyboard.press('Escape')
    await openWith(page, { recent, favorites: numbers(12).map((number) => `favorite-${number}`) })
    await expect(searchRows(page)).toHaveCount(14)
  })
})

function listsOf({ recent = [], favorites = [] }: { recent?: string[]; favorites?: string[] }) {
  const lists = { [recentKey]: recent, [favoriteKey]: favorites }
  return Object.entries(lists).map(([key, names]) => [key, names.map((name) => savedPage(name))] as const)
}

test('searches, and switches the colour mode, while storage is blocked', async ({ page }) => {
  const errors = watchErrors(page)
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get })
  })
  await page.goto('help/phase/')
  await page.getByRole('button', { name: 'Switch to dark mode' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await openSearch(page, 'zero filling')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zero filling')
  await openSearch(page, 'phase correction')
  await searchRows(page).first().getByRole('link').click()
  await expect(searchDialog(page)).toBeHidden()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(errors).toEqual([])
})

const title = 'Array<T> & <img src=x onerror="window.hasRun = true">'

const countMarkup = (page: Page) => searchDialog(page).locator('img, b, script').count()
const hasRun = (page: Page) => page.evaluate(() => 'hasRun' in window)

test('shows markup in a hit, and in the search that saves it, as text', async ({ page }) => {
  await page.goto('guide/pictures/')
  await openSearch(page, 'array')
  await expect(searchRows(page).first()).toContainText(title)
  expect(await countMarkup(page)).toBe(0)
  await search(page, 'quokkas')
  await expect(searchRows(page).first()).toContainText('<img src=x onerror=')
  expect(await countMarkup(page)).toBe(0)
  await search(page, 'array')
  await searchRows(page).first().getByRole('link').click()
  await expect(page).toHaveURL('markup/')
  await openSearch(page)
  await expect(searchRows(page).first()).toContainText(title)
  expect(await countMarkup(page)).toBe(0)
  expect(await hasRun(page)).toBe(false)
})

test('shows markup in a stored search as text, and drops invalid ones', async ({ page }) => {
  const image = '<img src=x onerror="window.hasRun = true">'
  const hostile = savedPage('x', at('markup/'))
  const _snippetResult = { hierarchy: { lvl1: { value: image } } }
  const recent = [
    { objectID: 'broken' },
    { ...hostile, hierarchy: { ...hostile.hierarchy, lvl1: image }, _snippetResult },
    savedPage('Pictures', at('guide/pictures/')),
  ]
  await page.addInitScript(([key, list]) => localStorage.setItem(key, list), [
    recentKey,
    JSON.stringify(recent),
  ] as const)
  await page.goto('')
  await openSearch(page)
  await expect(searchRows(page)).toHaveCount(2)
  await expect(searchRows(page).first()).toContainText(image)
  expect(await countMarkup(page)).toBe(0)
  await searchRows(page).last().getByRole('link', { name: 'Pictures' }).click()
  await expect(page).toHaveURL('guide/pictures/')
  expect(await hasRun(page)).toBe(false)
})

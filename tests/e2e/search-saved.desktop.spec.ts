import { expect } from '@playwright/test'
import { at, test } from './on-site'
import { favoriteKey, openSearch, readSearches, recentKey, savedPage, search, searchDialog, searchRows } from './search'
import { watchErrors } from './waiting'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test('saves followed hits, which become favourites or are removed; keeps seven, four beside favourites, and ten favourites', async ({
  page,
}) => {
  await page.goto('')
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

  await page.keyboard.press('Escape')
  const store = (key: string, list: unknown) =>
    page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, JSON.stringify(list)] as const)
  const recent = numbers(9).map((number) => savedPage(`recent-${number}`))
  await store(recentKey, recent)
  await openSearch(page)
  await expect(searchRows(page)).toHaveCount(7)
  await page.keyboard.press('Escape')
  const favorites = numbers(12).map((number) => savedPage(`favorite-${number}`))
  await store(favoriteKey, favorites)
  await openSearch(page)
  await expect(searchRows(page)).toHaveCount(14)
})

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

test('shows markup in hits and saved searches as text, and ignores stored searches that are invalid', async ({
  page,
  siteUrl,
}) => {
  const markup = () => searchDialog(page).locator('img, b, script').count()
  await page.goto(`${siteUrl}guide/pictures/`)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await openSearch(page, 'array')
  await expect(searchRows(page).first()).toContainText(title)
  expect(await markup()).toBe(0)
  await searchRows(page).first().getByRole('link').click()
  await expect(page).toHaveURL(`${siteUrl}markup/`)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)

  await openSearch(page, 'quokkas')
  await expect(searchRows(page).first()).toContainText('<img src=x onerror=')
  expect(await markup()).toBe(0)
  await search(page, 'bold')
  await expect(searchRows(page).first()).toContainText(/bold/)
  expect(await markup()).toBe(0)
  await page.keyboard.press('Escape')

  await page.reload()
  await openSearch(page)
  await expect(searchRows(page).first()).toContainText(title)
  await searchRows(page).first().getByRole('button', { name: 'Save this search' }).click()
  await expect(searchDialog(page).getByText('Favorite', { exact: true })).toBeVisible()
  await expect.poll(() => readSearches(page, favoriteKey)).toHaveLength(1)
  await page.reload()
  await openSearch(page)
  await expect(searchRows(page).first()).toContainText(title)
  expect(await markup()).toBe(0)
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false)

  const image = '<img src=x onerror="window.hasRun = true">'
  const hostile = savedPage('x', at('markup/'))
  const _snippetResult = { hierarchy: { lvl1: { value: image } } }
  const lists: Record<string, unknown> = {
    [recentKey]: [
      null,
      { objectID: 'broken' },
      { ...hostile, objectID: 'a', hierarchy: { ...hostile.hierarchy, lvl1: image }, _snippetResult },
      { ...hostile, objectID: 'b', url: 'javascript:window.hasRun = true' },
      { ...hostile, objectID: 'c', url: 'https://example.com/' },
      savedPage('Pictures', at('guide/pictures/')),
    ],
    [favoriteKey]: 'no list',
  }
  await page.evaluate((stored) => {
    for (const [key, list] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify(list))
  }, lists)
  await page.goto(siteUrl)
  await openSearch(page)
  await expect(searchRows(page)).toHaveCount(2)
  await expect(searchRows(page).first()).toContainText(image)
  expect(await searchDialog(page).locator('img').count()).toBe(0)
  await searchRows(page).last().getByRole('link', { name: 'Pictures' }).click()
  await expect(page).toHaveURL(`${siteUrl}guide/pictures/`)
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false)
})

import { expect } from '@playwright/test'
import { onSite } from './on-site'
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

const test = onSite('versions')
const title = 'Array<T> & <img src=x onerror="window.hasRun = true">'

test('a title that looks like markup stays text in hits, recent and favourite searches, below a path', async ({
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
  // The page's part of the site comes last.
  expect(await searchRows(page).first().getByRole('link').getAttribute('aria-label')).toMatch(/^Array<T> .+>, \w+/)
  await searchRows(page).first().getByRole('button', { name: 'Save this search' }).click()
  await expect(searchDialog(page).getByText('Favorite', { exact: true })).toBeVisible()
  await expect.poll(() => readSearches(page, favoriteKey)).toHaveLength(1)
  await page.reload()
  await openSearch(page)
  await expect(searchRows(page).first()).toContainText(title)
  expect(await markup()).toBe(0)
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false)
})

test('what others wrote into the storage does no harm, and valid searches outlive it', async ({ page, siteUrl }) => {
  const image = '<img src=x onerror="window.hasRun = true">'
  const hostile = savedPage('x', '/sub/markup/')
  const _snippetResult = { hierarchy: { lvl1: { value: image } } }
  await storeSearches(page, {
    [recentKey]: [
      null,
      { objectID: 'broken' },
      { ...hostile, objectID: 'a', hierarchy: { ...hostile.hierarchy, lvl1: image }, _snippetResult },
      { ...hostile, objectID: 'b', url: 'javascript:window.hasRun = true' },
      { ...hostile, objectID: 'c', url: 'https://example.com/' },
      savedPage('Pictures', '/sub/guide/pictures/'),
    ],
    [favoriteKey]: 'no list',
  })
  await page.goto(siteUrl)
  await openSearch(page)
  await expect(searchRows(page)).toHaveCount(2)
  await expect(searchRows(page).first()).toContainText(image)
  expect(await searchDialog(page).locator('img').count()).toBe(0)
  await searchRows(page).last().getByRole('link', { name: 'Pictures' }).click()
  await expect(page).toHaveURL(`${siteUrl}guide/pictures/`)
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false)
})

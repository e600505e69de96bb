import { expect, type Page } from '@playwright/test'
import { onSite, test } from './on-site'
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
import { watchErrors } from './waiting'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test('saves followed hits, which become favourites or are removed', async ({ page }) => {
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

test('works while storage is blocked', async ({ page }) => {
  const errors = watchErrors(page)
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get })
  })
  await page.goto('/')
  await openSearch(page, 'zero filling')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zero filling')
  await openSearch(page, 'phase correction')
  await searchRows(page).first().getByRole('link').click()
  await expect(searchDialog(page)).toBeHidden()
  expect(errors).toEqual([])
})

const onVersions = onSite('versions')

const title = 'Array<T> & <img src=x onerror="window.hasRun = true">'

onVersions(
  'shows a title that looks like markup as text in hits, recent searches and favourites',
  async ({ page, siteUrl }) => {
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
  },
)

onVersions('ignores invalid and hostile stored searches and keeps the valid ones', async ({ page, siteUrl }) => {
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

onVersions('leaks no nodes or listeners when opened and closed', async ({ page, siteUrl }) => {
  onVersions.slow()
  const openings = 10
  await page.goto(siteUrl)
  // Warm up.
  for (let times = 0; times < 3; times += 1) await openAndClose(page)
  const before = await countObjects(page)
  for (let times = 0; times < openings; times += 1) await openAndClose(page)
  const after = await countObjects(page)
  expect(after.Nodes - before.Nodes).toBeLessThan(openings)
  expect(after.JSEventListeners - before.JSEventListeners).toBeLessThan(openings / 2)
})

async function openAndClose(page: Page) {
  await openSearch(page)
  await search(page, 'phase')
  await page.keyboard.press('Escape')
  await expect(searchDialog(page)).toBeHidden()
}

async function countObjects(page: Page): Promise<{ Nodes: number; JSEventListeners: number }> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  await session.detach()
  return { Nodes: read('Nodes'), JSEventListeners: read('JSEventListeners') }
}

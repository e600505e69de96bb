import { expect, type Page } from '@playwright/test'
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

test('shows a title that looks like markup as text in hits, recent and favourite searches, below a path', async ({
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
})

test('refuses hostile entries in the storage and keeps the valid ones', async ({ page, siteUrl }) => {
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

test('keeps to one version, and says so when another has results', async ({ page }) => {
  await page.goto('search/?q=jcamp')
  const select = page.getByRole('combobox', { name: 'Docs version' })
  await expect(select).toHaveValue('2.0')
  await expect(page.getByRole('status')).toHaveText('No results were found')
  await page.getByRole('button', { name: /^Search all versions/ }).click()
  await expect(select).toHaveValue('')
  await expect(page).toHaveURL(/\?q=jcamp&version=all$/)
  await expect(page.getByRole('article').first()).toContainText('1.0')
  await select.selectOption('1.0')
  await expect(page).toHaveURL(/\?q=jcamp&version=1\.0$/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.goBack()
  await expect(select).toHaveValue('')
})

test('searches in the older version that the reader has chosen', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('docs-preferred-version-default', '1.0'))
  await page.goto('search/?q=jcamp')
  await expect(page.getByRole('combobox', { name: 'Docs version' })).toHaveValue('1.0')
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('leaves no nodes and listeners behind when closed', async ({ page, siteUrl }) => {
  test.slow()
  const openings = 25
  await page.goto(siteUrl)
  // The last one to be closed may stay in the memory of React.
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

import { expect, type Page } from '@playwright/test'
import { test } from './on-site'
import { findDialogViolations, openSearch, searchDialog, searchField, searchRows } from './search'
import { retype } from './typing'
import { flushRequests, holdResponses, openUntilIdle, watchErrors, watchLoads } from './waiting'

const button = (page: Page) => page.getByRole('button', { name: 'Search' })

const isOfSearch = (url: string) => /search-(modal|worker|index)/.test(url)

test('loads its code, worker and index when the pointer reaches the button, and not before', async ({
  page,
  siteUrl,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await openUntilIdle(page, 'help/phase/')
  await page.mouse.move(300, 300)
  await page.mouse.wheel(0, 200)
  await page.keyboard.press('Tab')
  await flushRequests(page)
  expect(requests.filter(isOfSearch)).toEqual([])
  const loads = ['modal', 'worker', 'index'].map((part) => page.waitForRequest(new RegExp(`search-${part}`)))
  await button(page).hover()
  await Promise.all(loads)
  expect(requests.filter((url) => !url.startsWith(siteUrl))).toEqual([])
})

test('loads when its button gets the focus', async ({ page }) => {
  await page.goto('help/phase/')
  const load = page.waitForRequest(/search-modal/)
  await button(page).focus()
  await load
})

test('keeps every key that is typed while it loads', async ({ page }) => {
  await page.goto('help/phase/')
  await page.keyboard.press('/')
  await page.keyboard.type('integrals and ranges', { delay: 5 })
  await expect(searchDialog(page).getByRole('combobox')).toHaveValue('integrals and ranges')
  await expect(searchDialog(page).getByRole('combobox')).toBeFocused()
  await expect(searchRows(page).first()).toBeVisible()
})

test('keeps a query typed while its code loads, also when the code arrives only after retries', async ({ page }) => {
  const errors = watchErrors(page)
  await page.goto('help/phase/')
  const loads = watchLoads(page)
  let isDown = true
  let refused = 0
  let refuse = () => {}
  const held = new Promise<void>((resolve) => {
    refuse = resolve
  })
  await page.route('**/assets/search-modal*', async (route) => {
    if (!isDown) return route.continue()
    refused += 1
    await held
    // A file that is missing from the current build, too.
    return refused === 1 ? route.abort() : route.fulfill({ status: 404 })
  })
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Escape')
  await expect(searchDialog(page)).toBeHidden()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('pha')
  await expect(searchDialog(page).getByText('Loading')).toBeVisible()
  refuse()
  await expect(searchDialog(page).getByRole('alert')).toContainText(
    'The search could not be loaded. Check your connection.',
  )
  expect(await findDialogViolations(page)).toEqual([])
  const before = refused
  await searchDialog(page).getByRole('button', { name: 'Retry' }).click()
  await expect.poll(() => refused).toBeGreaterThan(before)
  await expect(searchDialog(page).getByRole('alert')).toBeVisible()

  isDown = false
  await searchDialog(page).getByRole('button', { name: 'Retry' }).click()
  await expect(searchDialog(page).getByRole('combobox')).toHaveValue('pha')
  await expect(searchDialog(page).getByRole('combobox')).toBeFocused()
  await page.keyboard.type('se')
  await expect(searchField(page)).toHaveValue('phase')
  await expect(searchRows(page).first()).toBeVisible()
  expect(loads).toEqual([])
  expect(errors).toEqual([])
})

test('reports an index that cannot be loaded until a retry succeeds', async ({ page }) => {
  const errors = watchErrors(page)
  await page.route('**/search-index.json', (route) => route.abort())
  await page.goto('help/phase/')
  await openSearch(page)
  const dialog = searchDialog(page)
  await retype(searchField(page), 'phase')
  await expect(dialog.getByText('Unable to fetch results', { exact: true })).toBeVisible()
  const help = dialog.getByText('You might want to check your network connection.', { exact: true })
  await expect(help).toBeVisible()
  await expect(searchRows(page)).toHaveCount(0)
  await expect(dialog.getByText(/^No results/)).toBeHidden()
  await expect(dialog.getByRole('status')).toHaveText(/Unable to fetch results/)

  await retype(searchField(page), '')
  await expect(help).toBeHidden()
  await expect(dialog.getByText('No recent searches')).toBeVisible()
  await retype(searchField(page), 'peaks')
  await expect(help).toBeVisible()
  await page.unroute('**/search-index.json')
  const release = await holdResponses(page, /search-index/)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  const indicator = dialog.locator('.DocSearch-LoadingIndicator')
  await expect(indicator).toBeVisible()
  release()
  await expect(searchRows(page).first()).toBeVisible()
  await expect(indicator).toBeHidden()
  await expect(searchField(page)).toBeFocused()
  await expect(help).toBeHidden()
  expect(errors).toEqual([])
})

import { expect, type Page } from '@playwright/test'
import { onSite } from './on-site'
import { findDialogViolations, openSearch, search, searchDialog, searchField, searchRows } from './search'
import { openComplete } from './waiting'

const onParts = onSite('moved')

const isPart = (url: string) => /\/(search-index|assets\/search)\//.test(url)

/** Paths of the parts of the index that are asked for. */
function watchParts(page: Page): string[] {
  const parts: string[] = []
  page.context().on('request', (request) => isPart(request.url()) && parts.push(new URL(request.url()).pathname))
  return parts
}

onParts('a query asks for the parts of its words and for the pages of its hits, each once', async ({ page }) => {
  await page.goto('/docs/intro/')
  const parts = watchParts(page)
  await openSearch(page, 'first')
  await expect(searchRows(page).first()).toContainText('First', { ignoreCase: true })
  await expect(searchDialog(page).getByRole('status')).toHaveText(/result/)
  const lists = parts.filter((file) => file.startsWith('/search-index/'))
  expect(lists.sort()).toEqual(['/search-index/start.json', '/search-index/terms/f.json'])
  expect(parts.length).toBeLessThan(12)
  const count = parts.length
  await search(page, 'firs')
  await expect(searchRows(page).first()).toContainText('First', { ignoreCase: true })
  expect(new Set(parts).size).toBe(parts.length)
  expect(parts.length - count).toBeLessThan(6)
})

onParts('the page of all results has what the parts hold', async ({ page }) => {
  await page.goto('/search/?q=frist')
  await expect(page.getByRole('article').first().getByRole('heading')).toContainText('First', { ignoreCase: true })
})

onParts.describe('with a service worker', () => {
  onParts.use({ serviceWorkers: 'allow' })

  onParts(
    'without a network what was searched before is found, and other words are told as out of reach',
    async ({ page, context }) => {
      await openComplete(page, '/docs/intro/')
      await page.locator('#main h1').hover()
      await page.evaluate(() => navigator.serviceWorker.ready)
      await expect.poll(() => page.evaluate(() => caches.match('/search-index/start.json').then(Boolean))).toBe(true)
      // The worker takes over pages that are open.
      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
      await openSearch(page, 'first')
      await expect(searchDialog(page).getByRole('status')).toHaveText(/result/)
      await context.setOffline(true)
      await page.reload()
      await openSearch(page, 'first')
      await expect(searchRows(page).first()).toContainText('First', { ignoreCase: true })
      // What only a text says has not been read here.
      await searchField(page).fill('zebra')
      const dialog = searchDialog(page)
      await expect(dialog.getByRole('paragraph').filter({ hasText: /^You are offline$/ })).toBeVisible()
      await expect(searchRows(page)).toHaveCount(0)
      const cause = dialog.getByRole('paragraph').filter({ hasText: 'The search index could not be loaded.' })
      await expect(cause).toBeHidden()
      await dialog.getByText('Details').click()
      await expect(cause).toBeVisible()
      expect(await findDialogViolations(page)).toEqual([])
    },
  )
})

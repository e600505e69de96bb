import { expect, type Page } from '@playwright/test'
import { test } from './on-site'
import { neverIdle, openComplete, waitForPrefetch } from './waiting'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'not been loaded yet' })

test('offline a page that was prefetched opens', async ({ page, context }) => {
  await neverIdle(page)
  await openComplete(page, '/help/processing/')
  const link = page.locator('#main .prose a[href="/help/ranges/"]').first()
  await waitForPrefetch(page, '/help/ranges/', () => link.focus())
  await context.setOffline(true)
  await link.evaluate((a: HTMLElement) => a.click())
  await expect(heading(page)).toHaveText(/^Ranges/)
})

test('a site that does not respond keeps the reader on the page, too', async ({ page }) => {
  await neverIdle(page)
  await openComplete(page, '/help/processing/')
  await page.route(/\/help\/ranges\//, (route) => route.abort('connectionrefused'))
  await page
    .locator('#main .prose a[href="/help/ranges/"]')
    .first()
    .evaluate((a: HTMLElement) => a.click())
  await expect(notice(page)).toContainText('The site is not responding.')
  await expect(heading(page)).toHaveText('Processing')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page)).toHaveText(/^Ranges/)
})

test('a part of a page that crashes shows the error, and "Try again" starts it anew', async ({ page }) => {
  await page.addInitScript(() => {
    const { observe } = IntersectionObserver.prototype
    let hasThrown = false
    IntersectionObserver.prototype.observe = function (target) {
      if (!hasThrown && target.matches('a[rel]')) {
        hasThrown = true
        throw new Error('The observer broke.')
      }
      observe.call(this, target)
    }
  })
  await page.goto('/help/phase/')
  await expect(heading(page)).toHaveText('This page crashed')
  await expect(page.getByRole('main')).toContainText('The observer broke.')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page)).toHaveText('Phase correction')
})

test('a crash of what surrounds the pages shows the error in the colour mode of the reader, and can be tried again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark')
    const { matchMedia } = window
    let hasThrown = false
    window.matchMedia = (query) => {
      if (!hasThrown && query.includes('997px')) {
        hasThrown = true
        throw new Error('No media here.')
      }
      return matchMedia.call(window, query)
    }
  })
  await page.goto('/help/phase/')
  await expect(heading(page)).toHaveText('This page crashed')
  await expect(page.getByRole('main')).toContainText('No media here.')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(heading(page)).toHaveCSS('text-align', 'center')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page)).toHaveText('Phase correction')
  await page.locator('#main .prose a[href="/help/ft/"]').first().click()
  await expect(heading(page)).toHaveText('Fourier transformation')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('html')).toHaveAttribute('data-js', '')
})

test('pages ask for the list of pages nowhere else', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openComplete(page, '/help/phase/')
  expect(asked.filter((url) => url.includes('pages.json'))).toEqual([])
})

import { expect, type Page, test } from '@playwright/test'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'not been loaded yet' })

test('offline the page stays and says so; back online the page that was asked for opens', async ({ page, context }) => {
  await page.goto('/help/processing/', { waitUntil: 'networkidle' })
  const wanted = page.locator('#main .prose a[href="/help/ranges/"]').first()
  const click = () => wanted.evaluate((link: HTMLElement) => link.click())
  await context.setOffline(true)
  await click()
  await expect(notice(page)).toContainText('You are offline. This page has not been loaded yet.')
  await expect(heading(page)).toHaveText('Processing')
  await expect(page).toHaveURL(/\/processing\/$/)
  await expect(page.locator('[data-bar]')).toHaveCount(0)

  // The page goes on working: the router is not stuck.
  await page
    .locator('#main h2 a')
    .nth(2)
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(/processing\/#/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(notice(page)).toBeVisible()
  await page.getByRole('button', { name: 'Stay on this page' }).click()
  await expect(notice(page)).toHaveCount(0)
  await click()
  await expect(notice(page)).toBeVisible()

  await context.setOffline(false)
  await expect(heading(page)).toHaveText(/^Ranges/)
  await expect(page).toHaveURL(/\/help\/ranges\/$/)
  await page.goBack()
  await expect(heading(page)).toHaveText('Processing')
})

test('offline a page that was prefetched opens', { tag: '@desktop' }, async ({ page, context }) => {
  await page.goto('/help/processing/', { waitUntil: 'networkidle' })
  const link = page.locator('#main .prose a[href="/help/ranges/"]').first()
  await link.focus()
  await page.waitForTimeout(1500)
  await context.setOffline(true)
  await link.evaluate((a: HTMLElement) => a.click())
  await expect(heading(page)).toHaveText(/^Ranges/)
})

test('a site that does not respond keeps the reader on the page, too', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/help/processing/', { waitUntil: 'networkidle' })
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

test('a part of a page that crashes shows the error, and "Try again" renders it anew', { tag: '@desktop' }, async ({
  page,
}) => {
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

test('a crash of the whole page shows the error in the colour mode of the reader, and can be tried again', {
  tag: '@desktop',
}, async ({ page }) => {
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
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(heading(page)).toHaveCSS('text-align', 'center')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page)).toHaveText('Phase correction')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('html')).toHaveAttribute('data-js', '')
})

test('the not-found page names the pages that may be meant, and searches for the words of the address', async ({
  page,
}) => {
  const response = await page.goto('/old/folder/Phase_')
  expect(response?.status()).toBe(404)
  const help = page.getByRole('main').getByRole('status')
  await expect(help.getByRole('link').first()).toHaveText(/^Phase correction/)
  await expect(help.getByRole('link', { name: /^Search for/ })).toHaveAttribute(
    'href',
    /\/search\/?\?q=old%20folder%20phase$/,
  )
  await help.getByRole('link').first().click()
  await expect(heading(page)).toHaveText('Phase correction')

  await page.goto('/help/Zero_Fillin/')
  await expect(help.getByRole('link').first()).toHaveText(/^Zero filling/)
})

test('pages ask for the list of pages nowhere else', { tag: '@desktop' }, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/help/phase/', { waitUntil: 'networkidle' })
  expect(asked.filter((url) => url.includes('pages.json'))).toEqual([])
})

import { expect, type Page } from '@playwright/test'
import { onHost } from './deployment'
import { test } from './on-site'
import { click, openComplete, watchLoads } from './waiting'

const target = '/tutorial-basics/first-measurement/'

const notice = (page: Page) => page.locator('[data-load-failed]')

/** A request of the page that is answered after those which it has already begun were sent. */
const fetchFromPage = (page: Page) => page.evaluate(async () => void (await fetch('/robots.txt')))

onHost(
  'a page that comes from a cache without its scripts is readable, loads anew once, and then says so',
  async ({ page }) => {
    await page.route(/_next\/static\/chunks\/.*\.js$/, (route) => route.fulfill({ status: 404 }))
    const loads = watchLoads(page)
    await page.goto('/intro/')
    await expect(notice(page)).toContainText('could not be loaded')
    await expect(page.locator('article')).toContainText('first measurement')
    expect(loads).toEqual(['/intro/', '/intro/'])

    await page.unrouteAll()
    await notice(page).getByRole('button', { name: 'Reload' }).click()
    await expect(notice(page)).toHaveCount(0)
    expect(loads).toEqual(['/intro/', '/intro/', '/intro/'])
    await click(page, target)
    await expect(page).toHaveURL((url) => url.pathname === target)
  },
)

for (const [what, answer] of Object.entries({
  'is missing': { status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' },
  'is a page with status 200': { status: 200, contentType: 'text/html', body: '<h1>Home</h1>' },
  'is a page that says it is text': { status: 200, contentType: 'text/plain', body: '<h1>Home</h1>' },
  'is cut off': { status: 200, contentType: 'text/plain', body: '1:"$Sreact.fragment"\n2:I[' },
})) {
  test(`a payload that ${what} leads to a full load of the page, with its hash`, async ({ page }) => {
    await openComplete(page, '/help/processing/')
    await page.route(/\.txt(\?|$)/, (route) => route.fulfill(answer))
    const loads = watchLoads(page)
    await click(page, '/help/peaks/#set-the-reference')
    await expect(page.locator('h1')).toHaveText(/eak/)
    await expect(page).toHaveURL(/\/help\/peaks\/#set-the-reference$/)
    expect(loads).toEqual(['/help/peaks/'])
  })
}

test('a missing part of a route leads to one full load of the page that was asked for', async ({ page }) => {
  await openComplete(page, '/help/phase/')
  const loads = watchLoads(page)
  let isGone = true
  await page.route(/_next\/static\/chunks\//, (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()))
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false
  })
  await click(page, '/blog/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog')
  await expect.poll(() => loads).toEqual(['/blog/'])
  await expect(page).toHaveURL(/\/blog\/$/)
  await expect(notice(page)).toHaveCount(0)
})

test('without storage a part that stays missing ends in a message, not in a loop', async ({ page }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    Object.defineProperty(window, 'sessionStorage', { get })
  })
  await openComplete(page, '/help/phase/')
  await page.route(/_next\/static\/chunks\/.*\.js$/, (route) => route.fulfill({ status: 404 }))
  const loads = watchLoads(page)
  await click(page, '/blog/')
  await expect(notice(page)).toBeVisible()
  // A loop would ask for the page before this.
  await fetchFromPage(page)
  expect(loads).toEqual(['/blog/'])
})

const phrasings = [
  'Loading chunk 12 failed.',
  'Loading CSS chunk 3 failed.',
  'Failed to load chunk /_next/static/chunks/x.js from module 123',
  'error loading dynamically imported module: https://docs.example/x.js',
  'Failed to fetch dynamically imported module: https://docs.example/x.js',
  'Importing a module script failed.',
]

test('each way in which browsers and bundlers say that a part is missing is understood, other errors are left alone', async ({
  page,
}) => {
  await openComplete(page, '/help/phase/')
  const loads = watchLoads(page)
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('unhandledrejection', () => setTimeout(resolve), { once: true })
        void Promise.reject(new Error('Something else failed.'))
      }),
  )
  await fetchFromPage(page)
  expect(loads).toEqual([])
  for (const [index, phrasing] of phrasings.entries()) {
    await page.evaluate(() => sessionStorage.clear())
    await Promise.all([
      page.waitForEvent('load'),
      page.evaluate(
        ([message, isThrown]) => {
          if (isThrown)
            setTimeout(() => {
              throw new Error(message as string)
            })
          else void Promise.reject(new Error(message as string))
        },
        [phrasing, index % 2 === 0],
      ),
    ])
    expect(loads, phrasing).toHaveLength(index + 1)
  }
  // The same error again, for the same build and address: a message instead of another load.
  await page.evaluate((message) => void Promise.reject(new Error(message)), phrasings[0])
  await expect(notice(page)).toBeVisible()
  expect(loads).toHaveLength(phrasings.length)
})

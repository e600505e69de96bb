import { type BrowserContext, expect, type Page } from '@playwright/test'
import { onHost } from './deployment'
import { at, test } from './on-site'
import { heading } from './parts'
import { openSearch, searchRows } from './search'
import { click, openUntilIdle, preventIdle, waitUntilIdle, watchLoads } from './waiting'

onHost.use({ serviceWorkers: 'allow' })
// Each test waits for a service worker.
onHost.slow()

/** Acts as a reader would: the first action starts the service worker. */
const act = (page: Page) => page.locator('#main h1').hover()

/** Cached paths by the name of the cache. */
async function readCaches(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const keys = async (name: string) =>
      (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
    return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await keys(name)])))
  })
}

/** Waits until pages are cached. */
async function waitUntilCached(page: Page, ...paths: string[]): Promise<void> {
  await expect
    .poll(async () => Object.values(await readCaches(page)).flat(), { timeout: 30_000 })
    .toEqual(expect.arrayContaining(paths))
}

/** Opens a page and waits until it is cached. */
async function read(page: Page, path: string): Promise<void> {
  await openUntilIdle(page, path)
  await act(page)
  await waitUntilCached(page, path)
}

onHost(
  'caches nothing before the reader acts; then serves visited pages and the search offline, and lists them instead of others',
  async ({ page, context }) => {
    const fetched: string[] = []
    context.on('request', (request) => {
      if (request.serviceWorker()) fetched.push(new URL(request.url()).pathname)
    })
    await openUntilIdle(page, 'help/phase/')
    // Browsers send this event when a page loads below a resting pointer.
    await page.locator('#main h1').dispatchEvent('mouseover', { clientX: 640, clientY: 200, bubbles: true })
    await waitUntilIdle(page)
    expect(await countWorkers(page)).toBe(0)
    expect(await readCaches(page)).toEqual({})

    await act(page)
    await waitUntilCached(page, at('help/phase/'))
    await waitUntilIdle(page)
    const pages = fetched.filter((path) => path.endsWith('/'))
    expect(new Set(pages)).toEqual(new Set([at('help/phase/'), at('offline/')]))
    const cached = Object.values(await readCaches(page)).flat()
    expect(cached.filter((path) => path.endsWith('/')).sort()).toEqual([at('help/phase/'), at('offline/')])

    await click(page, at('help/ft/'))
    await expect(heading(page)).toHaveText('Fourier transformation')
    await waitUntilCached(page, at('help/ft/'))
    // From the second load on, the worker caches the files of the search.
    await page.reload()
    await openSearch(page, 'spectrum')
    await expect(searchRows(page).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await waitUntilIdle(page)

    await context.setOffline(true)
    await page.reload()
    await expect(heading(page)).toHaveText('Fourier transformation')
    await page.goto('help/phase/?q=a#b')
    await expect(heading(page)).toHaveText('Phase correction')
    await expect(page.locator('h1')).toHaveCSS('font-weight', /[67]\d\d/)
    await openSearch(page, 'spectrum')
    await expect(searchRows(page).first()).toBeVisible()
    await page.keyboard.press('Escape')
    for (const spelling of ['help/phase', 'help/phase/index.html']) {
      await page.goto(spelling)
      await expect(heading(page), spelling).toHaveText('Phase correction')
    }

    await page.goto('help/ranges/')
    await expect(heading(page)).toHaveText('No connection')
    const visited = page.locator('#main').getByRole('list').getByRole('link')
    await expect(visited).toHaveText(['Phase correction', 'Fourier transformation'])
    await visited.last().click()
    await expect(heading(page)).toHaveText('Fourier transformation')

    // The page reloads when the network returns, even before its idle-time work.
    await preventIdle(page)
    await page.goto('help/ranges/')
    await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible()
    await expect(page).toHaveURL(/\/help\/ranges\/$/)
    await context.setOffline(false)
    await expect(heading(page)).toHaveText(/^Ranges/)
  },
)

onHost(
  'shows a new build at once, and offline once visited; a build without offline support removes worker and caches',
  async ({ page, context, host }) => {
    await read(page, at('help/phase/'))
    await read(page, at('help/ft/'))
    await host.redeploy({ texts: { 'Phase correction': 'Phase of today' } })
    await openUntilIdle(page, 'help/phase/')
    await expect(heading(page)).toHaveText('Phase of today')
    await act(page)
    await expect.poll(() => readTitle(page, at('help/phase/'))).toBe('Phase of today')
    await context.setOffline(true)
    for (const [path, title] of [
      [at('help/phase/'), 'Phase of today'],
      [at('help/ft/'), 'Fourier transformation'],
    ] as const) {
      await page.goto(path)
      await expect(heading(page)).toHaveText(title)
      await expect(heading(page)).toHaveCSS('font-weight', /[67]\d\d/)
    }

    await context.setOffline(false)
    await host.redeploy({ isOffline: false })
    await openUntilIdle(page, 'help/ft/')
    await expect.poll(() => countWorkers(page), { timeout: 30_000 }).toBe(0)
    await expect.poll(() => readCaches(page)).toEqual({})
    expect((await page.request.get(at('offline/'))).status()).toBe(404)
    await openUntilIdle(page, 'help/phase/')
    await context.setOffline(true)
    await expect(page.reload()).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  },
)

/** The heading of a cached page. */
function readTitle(page: Page, path: string): Promise<string | undefined> {
  return page.evaluate(async (url) => {
    const html = await (await caches.match(url))?.text()
    return /<h1[^>]*>([^<]*)/.exec(html ?? '')?.[1]
  }, path)
}

const countWorkers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

onHost(
  'serves what was visited when the host fails or stalls, keeps late answers, and sends three requests on a broken line',
  async ({ page, context }) => {
    await read(page, at('help/phase/'))
    const load = () => page.evaluate(async (url) => (await fetch(url)).text(), at('links.json'))
    await load()
    await waitUntilCached(page, at('links.json'))
    await context.route('**/links.json', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 4000))
      await route.fulfill({ json: 'newer' })
    })
    expect(await load()).not.toContain('newer')
    await expect
      .poll(() => page.evaluate(async (url) => (await caches.match(url))?.text(), at('links.json')), {
        timeout: 10_000,
      })
      .toBe('"newer"')
    await context.unrouteAll()

    // Routes of the context apply to the worker, too.
    await context.route('**/help/**', (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }))
    await page.goto('help/phase/')
    await expect(heading(page)).toHaveText('Phase correction')
    await context.unrouteAll()
    await context.route('**/help/phase/', () => {})
    await page.goto('help/phase/')
    await expect(heading(page)).toHaveText('Phase correction')
    await context.unrouteAll({ behavior: 'ignoreErrors' })

    let requests = 0
    await context.route('**/blog/archive/', (route) => {
      requests += 1
      return route.abort('connectionreset')
    })
    await page.locator('#main').evaluate((main, href) => {
      // A new link is not prefetched.
      const link = Object.assign(document.createElement('a'), { href })
      main.append(link)
      link.click()
    }, at('blog/archive/'))
    await expect(page.locator('[data-unreachable] button').first()).toBeVisible()
    expect(requests).toBe(3)
  },
)

onHost('works in browsers that lack or refuse service workers', async ({ context }) => {
  const lack = () => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  const refuse = () => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('No.', 'SecurityError'))
  }
  for (const prepare of [lack, refuse]) {
    const page = await context.newPage()
    const messages: string[] = []
    page.on('console', (message) => messages.push(message.text()))
    page.on('pageerror', (error) => messages.push(error.message))
    await page.addInitScript(prepare)
    await openUntilIdle(page, 'help/phase/')
    const loads = watchLoads(page)
    const requested = page.waitForRequest(/offline\.browser/)
    await act(page)
    await requested
    await click(page, at('help/ft/'))
    await expect(heading(page)).toHaveText('Fourier transformation')
    expect(loads).toEqual([])
    expect(messages).toEqual([])
  }
})

test.describe('a site in two languages below a path', () => {
  test.use({ serviceWorkers: 'allow' })

  test('caches each language separately, and only below its path', async ({ page, context }) => {
    const workers = watchWorkers(context)
    await read(page, '/sub/')
    await openUntilIdle(page, 'fr/')
    await act(page)
    await waitUntilCached(page, '/sub/fr/')
    expect(workers.map((url) => new URL(url).pathname).sort()).toEqual(['/sub/fr/sw.js', '/sub/sw.js'])
    const cached = Object.entries(await readCaches(page))
    const isFrench = (path: string) => /^\/sub\/fr(\/|$)/.test(path)
    expect(cached.flatMap(([, paths]) => paths).filter((path) => !path.startsWith('/sub/'))).toEqual([])
    const ofFrench = cached.filter(([name]) => name.startsWith('offline /sub/fr/ ')).flatMap(([, paths]) => paths)
    const ofEnglish = cached.filter(([name]) => name.startsWith('offline /sub/ ')).flatMap(([, paths]) => paths)
    expect(ofFrench).toContain('/sub/fr/')
    expect(ofFrench.filter((path) => !isFrench(path))).toEqual([])
    expect(ofEnglish).toContain('/sub/')
    expect(ofEnglish.filter(isFrench)).toEqual([])

    await context.setOffline(true)
    await page.goto('fr/nulle/part/')
    await expect(heading(page)).toHaveText('Pas de connexion')
    // In a second tab: Chromium fires `online` in the first one when one of several workers ends.
    const other = await context.newPage()
    await other.goto('nowhere/')
    await expect(heading(other)).toHaveText('No connection')
  })
})

function watchWorkers(context: BrowserContext): string[] {
  const urls: string[] = []
  context.on('serviceworker', (worker) => urls.push(worker.url()))
  return urls
}

import { type BrowserContext, expect, type Page } from '@playwright/test'
import { onHost } from './deployment'
import { onSite } from './on-site'
import { openSearch, searchRows } from './search'
import { click, openComplete, waitUntilComplete, watchLoads } from './waiting'

onHost.use({ serviceWorkers: 'allow' })
// Each test waits for a worker.
onHost.slow()

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** The reader's first act, after which pages are kept. */
const act = (page: Page) => page.locator('#main h1').hover()

/** The paths of what the browser keeps of this site, by the names of its caches. */
async function readCaches(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const keys = async (name: string) =>
      (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
    return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await keys(name)])))
  })
}

/** Waits until pages are kept. */
async function waitUntilKept(page: Page, ...paths: string[]): Promise<void> {
  await expect
    .poll(async () => Object.values(await readCaches(page)).flat(), { timeout: 30_000 })
    .toEqual(expect.arrayContaining(paths))
}

/** Opens a page, and waits until it is kept. */
async function read(page: Page, path: string): Promise<void> {
  await openComplete(page, path)
  await act(page)
  await waitUntilKept(page, path)
}

onHost(
  'pages that were opened, and a search that was used, work without a network; others say what is at hand',
  async ({ page, context }) => {
    await read(page, '/help/phase/')
    await click(page, '/help/ft/')
    await expect(heading(page)).toHaveText('Fourier transformation')
    await waitUntilKept(page, '/help/ft/')
    // From the second load on the files of the search pass the worker.
    await page.reload()
    await openSearch(page, 'spectrum')
    await expect(searchRows(page).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await waitUntilComplete(page)

    await context.setOffline(true)
    await page.reload()
    await expect(heading(page)).toHaveText('Fourier transformation')
    await page.goto('/help/phase/?q=a#b')
    await expect(heading(page)).toHaveText('Phase correction')
    await expect(page.locator('h1')).toHaveCSS('font-weight', /[67]\d\d/)
    await openSearch(page, 'spectrum')
    await expect(searchRows(page).first()).toBeVisible()
    await page.keyboard.press('Escape')

    await page.goto('/help/ranges/')
    await expect(heading(page)).toHaveText('No connection')
    const atHand = page.locator('#main').getByRole('list').getByRole('link')
    await expect(atHand).toHaveText(['Phase correction', 'Fourier transformation'])
    await atHand.last().click()
    await expect(heading(page)).toHaveText('Fourier transformation')

    await page.goto('/help/ranges/')
    await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible()
    await expect(page).toHaveURL(/\/help\/ranges\/$/)
    await context.setOffline(false)
    await expect(heading(page)).toHaveText(/^Ranges/)
  },
)

onHost('nothing is fetched that the reader did not open but the offline page', async ({ page, context }) => {
  const fetched: string[] = []
  context.on('request', (request) => {
    if (request.serviceWorker()) fetched.push(new URL(request.url()).pathname)
  })
  await read(page, '/help/phase/')
  await waitUntilComplete(page)
  const pages = fetched.filter((path) => path.endsWith('/'))
  // The neighbours are prefetched by the page; the worker passes that on.
  expect(pages.sort()).toEqual(expect.arrayContaining(['/help/phase/', '/offline/']))
  expect(pages.filter((path) => !['/help/phase/', '/help/ft/', '/help/baseline/', '/offline/'].includes(path))).toEqual(
    [],
  )
  const kept = Object.values(await readCaches(page)).flat()
  expect(kept.filter((path) => path.endsWith('/')).sort()).toEqual(['/help/phase/', '/offline/'])
})

onHost('a new build is shown at once, and offline as well when it was opened', async ({ page, context, host }) => {
  await read(page, '/help/phase/')
  await read(page, '/help/ft/')
  await host.redeploy({ texts: { 'Phase correction': 'Phase of today' } })
  await openComplete(page, '/help/phase/')
  await expect(heading(page)).toHaveText('Phase of today')
  await act(page)
  await expect.poll(() => readTitle(page, '/help/phase/')).toBe('Phase of today')
  await context.setOffline(true)
  for (const [path, title] of [
    ['/help/phase/', 'Phase of today'],
    ['/help/ft/', 'Fourier transformation'],
  ] as const) {
    await page.goto(path)
    await expect(heading(page)).toHaveText(title)
    await expect(heading(page)).toHaveCSS('font-weight', /[67]\d\d/)
  }
})

/** The heading of a kept page. */
function readTitle(page: Page, path: string): Promise<string | undefined> {
  return page.evaluate(async (url) => {
    const html = await (await caches.match(url))?.text()
    return /<h1[^>]*>([^<]*)/.exec(html ?? '')?.[1]
  }, path)
}

onHost('a later build without it removes the worker and all that it kept', async ({ page, context, host }) => {
  await read(page, '/help/phase/')
  await host.redeploy({ isOffline: false })
  await openComplete(page, '/help/ft/')
  await expect.poll(() => countWorkers(page), { timeout: 30_000 }).toBe(0)
  await expect.poll(() => readCaches(page)).toEqual({})
  expect((await page.request.get('/offline/')).status()).toBe(404)
  await openComplete(page, '/help/phase/')
  await context.setOffline(true)
  await expect(page.reload()).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
})

const countWorkers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

onHost('a host that is out of order, or takes its time, gives way to what is at hand', async ({ page, context }) => {
  await read(page, '/help/phase/')
  // Routes of the context see what the worker asks for.
  await context.route('**/help/**', (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }))
  await page.goto('/help/phase/')
  await expect(heading(page)).toHaveText('Phase correction')
  await context.unrouteAll()
  await context.route('**/help/phase/', () => {})
  await page.goto('/help/phase/')
  await expect(heading(page)).toHaveText('Phase correction')
  await context.unrouteAll({ behavior: 'ignoreErrors' })
})

onHost('a line that breaks off costs three requests, not three for each of three', async ({ page, context }) => {
  await read(page, '/help/phase/')
  let asked = 0
  await context.route('**/blog/archive/', (route) => {
    asked += 1
    return route.abort('connectionreset')
  })
  await page.locator('#main').evaluate((main) => {
    // Nothing has fetched ahead what a new link leads to.
    const link = Object.assign(document.createElement('a'), { href: '/blog/archive/' })
    main.append(link)
    link.click()
  })
  await expect(page.locator('[data-unreachable] button').first()).toBeVisible()
  expect(asked).toBe(3)
})

onHost('nothing is kept before the reader acts; a pointer that rests on the page is no act', async ({ page }) => {
  await openComplete(page, '/help/phase/')
  // What browsers tell of it when a page comes to lie below it.
  await page.locator('#main h1').dispatchEvent('mouseover', { clientX: 640, clientY: 200, bubbles: true })
  await waitUntilComplete(page)
  expect(await countWorkers(page)).toBe(0)
  expect(await readCaches(page)).toEqual({})
})

for (const [browser, prepare] of Object.entries<() => void>({
  'has no service workers': () => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  },
  'refuses them': () => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('No.', 'SecurityError'))
  },
})) {
  onHost(`a browser that ${browser} shows the site as ever`, async ({ page }) => {
    const complaints: string[] = []
    page.on('console', (message) => complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.addInitScript(prepare)
    await openComplete(page, '/help/phase/')
    const loads = watchLoads(page)
    const asked = page.waitForRequest(/offline\.browser/)
    await act(page)
    await asked
    await click(page, '/help/ft/')
    await expect(heading(page)).toHaveText('Fourier transformation')
    expect(loads).toEqual([])
    expect(complaints).toEqual([])
  })
}

const hosted = onSite('hosted')

hosted('a site that opts out has no worker, and one that stops a former one', async ({ page }) => {
  await openComplete(page, '/')
  await act(page)
  await click(page, '/blog/')
  await expect(heading(page)).toBeVisible()
  expect(await countWorkers(page)).toBe(0)
  expect(await (await page.request.get('/sw.js')).text()).toContain('unregister')
})

const languages = onSite('languages')

languages.describe('a site in several languages', () => {
  languages.use({ serviceWorkers: 'allow' })

  languages('keeps each language separately', async ({ page, context }) => {
    const workers = watchWorkers(context)
    await read(page, '/')
    await openComplete(page, '/fr/')
    await act(page)
    await waitUntilKept(page, '/fr/')
    expect(workers.map((url) => new URL(url).pathname).sort()).toEqual(['/fr/sw.js', '/sw.js'])
    const kept = Object.entries(await readCaches(page))
    const isFrench = (path: string) => /^\/fr(\/|$)/.test(path)
    const ofFrench = kept.filter(([name]) => name.startsWith('offline /fr/ ')).flatMap(([, paths]) => paths)
    const ofEnglish = kept.filter(([name]) => name.startsWith('offline / ')).flatMap(([, paths]) => paths)
    expect(ofFrench).toContain('/fr/')
    expect(ofFrench.filter((path) => !isFrench(path))).toEqual([])
    expect(ofEnglish).toContain('/')
    expect(ofEnglish.filter(isFrench)).toEqual([])

    await context.setOffline(true)
    await page.goto('/fr/nulle/part/')
    await expect(heading(page)).toHaveText('Pas de connexion')
    // In another tab: when one of several workers ends, Chromium fires `online`, and the first tab is reloaded.
    const other = await context.newPage()
    await other.goto('/nowhere/')
    await expect(heading(other)).toHaveText('No connection')
  })
})

const below = onSite('versions')

below.describe('a site below a path', () => {
  below.use({ serviceWorkers: 'allow' })

  below('is kept below it', async ({ page, context, siteUrl }) => {
    const { pathname: base } = new URL(siteUrl)
    const workers = watchWorkers(context)
    await read(page, base)
    const title = await heading(page).innerText()
    expect(workers).toEqual([`${siteUrl}sw.js`])
    const kept = Object.entries(await readCaches(page))
    expect(kept.filter(([name]) => !name.startsWith(`offline ${base} `))).toEqual([])
    expect(kept.flatMap(([, paths]) => paths).filter((path) => !path.startsWith(base))).toEqual([])
    await page.reload()
    await openSearch(page, 'phase')
    await expect(searchRows(page).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await waitUntilComplete(page)

    await context.setOffline(true)
    await page.reload()
    await expect(heading(page)).toHaveText(title)
    await openSearch(page, 'phase')
    await expect(searchRows(page).first()).toBeVisible()
    await page.goto(`${base}no/such/page/`)
    await expect(heading(page)).toHaveText('No connection')
    await page.locator('#main').getByRole('list').getByRole('link').click()
    await expect(heading(page)).toHaveText(title)
    // What is beside the site is not the worker's.
    await expect(page.goto('/elsewhere/')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  })
})

function watchWorkers(context: BrowserContext): string[] {
  const urls: string[] = []
  context.on('serviceworker', (worker) => urls.push(worker.url()))
  return urls
}

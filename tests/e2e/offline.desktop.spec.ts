import { type BrowserContext, expect, type Page } from '@playwright/test'
import { onHost } from './deployment'
import { onSite } from './on-site'
import { openSearch, searchRows } from './search'
import { click, openComplete, waitUntilComplete, watchLoads } from './waiting'

onHost.use({ serviceWorkers: 'allow' })
// A build is kept file by file, several times in some tests.
onHost.slow()

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'newer version' })

/** The reader's first act, after which the site is kept. */
const act = (page: Page) => page.locator('#main h1').hover()

/** The addresses of what the browser keeps of this site, by the names of its caches. */
async function readCaches(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const keys = async (name: string) =>
      (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
    return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await keys(name)])))
  })
}

/** Waits until pages are at hand. */
async function waitUntilKept(page: Page, ...paths: string[]): Promise<void> {
  await expect
    .poll(async () => Object.values(await readCaches(page)).flat(), { timeout: 30_000 })
    .toEqual(expect.arrayContaining(paths.map((path) => `${path}fragment.txt`)))
}

/** Opens a page, and waits until it is kept. */
async function read(page: Page, path: string): Promise<void> {
  await openComplete(page, path)
  await act(page)
  await waitUntilKept(page, path)
}

/** Lets the page look for another build, as it does when the reader comes back after some time, and waits for its worker. */
async function updateWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { serviceWorker } = navigator
    const taken = new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
    await (await serviceWorker.ready).update()
    await taken
  })
}

onHost(
  'pages that were read, and the search, work without a network; others say what is at hand',
  async ({ page, context }) => {
    await read(page, '/help/phase/')
    await click(page, '/help/ft/')
    await expect(heading(page)).toHaveText('Fourier transformation')
    await waitUntilKept(page, '/help/ft/')

    await context.setOffline(true)
    await page.reload()
    await expect(heading(page)).toHaveText('Fourier transformation')
    await page.goto('/help/phase/?q=a#b')
    await expect(heading(page)).toHaveText('Phase correction')
    await expect(page.locator('h1')).toHaveCSS('font-weight', /[67]\d\d/)

    await openSearch(page, 'spectrum')
    await expect(searchRows(page).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await page.goto('/search/?q=spectrum')
    await expect(page.getByText(/^\d+ results on \d+ pages$/)).toBeVisible()

    await page.goto('/help/ranges/')
    await expect(heading(page)).toHaveText('No connection')
    const atHand = page.locator('#main').getByRole('list').getByRole('link')
    await expect(atHand).toHaveText(['Fourier transformation', 'Phase correction'])
    await atHand.last().click()
    await expect(heading(page)).toHaveText('Phase correction')

    await page.goto('/help/ranges/')
    await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible()
    await expect(page).toHaveURL(/\/help\/ranges\/$/)
    await context.setOffline(false)
    await expect(heading(page)).toHaveText(/^Ranges/)
  },
)

onHost(
  'a newer build is told once, to the windows that show the older one, and a reload brings it',
  async ({ page, context, host }) => {
    await read(page, '/help/phase/')
    await host.redeploy({ texts: { 'Phase correction': 'Phase of today' } })
    // A window that gets the new build anyway.
    const other = await context.newPage()
    await openComplete(other, '/help/phase/')
    await expect(heading(other)).toHaveText('Phase of today')

    await expect(notice(page)).toBeVisible({ timeout: 30_000 })
    await expect(heading(page)).toHaveText('Phase correction')
    await act(other)
    await expect(notice(other)).toHaveCount(0)
    await notice(page).getByRole('button', { name: 'Close' }).click()
    await expect(notice(page)).toHaveCount(0)
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await expect(notice(page)).toHaveCount(0)

    await host.redeploy({ texts: { 'Phase correction': 'Phase of tomorrow' } })
    await updateWorker(page)
    await notice(page).getByRole('button', { name: 'Reload' }).click()
    await expect(heading(page)).toHaveText('Phase of tomorrow')
    await act(page)
    await expect(notice(page)).toHaveCount(0)
  },
)

onHost(
  'a new build takes over at once, with what was read, whole; open windows go on',
  async ({ page, context, host }) => {
    await read(page, '/help/phase/')
    await read(page, '/help/ft/')
    const other = await context.newPage()
    await openComplete(other, '/intro/')
    await host.redeploy({ texts: { 'Phase correction': 'Phase of today' } })
    await updateWorker(page)
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull()

    await context.setOffline(true)
    // The search of the former build, which the host has no more.
    await openSearch(other, 'spectrum')
    await expect(searchRows(other).first()).toBeVisible()
    for (const [path, title] of [
      ['/help/phase/', 'Phase of today'],
      ['/help/ft/', 'Fourier transformation'],
    ] as const) {
      await page.goto(path)
      await expect(heading(page)).toHaveText(title)
      expect(await readFiles(page)).toEqual(
        expect.arrayContaining([expect.stringMatching(/\.css$/), expect.stringMatching(/\.js$/)]),
      )
      expect((await readFiles(page)).filter((file) => !file.includes('rebuilt-'))).toEqual([])
    }
  },
)

/** Names of the scripts and style sheets that a page has loaded. */
function readFiles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\.(js|css)$/.test(name)),
  )
}

onHost(
  'a page of another build than the worker is shown and not kept, so that nothing is mixed',
  async ({ page, context, host }) => {
    await read(page, '/help/phase/')
    await host.redeploy({ texts: { 'Phase correction': 'Phase of today' }, keepsWorker: true })
    await openComplete(page, '/help/phase/')
    await expect(heading(page)).toHaveText('Phase of today')
    await openComplete(page, '/help/ft/')
    await act(page)
    await context.setOffline(true)
    await page.goto('/help/phase/')
    await expect(heading(page)).toHaveText('Phase correction')
    expect((await readFiles(page)).filter((file) => file.includes('rebuilt-'))).toEqual([])
    await page.goto('/help/ft/')
    await expect(heading(page)).toHaveText('No connection')
  },
)

onHost('a later build without it takes the worker and all that it kept away', async ({ page, context, host }) => {
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
  await context.route('**/blog/archive/fragment.txt', (route) => {
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

  languages('keeps each language by itself', async ({ page, context }) => {
    const workers = watchWorkers(context)
    await read(page, '/')
    await openComplete(page, '/fr/')
    await act(page)
    await waitUntilKept(page, '/fr/')
    expect(workers.map((url) => new URL(url).pathname).sort()).toEqual(['/fr/sw.js', '/sw.js'])
    const [first = '', second = ''] = Object.keys(await readCaches(page)).sort()
    expect([first, second]).toEqual([expect.stringMatching(/^offline \/ /), expect.stringMatching(/^offline \/fr\/ /)])
    const kept = await readCaches(page)
    expect(kept[first]?.filter((path) => path.startsWith('/fr/'))).toEqual([])
    expect(kept[second]?.filter((path) => !/^\/fr(\/|$)/.test(path))).toEqual([])

    await context.setOffline(true)
    await page.goto('/fr/nulle/part/')
    await expect(heading(page)).toHaveText('Pas de connexion')
    // By itself: when one of several workers ends, Chromium tells pages that they are online again, and the first is reloaded.
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
    const [[name, kept] = ['', []]] = Object.entries(await readCaches(page))
    expect(name).toMatch(`offline ${base} `)
    expect(kept.filter((path) => !`${path}/`.startsWith(base))).toEqual([])

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

import AxeBuilder from '@axe-core/playwright'
import { type Browser, test as base, type ConsoleMessage, expect, type Page, type Request } from '@playwright/test'
import { readRoutes } from './routes'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const desktop = { width: 1280, height: 800 }

/** One window for all pages of a worker: what the pages share is fetched and compiled once. */
const test = base.extend<object, { window: Page }>({
  window: [
    async ({ browser }, use) => {
      const page = await openWindow(browser)
      await use(page)
      await page.context().close()
    },
    { scope: 'worker' },
  ],
})

for (const route of [...readRoutes(), '/no/such/page/']) {
  test(`${route} is clean, accessible in both modes, and fits 320 pixels`, async ({
    window: page,
    baseURL: origin,
  }) => {
    const baseURL = origin ?? ''
    const { complaints, stop } = collectComplaints(page, baseURL, route)
    await page.setViewportSize(desktop)
    await page.goto(new URL(route, baseURL).href, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(await findViolations(new AxeBuilder({ page }).withTags(rules))).toEqual([])

    await page.getByRole('button', { name: 'Switch to dark mode' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(await findViolations(new AxeBuilder({ page }).withRules(['color-contrast']))).toEqual([])

    await page.setViewportSize({ width: 320, height: 640 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
    stop()
    expect(complaints).toEqual([])
  })
}

async function openWindow(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: desktop, reducedMotion: 'reduce' })
  await context.addInitScript(() => localStorage.clear())
  return context.newPage()
}

/** Console messages, script errors and requests to other hosts, as they come. */
function collectComplaints(page: Page, baseURL: string, route: string) {
  const complaints: string[] = []
  const onConsole = (message: ConsoleMessage) => {
    const isOwnStatus = message.text().includes('404') && message.location().url.endsWith(route)
    if (['error', 'warning'].includes(message.type()) && !isOwnStatus) complaints.push(message.text())
  }
  const onError = (error: Error) => complaints.push(error.message)
  const onRequest = (request: Request) => {
    const url = request.url()
    if (!url.startsWith(baseURL) && !/^(data|blob):/.test(url)) complaints.push(`Request to another host: ${url}`)
  }
  page.on('console', onConsole)
  page.on('pageerror', onError)
  page.on('request', onRequest)
  const stop = () => {
    page.off('console', onConsole)
    page.off('pageerror', onError)
    page.off('request', onRequest)
  }
  return { complaints, stop }
}

async function findViolations(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

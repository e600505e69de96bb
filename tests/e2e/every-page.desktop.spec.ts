import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { readRoutes } from './routes'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

for (const route of [...readRoutes(), '/no/such/page/']) {
  test(`${route} is clean, accessible in both modes, and fits 320 pixels`, async ({ page, baseURL }) => {
    const complaints = collectComplaints(page, baseURL ?? '', route)
    await page.goto(route, { waitUntil: 'networkidle' })
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
    expect(complaints).toEqual([])
  })
}

/** Console messages, script errors and requests to other hosts, as they come. */
function collectComplaints(page: Page, baseURL: string, route: string): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    const isOwnStatus = message.text().includes('404') && message.location().url.endsWith(route)
    if (['error', 'warning'].includes(message.type()) && !isOwnStatus) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(baseURL) && !/^(data|blob):/.test(url)) complaints.push(`Request to another host: ${url}`)
  })
  return complaints
}

async function findViolations(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

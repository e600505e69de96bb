import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { listNovelPages } from '../novel-pages'
import { findViolations } from './axe'
import { onShippedSite as test } from './on-site'
import { readRoutes } from './routes'
import { watchFaults, watchShifts } from './waiting'

const missing = '/no/such/page/'
const pages = readRoutes()
/** Kinds of pages. */
const kinds = [/^\/$/, /^\/blog\/$/, /^\/blog\/\d/, /^\/tags\/./, /^\/search\/$/]
const samples = new Set(kinds.map((kind) => pages.find((page) => kind.test(page)) ?? ''))

const narrow = { width: 320, height: 640 }
const phone = { width: 390, height: 844 }

for (const route of [...samples, missing]) {
  test(`is accessible, clean, stable, and fits 320 pixels: ${route}`, async ({ page, siteUrl }) => {
    const shifts = await watchShifts(page)
    const faults = watchFaults(page, siteUrl)
    await page.goto(route)
    expect.soft(await findViolations(page)).toEqual([])
    expect.soft(await shifts()).toBeLessThan(0.02)
    await page.setViewportSize(narrow)
    await expectToFit(page, route)
    const isExpected = (fault: string) => route === missing && (fault.includes('404') || fault.endsWith(route))
    expect(faults.filter((fault) => !isExpected(fault))).toEqual([])
  })
}

test('every component fits a phone with text twice as large, without errors', async ({ page, siteUrl }) => {
  test.setTimeout(120_000)
  const faults = watchFaults(page, siteUrl)
  await page.setViewportSize(phone)
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await page.goto('')
  const files = listNovelPages(
    'out',
    pages.map((each) => `${each}index.html`),
  )
  for (const file of files) {
    const route = `${path.posix.dirname(file)}/`.replace('//', '/')
    // Swapping takes a fifth of a load.
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href })
      document.querySelector('main')?.append(link)
      link.click()
    }, route)
    await expect(page).toHaveURL(route)
    await expectToFit(page, route)
    expect(faults, route).toEqual([])
  }
})

test('shows tables whole between sidebar and contents', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 640 })
  const withTables = pages
    .map((route) => ({ route, html: readFileSync(`out${route}index.html`, 'utf8') }))
    .filter(({ html }) => html.includes('table-scroll'))
  // The widest tables make their pages wide.
  const wide = withTables.filter(({ html }) => html.includes('data-wide'))
  const others = withTables.filter((each) => !wide.includes(each))
  for (const { route } of [...wide.slice(0, 2), ...others.slice(0, 2)]) {
    await page.goto(route)
    const tables = page.locator('main .table-scroll')
    const cut = await tables.evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth + 1).length)
    expect(cut, route).toBe(0)
  }
})

/** Expects one main heading, and no horizontal overflow. */
async function expectToFit(page: Page, route: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), route).toHaveCount(1)
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(overflow, route).toBeLessThanOrEqual(0)
}

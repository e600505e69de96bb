import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { findViolations } from './axe'
import { onShippedSite as test } from './on-site'
import { readRoutes } from './routes'
import { watchFaults, watchShifts } from './waiting'

const missing = '/no/such/page/'
const pages = readRoutes()
/** Lists and printed chapters repeat one layout and the content of other pages: one of each kind is enough. */
const repeated = [/^\/tags\/./, /^\/blog\/(page|tags|authors)\/./, /^\/print\//].map((kind) =>
  pages.filter((page) => kind.test(page)).slice(1),
)
/** Posts that nobody changes any more. */
const former = pages.filter((page) => /^\/blog\/\d/.test(page)).slice(0, -3)
const routes = [...pages.filter((page) => ![...repeated.flat(), ...former].includes(page)), missing]
/** Kinds of pages. One page of each is checked by axe, which is slow; on the others its rules find what html-validate finds, too. */
const kinds = [/^\/$/, /^\/help\/./, /^\/blog\/$/, /^\/blog\/\d/, /^\/tags\/$/, /^\/tags\/./, /^\/search\/$/, /^\/no\//]
const whole = new Set(kinds.map((kind) => routes.find((route) => kind.test(route))))

const htmlOf = (route: string) => (route === missing ? '' : readFileSync(`out${route}index.html`, 'utf8'))

/** The first page with each kind of figure, exercise or sample. */
const live = new Set<string>()
const seen = new Set<string>()
for (const route of routes.filter((each) => !each.startsWith('/print/'))) {
  for (const [control] of htmlOf(route).matchAll(/data-(?:figure="[\w-]+"|exercise\b|sample\b)/g)) {
    if (!seen.has(control)) live.add(route)
    seen.add(control)
  }
}

const desktop = { width: 1280, height: 800 }
const narrow = { width: 320, height: 640 }

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Pages share a window, so that their common files are fetched and compiled once. */
const perWindow = 16
for (let start = 0; start < routes.length; start += perWindow) {
  const group = routes.slice(start, start + perWindow)
  const title = 'are clean and stable, and fit 320 pixels and text twice as large'
  test(`${group[0]} to ${group.at(-1)} ${title}`, async ({ page, siteUrl }) => {
    test.setTimeout(120_000)
    await page.addInitScript(() => localStorage.clear())
    const shifts = await watchShifts(page)
    const faults = watchFaults(page, siteUrl)
    for (const route of group) {
      await check(page, route, shifts)
      const isExpected = (fault: string) => route === missing && (fault.includes('404') || fault.endsWith(route))
      expect(
        faults.filter((fault) => !isExpected(fault)),
        route,
      ).toEqual([])
      faults.length = 0
    }
  })
}

async function check(page: Page, route: string, shifts: () => Promise<number>): Promise<void> {
  await page.setViewportSize(whole.has(route) || live.has(route) ? desktop : narrow)
  await page.goto(route)
  await expect(page.getByRole('heading', { level: 1 }), route).toHaveCount(1)
  if (whole.has(route)) expect(await findViolations(page), route).toEqual([])
  else if (live.has(route))
    expect(await findViolations(page, { include: 'main', exceptRules: ['color-contrast'] }), route).toEqual([])
  expect(await shifts(), route).toBeLessThan(0.02)

  if (whole.has(route)) {
    await page.getByRole('button', { name: 'Switch to dark mode' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(await findViolations(page, { rules: ['color-contrast'] }), `${route}, dark`).toEqual([])
  }
  await expectNoOverflow(page, route)
}

/** Expects no horizontal overflow at 320 pixels (1280 zoomed to 400 %) and on a phone with text twice as large, tables that stack well there, and whole tables between the sidebar and the contents. */
async function expectNoOverflow(page: Page, route: string): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await page.setViewportSize(narrow)
  await expect.poll(overflow, route).toBeLessThanOrEqual(0)
  expect(await findOverlaps(page), route).toEqual([])
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(overflow, route).toBeLessThanOrEqual(0)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
  await session.detach()
  expect(await findOverlaps(page), route).toEqual([])
  const tables = page.locator('main .table-scroll')
  if ((await tables.count()) === 0) return
  await page.setViewportSize({ width: 1024, height: 640 })
  const cut = await tables.evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth + 1).length)
  expect(cut, route).toBe(0)
}

/** Labels in stacked tables taller than their cells, or with a word wider than the label column. */
function findOverlaps(page: Page): Promise<string[]> {
  return page.locator('.table-scroll[data-stacks] td[data-label]:visible').evaluateAll((cells) => {
    const context = document.createElement('canvas').getContext('2d')
    return cells.flatMap((cell) => {
      const { content, height, width, font } = getComputedStyle(cell, '::before')
      if (content === 'none') return []
      const { paddingTop } = getComputedStyle(cell)
      const room = cell.getBoundingClientRect().height - Number.parseFloat(paddingTop)
      if (context) context.font = font
      const words = (cell.getAttribute('data-label') ?? '').split(/\s+/)
      const longest = Math.max(...words.map((word) => context?.measureText(word).width ?? 0))
      const isInside = Number.parseFloat(height) <= room + 0.5 && longest <= Number.parseFloat(width)
      return isInside ? [] : [`"${words.join(' ')}" beside "${cell.textContent}"`]
    })
  })
}

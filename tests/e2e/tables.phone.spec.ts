import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import { onShippedSite as test } from './on-site'
import { readRoutes } from './routes'
import { openUntilIdle } from './waiting'

const htmlOf = (route: string) => readFileSync(`out${route}index.html`, 'utf8')
const routes = readRoutes().filter((route) => htmlOf(route).includes('data-key-columns'))
/** A page whose rows of numbers are identified by two columns. */
const long = routes.find((route) => htmlOf(route).includes('data-key-columns="2" data-csv'))

const boxOf = (cell: Locator) => cell.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)

/** The frame of the long table, at the top of the window. */
async function openTable(page: Page): Promise<Locator> {
  await openUntilIdle(page, long ?? '')
  const frame = page.locator('[data-key-columns="2"][data-csv]').first()
  await frame.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
  return frame
}

/** Expects the head and the first two columns in the corner of the frame, and other cells moved. */
async function expectFixed(frame: Locator): Promise<void> {
  const [outer, corner, second] = [
    await boxOf(frame),
    await boxOf(frame.locator('th').first()),
    frame.locator('th').nth(1),
  ]
  expect(Math.abs(corner.y - outer.y)).toBeLessThan(2)
  expect(Math.abs(corner.x - outer.x)).toBeLessThan(2)
  expect(Math.abs((await boxOf(second)).x - corner.right)).toBeLessThan(1)
  const row = frame.locator('tr').last().locator('td')
  expect(Math.abs((await boxOf(row.first())).x - corner.x)).toBeLessThan(1)
  expect(Math.abs((await boxOf(row.nth(1))).x - corner.right)).toBeLessThan(1)
}

test('keeps what identifies a row, and one more column, in view of phones of both widths', async ({ page }) => {
  test.slow()
  expect(routes.length).toBeGreaterThan(2)
  for (const route of routes) {
    await page.goto(route, { waitUntil: 'domcontentloaded' })
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      const faults = await page.locator('[data-key-columns]:visible').evaluateAll((frames) =>
        frames.flatMap((frame) => {
          const { height, right } = frame.getBoundingClientRect()
          frame.scrollTo(0, 0)
          const heads = [...frame.querySelectorAll('th')].map((cell) => cell.getBoundingClientRect())
          const others = heads.slice(Number(frame.getAttribute('data-key-columns')))
          const isReadable = (others[0]?.right ?? 0) <= right + 1 || (others[0]?.left ?? right) < right - 60
          return height <= innerHeight && isReadable ? [] : [`${frame.getAttribute('data-name')}: ${height}`]
        }),
      )
      expect(faults, `${route} ${width}`).toEqual([])
    }
  }
})

test('scrolls a long table by touch, both ways, beside its head and first columns', async ({ page }) => {
  const frame = await openTable(page)
  // Firefox may draw light bars on dark pages otherwise.
  await expect(frame).not.toHaveCSS('scrollbar-color', 'auto')
  const box = await boxOf(frame)
  const start = { x: box.x + box.width * 0.8, y: box.y + box.height * 0.7 }
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Array<{ x: number; y: number }>) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  const swipe = async (x: number, y: number) => {
    await touch('touchStart', [start])
    for (const part of [0.25, 0.5, 0.75, 1])
      await touch('touchMove', [{ x: start.x + x * part, y: start.y + y * part }])
    await touch('touchEnd', [])
  }
  await swipe(-150, 0)
  await swipe(0, -250)
  const scrolled = () => frame.evaluate(({ scrollLeft, scrollTop }) => Math.min(scrollLeft, scrollTop))
  await expect.poll(scrolled).toBeGreaterThan(50)
  await expectFixed(frame)
})

test('scrolls a long table by keys, with a name, and without JavaScript', async ({ page, browser, siteUrl }) => {
  const frame = await openTable(page)
  await expect(frame).toHaveAttribute('aria-label', /^Table: ./)
  await frame.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('PageDown')
  await expect
    .poll(() => frame.evaluate(({ scrollLeft, scrollTop }) => Math.min(scrollLeft, scrollTop)))
    .toBeGreaterThan(10)
  await expectFixed(frame)

  const context = await browser.newContext({
    ...{ javaScriptEnabled: false, baseURL: siteUrl, viewport: { width: 390, height: 800 }, forcedColors: 'active' },
  })
  const plain = await context.newPage()
  await plain.goto(long ?? '')
  const table = plain.locator('[data-key-columns="2"][data-csv]').first()
  await table.hover()
  await plain.mouse.wheel(100, 300)
  const head = table.locator('th').first()
  const last = table.locator('tr').nth(1).locator('td').last()
  await expect.poll(async () => (await boxOf(last)).bottom < (await boxOf(head)).bottom).toBe(true)
  await expectFixed(table)
  await context.close()
})

test('prints all rows of a long table', async ({ page }) => {
  const frame = await openTable(page)
  await page.emulateMedia({ media: 'print' })
  const { scrollHeight, clientHeight } = await frame.evaluate(({ scrollHeight, clientHeight }) => ({
    scrollHeight,
    clientHeight,
  }))
  expect(scrollHeight).toBeLessThanOrEqual(clientHeight + 1)
})

test('lays a long table out when it comes near, a stop of the Tab key before, and moves nothing', async ({ page }) => {
  await openUntilIdle(page, 'solvents/')
  const frame = page.locator('[data-long]').last()
  const isLaidOut = () =>
    frame.locator('table').evaluate((table) => table.checkVisibility({ contentVisibilityAuto: true }))
  const lengthOf = () => page.evaluate(() => document.documentElement.scrollHeight)
  const length = await lengthOf()
  expect(await isLaidOut()).toBe(false)
  await expect(frame).toHaveAttribute('tabindex', '0')
  await frame.focus()
  await expect.poll(isLaidOut).toBe(true)
  await expect(frame.locator('tbody tr').first()).toBeInViewport()
  expect(await lengthOf()).toBe(length)
})

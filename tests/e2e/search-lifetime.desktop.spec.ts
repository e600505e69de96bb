import { expect, type Page } from '@playwright/test'
import { onSite } from './on-site'
import { openSearch, search, searchDialog, searchRows } from './search'

const test = onSite('versions')

test('opening and closing it leaves no nodes and no listeners behind', async ({ page, siteUrl }) => {
  test.slow()
  const openings = 25
  await page.goto(siteUrl)
  // The last one to be closed may stay in the memory of React.
  for (let times = 0; times < 3; times += 1) await openAndClose(page)
  const before = await countObjects(page)
  for (let times = 0; times < openings; times += 1) await openAndClose(page)
  const after = await countObjects(page)
  expect(after.Nodes - before.Nodes).toBeLessThan(openings)
  expect(after.JSEventListeners - before.JSEventListeners).toBeLessThan(openings / 2)
})

test('a row is named by its text, its page and its part of the site', async ({ page, siteUrl }) => {
  await page.goto(siteUrl)
  await openSearch(page, 'phase')
  await expect(searchRows(page).first()).toBeVisible()
  const group = searchDialog(page)
    .locator('section')
    .filter({ has: page.getByRole('row') })
    .first()
  const part = (await group.locator('div').first().textContent()) ?? ''
  const names = await group
    .getByRole('row')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.ariaLabel))
  expect(part).not.toBe('')
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) expect(name?.split(', ').at(-1)).toBe(part)
  await expect(group.getByRole('row').first()).toHaveAccessibleName(names[0] ?? '')
})

async function openAndClose(page: Page) {
  await openSearch(page)
  await search(page, 'phase')
  await page.keyboard.press('Escape')
  await expect(searchDialog(page)).toBeHidden()
}

async function countObjects(page: Page): Promise<{ Nodes: number; JSEventListeners: number }> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  await session.detach()
  return { Nodes: read('Nodes'), JSEventListeners: read('JSEventListeners') }
}

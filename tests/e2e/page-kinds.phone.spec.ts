import { expect } from '@playwright/test'
import { findViolations } from './axe'
import { test } from './on-site'
import { openComplete, watchShifts } from './waiting'

const pageOfEachKind = [
  '/',
  '/help/phase/',
  '/contribute-to-doc/markdown_features/',
  '/tags/',
  '/tags/processing/',
  '/blog/',
  '/no/such/page/',
]

for (const route of pageOfEachKind) {
  test(`${route} is accessible on a phone, and nothing of it moves by itself`, async ({ page }) => {
    const shifts = await watchShifts(page)
    await openComplete(page, route)
    expect(await shifts()).toBeLessThan(0.02)
    expect(await findViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
}

test('the open drawer is accessible', async ({ page }) => {
  await page.goto('/help/phase/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  expect(await findViolations(page)).toEqual([])
})

test('text too pale is found: in one element of many of its kind, by its ground, and where an element before it is hidden', async ({
  page,
}) => {
  await page.goto('/help/phase/')
  const paragraphs = page.locator('article > p')
  const paint = (index: number, style: string) =>
    paragraphs.nth(index).evaluate((element: HTMLElement, css) => {
      element.style.cssText = css
    }, style)
  for (const [first = '', second = ''] of [
    ['', 'color: #bbb'],
    ['', 'color: #333; background: #444'],
    ['', 'opacity: 0.2'],
    ['color: #bbb; display: none', 'color: #bbb'],
  ]) {
    await paint(0, first)
    await paint(1, second)
    const found = await findViolations(page, { include: 'main' })
    expect(found.map((violation) => violation.slice(0, 14))).toContain('color-contrast')
    await paint(1, '')
  }
})

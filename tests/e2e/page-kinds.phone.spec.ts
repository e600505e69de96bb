import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { test } from './on-site'

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
  test(`${route} is accessible on a phone`, async ({ page }) => {
    await page.goto(route)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
}

test('the open drawer is accessible', async ({ page }) => {
  await page.goto('/help/phase/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([])
})

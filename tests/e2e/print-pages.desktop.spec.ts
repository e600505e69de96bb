import { expect } from '@playwright/test'
import { findViolations } from './axe'
import { test } from './on-site'
import { watchFaults } from './waiting'

test('a category prints as one page: its docs as chapters, links as whole addresses or chapter references', async ({
  page,
  siteUrl,
}) => {
  const faults = watchFaults(page, siteUrl)
  await page.goto('/category/tutorial---basics/')
  await page.getByRole('link', { name: 'Print this part' }).click()
  await expect(page).toHaveURL(/\/print\/category\/tutorial---basics\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tutorial - basics')
  const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link')
  const titles = await contents.allInnerTexts()
  expect(titles.length).toBeGreaterThan(1)
  await expect(page.locator('main > article > h2:first-child')).toHaveText(titles)
  const targets = await page
    .locator('main > article a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(targets.filter((target) => !/^(#p\d+|https?:\/\/|mailto:)/.test(target))).toEqual([])
  expect(await page.locator('button, input, [data-chrome], script').count()).toBe(0)
  // That heading skips a level in the writer's own page.
  expect(await findViolations(page, { exclude: '#p2-keys-of-macos' })).toEqual([])
  expect(faults).toEqual([])
})

test('printable pages are not indexed, start each chapter on a new page, and break tables between rows', async ({
  page,
  request,
}) => {
  for (const file of ['/sitemap.xml', '/pages.json', '/llms.txt'])
    expect(await (await request.get(file)).text()).not.toContain('/print/')
  await page.goto('/print/contribute-to-doc/')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.emulateMedia({ media: 'print' })
  const breaks = await page
    .locator('main > article')
    .evaluateAll((chapters) => chapters.map((chapter) => getComputedStyle(chapter).breakBefore))
  expect(new Set(breaks)).toEqual(new Set(['page']))
  const table = page.locator('table').first()
  expect(await table.evaluate((element) => getComputedStyle(element).breakInside)).toBe('auto')
  expect(
    await table
      .locator('tr')
      .last()
      .evaluate((row) => getComputedStyle(row).breakInside),
  ).toBe('avoid')
  expect(await table.locator('thead').evaluate((head) => getComputedStyle(head).display)).toBe('table-header-group')
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const { length: sheets } = pdf.match(/\/Type\s*\/Page\b/g) ?? []
  expect(sheets).toBeGreaterThan(breaks.length)
})

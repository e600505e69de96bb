import { expect, type Page } from '@playwright/test'
import { onSite } from './on-site'
import { openComplete } from './waiting'

const test = onSite('moved')

const grid = (page: Page) =>
  page
    .locator('main div:has(> div > p > a[href="https://example.org"])')
    .evaluate((cards) => getComputedStyle(cards).display)

test('building blocks have their styles on a page that is opened and on one that is swapped in, others do not load them', async ({
  page,
}) => {
  await openComplete(page, '/docs/guide/first/')
  const sheet = () => page.locator('link[rel="stylesheet"]').first().getAttribute('href')
  const plain = await sheet()
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Blocks' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blocks')
  expect(await grid(page)).toBe('grid')
  await openComplete(page, '/docs/guide/blocks/')
  expect(await grid(page)).toBe('grid')
  expect(await sheet()).not.toBe(plain)
})

test('a card leads where it says wherever it is clicked', async ({ page }) => {
  await openComplete(page, '/docs/guide/blocks/')
  await page.getByText('The way in.').click()
  await expect(page).toHaveURL(/\/docs\/guide\/first\/$/)
})

test('marks in code are seen and not copied, and the focus is shown until the pointer comes', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openComplete(page, '/docs/guide/blocks/')
  const code = page.locator('figure[data-language="js"]').first()
  const sign = (line: number) =>
    code
      .locator('.line')
      .nth(line)
      .evaluate((element) => getComputedStyle(element, '::after').content)
  expect([await sign(0), await sign(1), await sign(2)]).toEqual(['"−"', '"+"', 'none'])
  const keyword = code.locator('.tk-keyword').first()
  const color = () => keyword.evaluate((element) => getComputedStyle(element).color)
  const outOfFocus = await color()
  await code.hover()
  expect(await color()).not.toBe(outOfFocus)
  await code.getByRole('button', { name: /Copy/ }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('const a = 1\nconst a = 2\nuse(a)')
})

test('an icon is as high as the text, and has a name where it stands alone', async ({ page }) => {
  await openComplete(page, '/docs/guide/blocks/')
  const icon = page.locator('main').getByRole('img', { name: 'Yes' })
  await expect(icon).toBeVisible()
  const paragraph = page.locator('main p').filter({ hasText: 'a hint.' })
  expect((await icon.boundingBox())?.height).toBeLessThan(30)
  expect((await paragraph.boundingBox())?.height).toBeLessThan(40)
})

test('the package manager that a reader chooses is remembered', async ({ page }) => {
  await openComplete(page, '/docs/guide/blocks/')
  await page.getByRole('tab', { name: 'pnpm' }).click()
  await expect(page.getByText('pnpm add shiki')).toBeVisible()
  await openComplete(page, '/docs/guide/blocks/')
  await expect(page.getByRole('tab', { name: 'pnpm' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tab', { name: 'a.ts' })).toHaveAttribute('aria-selected', 'false')
})

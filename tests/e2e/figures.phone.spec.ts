import { expect } from '@playwright/test'
import { findViolations } from './axe'
import { test } from './on-site'
import { openUntilIdle } from './waiting'

test('stacks the rows of a wide table with column labels; enlarges a picture on tap', async ({ page }) => {
  await openUntilIdle(page, 'tutorial-extras/figures/')
  const table = page.getByRole('table').first()
  const [first, second] = await Promise.all([0, 1].map((cell) => table.locator('td').nth(cell).boundingBox()))
  expect(second?.x).toBe(first?.x)
  expect(second?.y).toBeGreaterThan(first?.y ?? 0)
  const label = await table
    .locator('td')
    .nth(1)
    .evaluate((cell) => getComputedStyle(cell, '::before').content)
  expect(label).toBe('"Spin"')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  await page.locator('figure#figure-2 img').tap()
  const dialog = page.getByRole('dialog', { name: 'Enlarged picture' })
  await expect(dialog).toBeVisible()
  expect((await dialog.getByRole('img').boundingBox())?.width).toBeGreaterThan(2.4 * 358)
  await dialog.getByRole('button').tap()
  await expect(dialog).toHaveCount(0)
})

test('operates a live figure by touch in a narrow window', async ({ page }) => {
  await page.goto('tutorial-extras/pictures/')
  const figure = page.locator('[data-figure=phase]')
  const pivot = figure.getByRole('slider', { name: 'Pivot' })
  await figure.scrollIntoViewIfNeeded()
  await expect(pivot).toBeEnabled()
  await page.setViewportSize({ width: 320, height: 700 })
  const handle = await figure.locator('circle.figure-handle').boundingBox()
  expect(handle?.width).toBeGreaterThanOrEqual(24)
  const { width = 0, height = 0 } = (await pivot.boundingBox()) ?? {}
  await pivot.tap({ position: { x: width / 2, y: height / 2 } })
  await expect(pivot).toHaveValue('5')
  await expect(figure.locator('output').last()).toHaveText('5 ppm')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  expect(await findViolations(page, { include: '[data-figure]' })).toEqual([])
})

test('follows the link of a term without a definition at the first tap', async ({ page }) => {
  await openUntilIdle(page, 'help/phase/')
  const term = page.locator('.prose a[href*="/glossary/#"]').first()
  await term.evaluate((link: HTMLAnchorElement) => Object.assign(link, { hash: '#missing' }))
  await term.tap()
  await expect(page).toHaveURL(/\/glossary\/#missing$/)
})

test('shows the card of a term at the first tap in a browser that does not name the pointer of a click', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { get } = Object.getOwnPropertyDescriptor(PointerEvent.prototype, 'pointerType') ?? {}
    Object.defineProperty(PointerEvent.prototype, 'pointerType', {
      get() {
        return this.type === 'click' ? undefined : get?.call(this)
      },
    })
  })
  await openUntilIdle(page, 'help/phase/')
  await page.locator('.prose a[href*="/glossary/#"]').first().tap()
  await expect(page.locator('#term')).toBeVisible()
  await expect(page).toHaveURL(/\/help\/phase\/$/)
})

test('keeps the card of a term while a finger is in it, follows its link, and closes it by a tap elsewhere', async ({
  page,
}) => {
  await openUntilIdle(page, 'help/phase/')
  const card = page.locator('#term')
  await page.locator('.prose a[href*="/glossary/#"]').first().tap()
  await card.getByText('Without the phase correction').tap({ position: { x: 4, y: 4 } })
  await expect(card).toBeVisible()
  await page.getByRole('heading', { level: 1 }).tap()
  await expect(card).toHaveCount(0)
  await page.locator('.prose a[href*="/glossary/#"]').first().tap()
  await card.getByRole('link', { name: 'Read more in the glossary' }).tap()
  await expect(page).toHaveURL(/\/glossary\/#phase-correction$/)
})

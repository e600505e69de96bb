import { expect } from '@playwright/test'
import { findViolations } from './axe'
import { test } from './on-site'
import { openUntilIdle } from './waiting'

test('keeps the first column of a wide table in view; enlarges a picture on tap', async ({ page }) => {
  await openUntilIdle(page, 'tutorial-extras/figures/')
  const frame = page.locator('[data-key-columns]').first()
  const [first, last] = [frame.locator('td').first(), frame.locator('tr').nth(1).locator('td').last()]
  const before = [await first.boundingBox(), await last.boundingBox()]
  await frame.focus()
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await last.boundingBox())?.x).toBeLessThan((before[1]?.x ?? 0) - 60)
  expect((await first.boundingBox())?.x).toBe(before[0]?.x)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

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
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
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

test('folds what only phones fold, and opens it by a tap', async ({ page }) => {
  await openUntilIdle(page, 'tutorial-extras/figures/')
  const fold = page.locator('[data-fold=phones]')
  const content = fold.getByText('Nothing else is folded.')
  await expect(content).toBeHidden()
  await fold.locator('summary').tap()
  await expect(content).toBeVisible()
  await fold.locator('summary').tap()
  await expect(content).toBeHidden()
  await page.setViewportSize({ width: 1024, height: 800 })
  await expect(content).toBeVisible()
  await expect(fold.locator('summary')).toBeHidden()
})

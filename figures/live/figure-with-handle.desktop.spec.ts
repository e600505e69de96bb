import { expect, type Locator, type Page } from '@playwright/test'
import { onSharedPage, test as site } from '../../tests/e2e/on-site'

const test = onSharedPage(site, 'tutorial-extras/pictures/')

const figureOf = (page: Page) => page.locator('[data-figure=phase]')
const sliderOf = (page: Page, name: string) => figureOf(page).getByRole('slider', { name })
const handleOf = (page: Page) => figureOf(page).locator('circle.figure-handle')

test.beforeEach(async ({ page }) => {
  await figureOf(page).scrollIntoViewIfNeeded()
  await expect(sliderOf(page, 'PH0')).toBeEnabled()
})
test.afterEach(({ page }) => figureOf(page).getByRole('button', { name: 'Reset' }).click())

test('follows a link in the text, with sliders filled from zero; Back undoes it', async ({ page }) => {
  const ph0 = sliderOf(page, 'PH0')
  const fillOf = (slider: Locator) =>
    slider.evaluate(({ style }) => ['--from', '--to'].map((name) => style.getPropertyValue(name)))
  expect(await fillOf(ph0)).toEqual(['0.5', '0.5'])
  await page.getByRole('link', { name: 'Half a turn more' }).click()
  await expect(ph0).toHaveValue('180')
  expect(await fillOf(ph0)).toEqual(['0.5', '1'])
  // A place on an axis has no fill.
  expect(await fillOf(sliderOf(page, 'Pivot'))).toEqual(['', ''])
  await page.goBack()
  await expect(ph0).toHaveValue('0')
})

test('is set by dragging its handle until the pointer is released', async ({ page }) => {
  const box = await handleOf(page).boundingBox()
  expect(box?.width).toBeGreaterThanOrEqual(24)
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 100, y + 5, { steps: 5 })
  await page.mouse.up()
  await page.mouse.move(x + 300, y)
  const value = Number(await sliderOf(page, 'Pivot').inputValue())
  expect(value).toBeLessThan(9)
  expect(value).toBeGreaterThan(5)
  await expect(
    figureOf(page)
      .getByText(/The line at the pivot/)
      .first(),
  ).toBeVisible()
})

test('has a slider that runs from right to left, as the axis does', async ({ page }) => {
  const pivot = sliderOf(page, 'Pivot')
  const { width = 0, height = 0 } = (await pivot.boundingBox()) ?? {}
  const markerX = async () => (await handleOf(page).boundingBox())?.x ?? 0
  await pivot.click({ position: { x: width - 2, y: height / 2 } })
  await expect(pivot).toHaveAttribute('aria-valuetext', '1\u00a0ppm')
  const right = await markerX()
  await page.keyboard.press('ArrowLeft')
  await expect(pivot).toHaveAttribute('aria-valuetext', '3\u00a0ppm')
  expect(await markerX()).toBeLessThan(right)
  await pivot.click({ position: { x: 2, y: height / 2 } })
  await expect(pivot).toHaveAttribute('aria-valuetext', '9\u00a0ppm')
  await page.keyboard.press('ArrowRight')
  await expect(pivot).toHaveAttribute('aria-valuetext', '7\u00a0ppm')
})

test('has a slider that runs from left to right beside it', async ({ page }) => {
  await sliderOf(page, 'PH0').press('ArrowRight')
  await expect(sliderOf(page, 'PH0')).toHaveValue('0.5')
})

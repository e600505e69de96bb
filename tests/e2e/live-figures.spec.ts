import { expect, type Page } from '@playwright/test'
import { findViolations } from './axe'
import { test } from './on-site'

const address = '/help/baseline/'

function figureOf(page: Page) {
  const figure = page.locator('[data-figure=line-broadening]')
  const slider = figure.getByRole('slider', { name: 'Exponential, LB' })
  return { figure, slider, drawing: figure.locator('svg > g'), width: figure.locator('dd').first() }
}

async function openFigure(page: Page, query = ''): Promise<ReturnType<typeof figureOf>> {
  await page.goto(address + query)
  const found = figureOf(page)
  await found.figure.scrollIntoViewIfNeeded()
  await expect(found.slider).toBeEnabled()
  return found
}

test('a figure follows the keys: drawing, readouts, values and text', async ({ page }) => {
  const { figure, slider, drawing, width } = await openFigure(page)
  const before = await drawing.innerHTML()
  await expect(width).toHaveText('2.00 Hz')
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(figure.locator('output').first()).toHaveText('1.1 Hz')
  await expect(slider).toHaveAttribute('aria-valuetext', '1.1\u00a0Hz')
  await expect(width).toHaveText('2.10 Hz')
  expect(await drawing.innerHTML()).not.toBe(before)
  await page.keyboard.press('End')
  await expect(figure.getByText('have merged').first()).toBeVisible()
  // It is read out once, when the reader rests.
  await expect(figure.locator('p[role=status]')).toContainText('have merged')
})

test('a reset brings back the drawing that the page came with', async ({ page }) => {
  const { figure, slider, drawing } = await openFigure(page)
  const before = await drawing.innerHTML()
  await slider.fill('7')
  expect(await drawing.innerHTML()).not.toBe(before)
  await figure.getByRole('button', { name: 'Reset' }).click()
  await expect(slider).toHaveValue('1')
  expect(await drawing.innerHTML()).toBe(before)
})

test('a copied link opens the figure with its settings, beside what else the address says', async ({ page }) => {
  const { figure, slider } = await openFigure(page, '?q=word')
  await slider.fill('4.2')
  await figure.getByRole('button', { name: 'Copy link' }).click()
  await expect(figure.locator('fieldset [role=status]')).not.toBeEmpty()
  const copied = new URL(page.url())
  expect(copied.searchParams.get('line-broadening.lb')).toBe('4.2')
  expect(copied.searchParams.get('q')).toBe('word')
  expect([...copied.searchParams.keys()]).toHaveLength(2)

  await page.goto('about:blank')
  await page.goto(copied.href)
  const opened = figureOf(page)
  await expect(opened.slider).toHaveValue('4.2')
  await expect(opened.width).toHaveText('5.20 Hz')
  await expect(opened.figure).toBeInViewport()
  await opened.figure.getByRole('button', { name: 'Reset' }).click()
  expect(new URL(page.url()).search).toBe('?q=word')
})

test('nonsense in the address is ignored, and what is too large becomes the limit', async ({ page }) => {
  const { slider, figure } = await openFigure(page, '?line-broadening.lb=999&line-broadening.gauss=x')
  await expect(slider).toHaveValue('10')
  await expect(figure.getByRole('slider', { name: 'Gaussian, line broadening' })).toHaveValue('0')
})

test('a figure comes to life after a navigation, too, and nothing moves when it does', async ({ page }) => {
  await page.goto('/help/ft/')
  await page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    link.textContent = 'there'
    document.querySelector('main')?.prepend(link)
  }, address)
  await page.getByRole('link', { name: 'there', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${address}$`))
  const { figure, slider } = figureOf(page)
  const before = await figure.evaluate((element) => element.getBoundingClientRect().height)
  await figure.scrollIntoViewIfNeeded()
  await expect(slider).toBeEnabled()
  expect(await figure.evaluate((element) => element.getBoundingClientRect().height)).toBe(before)
})

for (const theme of ['light', 'dark']) {
  test(`a figure passes axe in ${theme} mode, and fits a narrow window`, async ({ page }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme)
    await openFigure(page)
    expect(await findViolations(page, { include: '[data-figure]' })).toEqual([])
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
}

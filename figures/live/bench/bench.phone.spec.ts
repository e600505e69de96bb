import { expect } from '@playwright/test'
import { onShippedSite as test } from '../../../tests/e2e/on-site'

test('works by touch, within the width of a phone', async ({ page }) => {
  await page.goto('help/fid-to-spectrum/')
  const figure = page.locator('[data-figure=fid-to-spectrum]')
  await figure.getByRole('button', { name: 'Start with this FID' }).tap()
  const verdict = figure.locator('[data-verdict]')
  await expect(verdict).toContainText('8192 points')
  const placeOf = async () => (await figure.getByRole('slider', { name: 'PH0' }).boundingBox())?.y ?? 0
  const scrolled = () => page.evaluate(() => scrollY)
  const before = (await placeOf()) + (await scrolled())
  await figure.getByText('Fourier transform', { exact: true }).tap()
  await expect(verdict).toContainText('the phase turns 61 times')
  await figure.getByRole('checkbox', { name: 'Digital filter' }).tap()
  await expect(verdict).toContainText('The lines are tilted')
  // Sentences of other lengths move nothing.
  expect((await placeOf()) + (await scrolled())).toBe(before)
  const slider = figure.getByRole('slider', { name: 'PH0' })
  const box = await slider.boundingBox()
  await page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) * 0.28, (box?.y ?? 0) + (box?.height ?? 0) / 2)
  await expect(figure.getByLabel('Phase correction')).toHaveValue('2')
  expect(Number(await slider.inputValue())).toBeLessThan(-60)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

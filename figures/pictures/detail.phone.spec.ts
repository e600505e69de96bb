import { expect } from '@playwright/test'
import { findViolations } from '../../tests/e2e/axe'
import { onShippedSite as test } from '../../tests/e2e/on-site'
import { openUntilIdle, watchShifts } from '../../tests/e2e/waiting'

test('shows the detail of a picture on phones, and enlarges the whole picture with its first mark in the middle', async ({
  page,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  const shifts = await watchShifts(page)
  await openUntilIdle(page, 'help/processing/')
  const figure = page.locator('figure', { has: page.locator('picture') }).first()
  const picture = figure.getByRole('img')
  await picture.scrollIntoViewIfNeeded()
  const shown = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc)
  const whole = await picture.evaluate((image: HTMLImageElement) => image.getAttribute('src') ?? '')
  const [x = 0] = (await picture.getAttribute('data-marks'))?.split(/[ ,]/).map(Number) ?? []
  await expect.poll(shown).toContain('-phone-2x.')
  expect(loaded).not.toContain(whole)
  expect(await shifts()).toBeLessThan(0.02)

  const dialog = page.getByRole('dialog', { name: 'Enlarged picture' })
  const open = [() => picture.tap(), () => figure.getByRole('button').press('Enter')]
  for (const enlarge of open) {
    await enlarge()
    const enlarged = dialog.getByRole('img')
    await expect(enlarged).toHaveAttribute('src', whole)
    const { x: left = 0, width = 0 } = (await enlarged.boundingBox()) ?? {}
    expect(width).toBeGreaterThan(2.4 * 358)
    expect(Math.abs(left + (x / 100) * width - 195)).toBeLessThan(10)
    expect(await findViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
  }

  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(shown).toContain(whole)
})

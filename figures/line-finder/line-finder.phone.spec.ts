import { expect } from '@playwright/test'
import { onShippedSite } from '../../tests/e2e/on-site'

onShippedSite('explains a list that is typed on a phone, and takes the form by a tap', async ({ page }) => {
  await page.goto('solvents/#what-is-this-line')
  const finder = page.locator('[data-line-finder]')
  const field = finder.getByRole('textbox', { name: 'One shift' })
  await field.tap()
  await field.pressSequentially('7.26 1.26 0.88 3.85')
  const summary = finder.locator('[data-summary]')
  await expect(summary).toHaveText('Three of four: CDCl₃ and n-hexane. One is yours: 3.85.')
  const answer = finder.getByRole('button', { name: 'broad singlet' })
  expect((await answer.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await answer.tap()
  await expect(summary).toHaveText('Three of four: CDCl₃ and grease. One is yours: 3.85.')
  await expect(summary).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

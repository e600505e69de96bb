import { expect } from '@playwright/test'
import { test } from './on-site'

test('a figure has a number that is a link to it', async ({ page }) => {
  await page.goto('/tutorial-extras/figures/')
  const figure = page.locator('figure#figure-2')
  await expect(figure).toContainText('Figure 2 A peak that is wide enough to be enlarged')
  await expect(figure.getByRole('link', { name: 'Figure 2' })).toHaveAttribute('href', '#figure-2')
  await page.getByText('See Figure 2.').getByRole('link').click()
  await expect(figure).toBeInViewport()
})

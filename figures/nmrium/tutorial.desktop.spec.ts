import { expect } from '@playwright/test'
import { onShippedSite as test } from '../../tests/e2e/on-site'
import { watchShifts } from '../../tests/e2e/waiting'

test('keeps the ticked steps of a tutorial on the device, without layout shifts', async ({ page }) => {
  const shifts = await watchShifts(page)
  await page.goto('tutorials/abx-couplings/')
  const steps = page.getByRole('checkbox', { name: /^Done: / })
  await expect(steps).not.toHaveCount(0)
  await steps.nth(1).check()
  await steps.nth(2).check()
  await steps.nth(2).uncheck()
  await page.reload()
  await expect(steps.nth(1)).toBeChecked()
  await expect(steps.nth(2)).not.toBeChecked()
  await expect(page.locator('.prose ol > li').nth(1).getByRole('checkbox')).toBeChecked()
  expect(await shifts()).toBeLessThan(0.02)
  await page.goto('help/phase/')
  await expect(page.locator('.prose ol > li').first()).toBeVisible()
  await expect(steps).toHaveCount(0)
})

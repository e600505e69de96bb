import { expect } from '@playwright/test'
import { onShippedSite as test } from '../../tests/e2e/on-site'
import { watchShifts } from '../../tests/e2e/waiting'

/** The numbered steps of a text, beside a picture or not. */
const shown = '.prose > ol > li, .prose > .steps > ol > li'

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
  await expect(page.locator(shown).nth(1).getByRole('checkbox')).toBeChecked()
  expect(await shifts()).toBeLessThan(0.02)
  await page.goto('help/phase/')
  await expect(page.locator(shown).first()).toBeVisible()
  await expect(steps).toHaveCount(0)
})

import path from 'node:path'
import { expect, type Page } from '@playwright/test'
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

/** Run on request, with the folder of the samples, on a site built for a program on localhost (decision 17). */
if (process.env.NMRIUM_APP_URL && process.env.NMRIUM_SAMPLES)
  test('ticks a step with the number that the program of the build shows beside it', measureBesideText)

async function measureBesideText({ page }: { page: Page }): Promise<void> {
  test.slow()
  const host = 'https://cheminfo.github.io/nmr-dataset-demo/'
  await page.route(`${host}**`, (route) =>
    route.fulfill({
      path: path.join(process.env.NMRIUM_SAMPLES ?? '', route.request().url().slice(host.length)),
      headers: { 'access-control-allow-origin': '*' },
    }),
  )
  await page.goto('tutorials/abx-couplings/')
  await page.getByRole('button', { name: /^Show here/ }).click()
  await page.getByRole('button', { name: 'Wider' }).click()
  const program = page.frameLocator('[data-docked] iframe')
  await program.getByText('Simple NMR analysis').click()
  await program.getByText('NMR spectra assignment').click()
  const box = await program.locator('#nmrSVG').boundingBox()
  if (!box) throw new Error('The program shows no spectrum.')
  await page.mouse.click(box.x + box.width * 0.3, box.y + box.height * 0.2)
  await page.keyboard.press('r')
  await program.getByRole('button', { name: 'Auto ranges picking' }).click()
  const triplet = program.getByRole('row').filter({ has: page.getByRole('cell', { name: 't', exact: true }) })
  const value = /\d+\.\d\d(?=\s+t\s)/.exec((await triplet.innerText()).replaceAll('\n', ' '))?.[0] ?? ''

  const next = page.getByRole('button', { name: 'Next', exact: true })
  await next.click()
  await next.click()
  const step = page.locator('li:has([data-exercise])').filter({ visible: true })
  await step.getByRole('textbox').pressSequentially(value)
  await page.keyboard.press('Enter')
  await expect(step.getByRole('checkbox')).toBeChecked()
}

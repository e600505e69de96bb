import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { findViolations } from './axe'
import { onSharedPage, test } from './on-site'
import { openUntilIdle, watchShifts } from './waiting'

const address = 'tutorial-extras/figures/'
const opener = (page: Page) => page.getByRole('button', { name: /^Enlarge: A peak/ })
const enlarged = (page: Page) => page.getByRole('dialog', { name: 'Enlarged picture' })

test('numbers a figure without layout shifts', async ({ page }) => {
  const shifts = await watchShifts(page)
  await openUntilIdle(page, address)
  await expect(opener(page)).toBeAttached()
  expect(await shifts()).toBeLessThan(0.001)
})

test.describe('figures and tables', () => {
  const onPage = onSharedPage(test, address)
  const figure = (page: Page) => page.locator('figure#figure-2')
  const stops = (page: Page) =>
    page.locator('.prose [tabindex="0"]').evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel))

  onPage('link a figure by its number', async ({ page }) => {
    await expect(figure(page)).toContainText('Figure 2 A peak that is wide enough to be enlarged')
    await expect(figure(page).getByRole('link', { name: 'Figure 2' })).toHaveAttribute('href', '#figure-2')
    await page.getByText('See Figure 2.').getByRole('link').click()
    await expect(figure(page)).toBeInViewport()
  })

  onPage('enlarge a picture by its button, and return the focus', async ({ page }) => {
    await opener(page).press('Enter')
    await expect(enlarged(page)).toBeVisible()
    expect((await enlarged(page).getByRole('img').boundingBox())?.width).toBeGreaterThan(900)
    await expect(enlarged(page)).toContainText('Figure 2 A peak')
    expect(await findViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(enlarged(page)).toHaveCount(0)
    await expect(opener(page)).toBeFocused()
  })

  onPage('enlarge a picture by a click, and more by the next', async ({ page }) => {
    await figure(page).locator('img').click()
    await expect(enlarged(page)).toBeVisible()
    const picture = enlarged(page).getByRole('img')
    const small = (await picture.boundingBox())?.width ?? 0
    await picture.click()
    expect((await picture.boundingBox())?.width).toBeGreaterThan(1.3 * small)
    await enlarged(page).getByRole('button', { name: 'Close the picture' }).click()
    await expect(enlarged(page)).toHaveCount(0)
  })

  onPage('are stops of the Tab key only where they scroll', async ({ page }) => {
    await expect.poll(() => stops(page)).toEqual(['Formula'])
    await page.setViewportSize({ width: 390, height: 800 })
    await expect.poll(() => stops(page)).toEqual(['Table: Measured', 'Table: Files', 'Formula'])
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  onPage('keep the header of a table in view', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 420 })
    const table = page.locator('.table-scroll').first()
    await expect(table).toHaveAttribute('data-fits')
    await table.evaluate((frame) =>
      scrollTo({ top: frame.getBoundingClientRect().top + scrollY + 10, behavior: 'instant' }),
    )
    const bottomOfBar = () => page.locator('header').evaluate((header) => header.getBoundingClientRect().bottom)
    const top = () =>
      table
        .locator('th')
        .first()
        .evaluate((cell) => cell.getBoundingClientRect().top)
    await expect.poll(async () => Math.abs((await top()) - Math.max(await bottomOfBar(), 0))).toBeLessThanOrEqual(1)
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  onPage('copy a table as CSV', async ({ page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy as CSV' }).click()
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    const lines = (await page.evaluate(() => navigator.clipboard.readText())).split(/\r?\n/)
    expect(lines[0]).toBe('Nucleus,Spin,Share / %,Ratio,Remarks')
    expect(lines[2]).toBe('²H,1,0.02,0.154,"the lock, with ""five"" lines"')
    expect(lines).toHaveLength(6)
  })

  onPage('offer a table as a file', async ({ page }) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('Measured.csv')
    expect(await readFile(await download.path(), 'utf8')).toContain('¹³C,½,1.07')
  })
})

import { expect, type Page } from '@playwright/test'
import { findViolations } from './axe'
import { at, test as onPage, onSharedPage } from './on-site'
import { heading } from './parts'
import { openSearch, searchDialog, searchField, searchRows } from './search'

const test = onSharedPage(onPage, 'help/peaks/')

const hit = (page: Page) => searchRows(page).first()
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window)

test.beforeEach(({ page }) => page.evaluate(() => void Object.assign(window, { isSameDocument: true })))

test('selects a hit by arrow keys and by the pointer', async ({ page }) => {
  await openSearch(page, 'phase correction')
  const [first, second] = [searchRows(page).nth(0), searchRows(page).nth(1)]
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(second).toHaveAttribute('aria-selected', 'true')
  await expect(searchField(page)).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '')
  await first.hover()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
})

for (const [way, open] of [
  ['Control+Enter', (page: Page) => page.keyboard.press('Control+Enter')],
  [
    'a click with the control key',
    (page: Page) =>
      hit(page)
        .getByRole('link')
        .click({ modifiers: ['ControlOrMeta'] }),
  ],
] as const) {
  test(`opens a hit in a new tab by ${way}, and stays open`, async ({ page }) => {
    await openSearch(page, 'phase correction')
    const href = await hit(page).getByRole('link').getAttribute('href')
    const popup = page.context().waitForEvent('page')
    await open(page)
    const tab = await popup
    await expect(tab).toHaveURL(new RegExp(`${href}$`))
    await tab.close()
    await expect(searchDialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
  })
}

test('follows the selected hit by Enter, and closes', async ({ page }) => {
  await openSearch(page, 'phase correction')
  const href = await hit(page).getByRole('link').getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${href}$`))
  await expect(searchDialog(page)).toBeHidden()
  expect(await isSameDocument(page)).toBe(true)
})

test('follows a clicked hit, closes, and leaves the focus to the page', async ({ page }) => {
  await openSearch(page, 'zero filling')
  await hit(page).getByRole('link').click()
  await expect(heading(page)).toHaveText('Zero filling')
  await expect(searchDialog(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Search' })).not.toBeFocused()
  expect(await isSameDocument(page)).toBe(true)
})

test('scrolls to a hit on the same page', async ({ page }) => {
  await page.goto('help/phase/')
  await openSearch(page, 'phase')
  const section = searchRows(page).locator('a[href*="/help/phase/#"]').last()
  const hash = new URL((await section.getAttribute('href')) ?? '', page.url()).hash
  await section.click()
  await expect(page).toHaveURL(new RegExp(`${hash}$`))
  await expect(searchDialog(page)).toBeHidden()
  await expect(page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`)).toBeInViewport()
})

test('closes on Back', async ({ page }) => {
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Apodization' }).click()
  await expect(heading(page)).toHaveText('Apodization')
  await openSearch(page)
  await page.goBack()
  await expect(heading(page)).not.toHaveText('Apodization')
  await expect(searchDialog(page)).toBeHidden()
})

test('leads to all results, and closes', async ({ page }) => {
  await openSearch(page, 'spectrum')
  await searchDialog(page)
    .getByRole('link', { name: /^See all/ })
    .click()
  await expect(searchDialog(page)).toBeHidden()
  await expect(page).toHaveURL(/\/search\/?\?q=spectrum$/)
})

test('answers a question by its main words', async ({ page }) => {
  await openSearch(page, 'how do I correct the phase by hand?')
  await expect(hit(page).getByRole('link')).toHaveAttribute('href', at('help/phase/#correct-the-phase-by-hand'))
  await expect(hit(page).locator('mark').first()).toHaveText('Correct')
  await expect(hit(page).locator('mark').getByText('the', { exact: true })).toHaveCount(0)
  await page.keyboard.press('Escape')
})

test('offers pages to look in when nothing is found, by keys, and closes when one opens', async ({ page }) => {
  await openSearch(page, 'phaseqqqqq')
  const links = searchDialog(page).getByRole('list', { name: 'Or look here' }).getByRole('link')
  await expect(links).toHaveText(['GlossaryThe words of the bench.', /.+/])
  expect(await findViolations(page, { include: 'dialog[open]' })).toEqual([])
  const isReached = () => links.first().evaluate((link) => link === document.activeElement)
  for (let presses = 0; presses < 12 && !(await isReached()); presses += 1) await page.keyboard.press('Tab')
  await expect(links.first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/glossary\/$/)
  await expect(searchDialog(page)).toBeHidden()
})

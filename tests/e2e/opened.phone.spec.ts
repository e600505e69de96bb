import { expect, type Page } from '@playwright/test'
import { findViolations } from './axe'
import { test } from './on-site'
import { searchDialog } from './search'
import { openComplete } from './waiting'

const menu = (page: Page) => page.getByRole('button', { name: 'Open menu' })

/** What a reader opens over a page: where it is, and how it comes and goes. */
const openers: Record<string, { include: string; open: (page: Page) => Promise<unknown> }> = {
  drawer: { include: 'dialog', open: (page) => menu(page).click() },
  search: { include: 'dialog', open: openEmptySearch },
  tools: { include: 'dialog', open: (page) => page.getByRole('button', { name: 'More' }).first().click() },
  term: { include: '#term', open: focusTerm },
}

test('what opens over a page on a phone is accessible in both modes', async ({ page }) => {
  // Eight analyses.
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openComplete(page, '/help/phase/')
  for (const [name, { include, open }] of Object.entries(openers)) {
    await open(page)
    const opened = page.locator(include).filter({ visible: true })
    await expect(opened).toHaveCount(1)
    expect(await findViolations(page, { include }), name).toEqual([])
    await paint(page, 'dark')
    expect(await findViolations(page, { include, rules: ['color-contrast'] }), `${name}, dark`).toEqual([])
    await paint(page, 'light')
    await page.keyboard.press('Escape')
    await expect(opened).toHaveCount(0)
  }
})

async function openEmptySearch(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(searchDialog(page).getByRole('combobox')).toBeFocused()
}

async function focusTerm(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  await page.locator('.prose a[href*="/glossary/#"]').first().focus()
}

/** Colours that change in steps have arrived at their last one. */
function paint(page: Page, mode: string): Promise<void> {
  return page.evaluate(async (theme) => {
    document.documentElement.setAttribute('data-theme', theme)
    await new Promise(requestAnimationFrame)
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  }, mode)
}

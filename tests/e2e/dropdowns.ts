import type { Locator, Page } from '@playwright/test'

/** Opens the list of languages of a French page, in the navbar or on phones in the drawer; returns what holds its links. */
export async function openLanguages(page: Page, isPhone: boolean): Promise<Locator> {
  if (!isPhone) {
    const button = page.locator('header button[aria-expanded]', { hasText: 'Français' })
    await button.focus()
    await page.keyboard.press('ArrowDown')
    return page.getByRole('navigation').first()
  }
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('summary', { hasText: 'Français' }).click()
  return dialog
}

/** Opens the list of versions, in the navbar or on phones in the drawer; returns its links. */
export async function openVersions(page: Page, isPhone: boolean): Promise<Locator> {
  if (!isPhone) {
    const button = page.getByRole('button', { name: /^Docs version/ })
    await button.focus()
    await page.keyboard.press('Enter')
    return page
      .getByRole('navigation', { name: 'Main' })
      .locator(`[id="${await button.getAttribute('aria-controls')}"] a`)
  }
  await page.getByRole('button', { name: 'Open menu' }).click()
  const group = page.getByRole('dialog').locator('details', { hasText: 'Docs version' })
  // Initially open if a version holds the page.
  if ((await group.getAttribute('open')) === null) await group.locator('summary').click()
  return group.getByRole('link')
}

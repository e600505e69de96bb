import type { Locator, Page } from '@playwright/test'

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

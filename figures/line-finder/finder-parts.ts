import { expect, type Page } from '@playwright/test'

/** The page with the finder, on the shipped site. */
export const address = 'solvents/'

/** The parts of the finder. */
export function partsOf(page: Page) {
  const finder = page.locator('[data-line-finder]')
  return {
    finder,
    field: finder.getByRole('textbox', { name: 'One shift' }),
    nucleus: finder.getByRole('combobox', { name: 'Nucleus' }),
    solvent: finder.getByRole('combobox', { name: 'Solvent' }),
    items: finder.locator('[data-candidates] > li'),
    summary: finder.locator('[data-summary]'),
  }
}

/** Opens the page and waits until the values of the files are drawn along the axis. */
export async function openFinder(page: Page, query = '') {
  await page.goto(address + query)
  const parts = partsOf(page)
  await parts.field.hover()
  await expect(parts.finder.locator('svg path').first()).toHaveAttribute('d', /M/)
  return parts
}

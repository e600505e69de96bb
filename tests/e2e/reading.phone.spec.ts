import { expect } from '@playwright/test'
import { test } from './on-site'

for (const route of ['/help/phase/', '/contribute-to-doc/markdown_features/', '/tags/', '/blog/']) {
  test(`what a finger touches around the text of ${route} is 44 pixels high`, async ({ page }) => {
    await page.goto(route)
    await page.waitForLoadState('networkidle')
    const small = await page
      .locator(
        ':is(a, button):visible:not(:is(.prose :is(p, li, td, h2, h3, dd, dt, h1) *, section[data-chrome] p *, ul:has(> li > time) *))',
      )
      .evaluateAll((targets) =>
        targets
          .map((target) => ({ target, ...target.getBoundingClientRect().toJSON() }))
          .filter(({ height, width, top }) => top + scrollY > 0 && width > 1 && height < 43.9)
          .map(({ target, height }) => `${target.textContent?.trim() || target.ariaLabel}: ${height}`),
      )
    expect(small).toEqual([])
  })
}

test('the drawer opens the versions where one of them holds the page, and leaves the languages closed', async ({
  page,
}) => {
  const group = (name: string) => page.getByRole('dialog', { name: 'Menu' }).locator('details', { hasText: name })
  await page.goto('/help/phase/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(group('Version:')).toHaveAttribute('open')
  await expect(group('Language:')).not.toHaveAttribute('open')
  await page.goto('/blog/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(group('Version:')).not.toHaveAttribute('open')
})

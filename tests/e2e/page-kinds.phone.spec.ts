import { expect, type Page } from '@playwright/test'
import { findViolations } from './axe'
import { test } from './on-site'
import { openUntilIdle, watchShifts } from './waiting'

const touched = ['/help/phase/', '/contribute-to-doc/markdown_features/', '/tags/', '/blog/']

for (const route of [...touched, '/no/such/page/', '/blog/archive/', '/blog/authors/team/', '/blog/welcome/']) {
  test(`${route} is accessible on a phone, fits, does not shift, and has large touch targets`, async ({ page }) => {
    const shifts = await watchShifts(page)
    await openUntilIdle(page, route)
    expect(await shifts()).toBeLessThan(0.02)
    expect(await findViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    if (touched.includes(route)) expect(await findSmallTargets(page)).toEqual([])
  })
}

/** Links and buttons outside running text that are less than 44 pixels high. */
function findSmallTargets(page: Page): Promise<string[]> {
  return page
    .locator(
      ':is(a, button):visible:not(:is(.prose :is(p, li, td, h2, h3, dd, dt, h1) *, section[data-chrome] p *, ul:has(> li > time) *))',
    )
    .evaluateAll((targets) =>
      targets
        .map((target) => ({ target, ...target.getBoundingClientRect().toJSON() }))
        .filter(({ height, width, top }) => top + scrollY > 0 && width > 1 && height < 43.9)
        .map(({ target, height }) => `${target.textContent?.trim() || target.ariaLabel}: ${height}`),
    )
}

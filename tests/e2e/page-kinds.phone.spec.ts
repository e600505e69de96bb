import { expect, type Page } from '@playwright/test'
import { findViolations } from './axe'
import { test } from './on-site'
import { openUntilIdle, watchShifts } from './waiting'

/** Kinds of pages whose layout differs on a phone. */
const routes = ['help/phase/', 'contribute-to-doc/markdown_features/', 'blog/']

for (const route of [...routes, 'no/such/page/']) {
  test(`is accessible on a phone, fits, does not shift, and has large touch targets: ${route}`, async ({ page }) => {
    const shifts = await watchShifts(page)
    await openUntilIdle(page, route)
    expect.soft(await shifts()).toBeLessThan(0.02)
    expect.soft(await findViolations(page)).toEqual([])
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    if (routes.includes(route)) expect(await findSmallTargets(page)).toEqual([])
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

import type { Locator, Page } from '@playwright/test'

/** The title of a page. */
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })

/** A link of the docs sidebar. */
export const inSidebar = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name })

/** The notice that a page cannot be fetched. */
export const notice = (page: Page): Locator => page.getByRole('status').filter({ hasText: 'not been loaded yet' })

/** The notice that a script or stylesheet of the page is missing. */
export const loadFailure = (page: Page) => page.locator('[data-load-failed]')

import { expect, type Page } from '@playwright/test'

/** The host of the program. */
export const host = 'https://app.nmrium.com'
/** A page in place of the program, with a field in which a reader works. */
export const standIn = '<!doctype html><title>Stand-in</title><input aria-label="Work">'

/** Answers for the host of the program with a small page; returns the requests to it. */
export async function answerForProgram(page: Page): Promise<string[]> {
  const requests: string[] = []
  await page.route(`${host}/**`, (route) => {
    requests.push(route.request().resourceType())
    return route.fulfill({ contentType: 'text/html', body: standIn })
  })
  return requests
}

/** The parts of a tutorial beside the program. */
export const parts = (page: Page) => ({
  opener: page.getByRole('button', { name: /^Show here/ }),
  dock: page.getByRole('complementary', { name: /^NMRium: / }),
  bar: page.getByRole('navigation', { name: 'Steps of this tutorial' }),
  next: page.getByRole('button', { name: 'Next', exact: true }),
  headings: page.locator('main article > h2'),
  work: page.frameLocator('[data-docked] iframe').getByLabel('Work'),
})

/** Opens a tutorial with the program beside it. */
export async function openBeside(page: Page, address = 'tutorials/abx-couplings/') {
  await answerForProgram(page)
  await page.goto(address)
  const found = parts(page)
  await found.opener.click()
  await expect(found.dock).toBeVisible()
  return found
}

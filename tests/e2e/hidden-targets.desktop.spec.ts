import { expect, type Page } from '@playwright/test'
import { test } from './on-site'
import { openComplete } from './waiting'

const address = '/tutorial-extras/hidden-targets/'
const ids = ['answer', 'second-way']

/** The target is on the screen, right below what sticks to its top. */
async function expectAt(page: Page, id: string) {
  await expect(page.locator(`#${id}`)).toBeVisible()
  const distance = () =>
    page.evaluate((hash) => {
      const { top = 0 } = document.getElementById(hash)?.getBoundingClientRect() ?? {}
      return Math.abs(top - Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop))
    }, id)
  await expect.poll(distance).toBeLessThan(1)
}

for (const id of ids) {
  test(`#${id}, hidden at first, opens on load, on a click in the page and on the way from another page`, async ({
    page,
  }) => {
    await page.goto(`${address}#${id}`)
    await expectAt(page, id)

    await openComplete(page, address)
    await expect(page.locator(`#${id}`)).toBeHidden()
    await page.locator(`#main p a[href="#${id}"]`).click()
    await expectAt(page, id)
    await expect(page.locator(`#${id}`)).toBeFocused()
    // Back returns to where the link is.
    await page.goBack()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

    await openComplete(page, '/tutorial-extras/pictures/')
    await page.locator(`#main p a[href$="#${id}"]`).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hidden targets')
    await expectAt(page, id)
    await expect(page.locator(`#${id}`)).toBeFocused()
  })
}

test('a picture that loads late does not move the target', async ({ page }) => {
  await page.route(/\.svg$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
  await page.goto(`${address}#answer`, { waitUntil: 'load' })
  await expectAt(page, 'answer')
})

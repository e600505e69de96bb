import { expect, type Page } from '@playwright/test'
import { onSite } from './on-site'

const test = onSite('hosted')
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const openDrawer = (page: Page) => page.getByRole('button', { name: 'Open menu' }).click()

test('the drawer holds every kind of item; dropdowns open in place, from the start when they hold the page', async ({
  page,
}) => {
  await page.goto('/guide/start/')
  await openDrawer(page)
  for (const name of ['Guide', 'Reference', 'Start here', 'About', 'Outside', 'Source', 'Latest']) {
    await expect(drawer(page).getByRole('link', { name, exact: true }).first()).toBeVisible()
  }
  await expect(drawer(page).getByRole('link', { name: 'Start here' })).toHaveAttribute('aria-current', 'page')
  await expect(drawer(page).getByRole('link', { name: 'Licence' })).toBeHidden()
  await drawer(page).getByText('More').click()
  await drawer(page).getByRole('link', { name: 'Licence' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Licence')
  await expect(drawer(page)).toBeHidden()
  await openDrawer(page)
  await expect(drawer(page).getByRole('link', { name: 'Licence' })).toHaveAttribute('aria-current', 'page')
  await expect(drawer(page).getByText('Version:')).toBeAttached()
  await expect(drawer(page).getByText('Language:')).toBeAttached()
})

test('what a finger touches is at least 44 pixels high, and nothing is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/guide/start/')
  const small = (scope: string) =>
    page
      .locator(`${scope} :is(a, button, summary):visible`)
      .evaluateAll((targets) =>
        targets
          .filter((target) => target.getBoundingClientRect().height < 43.9)
          .map((target) => `${target.textContent}: ${target.getBoundingClientRect().height}`),
      )
  expect(await small('header nav :is(button)')).toEqual([])
  await openDrawer(page)
  await drawer(page).getByText('More').click()
  expect(await small('dialog')).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('following a link to the open page closes the drawer and keeps its place', async ({ page }) => {
  await page.goto('/guide/start/')
  // A click of Playwright's would scroll to what sticks at the top.
  const press = () => page.getByRole('button', { name: 'Open menu' }).evaluate((button: HTMLElement) => button.click())
  await page.evaluate(() => scrollTo(0, 900))
  await press()
  await page.mouse.wheel(0, 600)
  expect(await page.evaluate(() => scrollY)).toBe(900)
  await page.keyboard.press('Escape')
  expect(await page.evaluate(() => scrollY)).toBe(900)
  await press()
  await drawer(page).getByRole('link', { name: 'Start here' }).click()
  await expect(drawer(page)).toBeHidden()
  await expect(page).toHaveURL(/\/guide\/start\/$/)
})

test('the open page is in view in a long drawer', async ({ page }) => {
  await page.goto('/list/page-40/')
  await openDrawer(page)
  await expect(drawer(page).getByRole('link', { name: 'Page 40' })).toBeInViewport()
})

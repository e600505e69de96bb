import { expect } from '@playwright/test'
import { test } from './on-site'
import { findDialogViolations, openSearch, search, searchDialog, searchField, searchRows } from './search'

test('it is a named modal dialog: Tab stays inside, the page neither scrolls nor moves', async ({ page }) => {
  await page.goto('/help/phase/')
  await page.evaluate(() => scrollTo(0, 1500))
  const heading = page.locator('article h2').nth(2)
  const before = await heading.boundingBox()
  // By key: to press the button, Playwright may scroll.
  await page.keyboard.press('/')
  await expect(searchDialog(page).getByRole('combobox')).toBeFocused()
  await search(page, 'phase')
  await expect(searchDialog(page)).toHaveAttribute('aria-modal', 'true')
  await expect(searchDialog(page)).toBeInViewport({ ratio: 1 })
  await expect(searchDialog(page).getByRole('combobox', { name: 'Search' })).toHaveAttribute('aria-expanded', 'true')
  await expect(searchDialog(page).getByRole('button', { name: 'Clear the query' })).toBeVisible()
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press(presses % 3 === 2 ? 'Shift+Tab' : 'Tab')
    const isInside = await page.evaluate(() => {
      const { activeElement } = document
      return activeElement === document.body || activeElement?.closest('dialog') !== null
    })
    expect(isInside).toBe(true)
  }
  await page.mouse.move(30, 500)
  await page.mouse.wheel(0, 600)
  expect(await heading.boundingBox()).toEqual(before)
  await page.keyboard.press('Escape')
  await expect(searchDialog(page)).toBeHidden()
  expect(await heading.boundingBox()).toEqual(before)
  expect(await page.evaluate(() => [scrollY, document.body.getAttribute('style') || null])).toEqual([1500, null])
})

test('the focus returns to where it was, to the button when that is gone', async ({ page }) => {
  await page.goto('/help/phase/')
  const link = page.locator('article p a').first()
  await link.focus()
  await page.keyboard.press('Control+k')
  await expect(searchField(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(link).toBeFocused()

  await page.keyboard.press('/')
  await expect(searchField(page)).toBeFocused()
  await link.evaluate((element) => element.remove())
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Search' })).toBeFocused()
})

test('an engine out of reach says so, leaves no stale hit, and can be asked again', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  let isDown = true
  await page.route('**/search-index/*.json', (route) => (isDown ? route.abort() : route.continue()))
  await page.goto('/help/phase/')
  await openSearch(page)
  const dialog = searchDialog(page)
  await searchField(page).fill('phase')
  await expect(dialog.getByRole('paragraph').filter({ hasText: /^Unable to fetch results$/ })).toBeVisible()
  const help = dialog.getByRole('paragraph').filter({ hasText: /^You might want to check your network connection\.$/ })
  await expect(help).toBeVisible()
  await expect(searchRows(page)).toHaveCount(0)
  await expect(dialog.getByText(/^No results/)).toBeHidden()
  await expect(dialog.getByRole('status')).toHaveText(/Unable to fetch results/)
  expect(await findDialogViolations(page)).toEqual([])

  await searchField(page).fill('')
  await expect(help).toBeHidden()
  await expect(dialog.getByText('No recent searches')).toBeVisible()
  await searchField(page).fill('peaks')
  await expect(help).toBeVisible()
  isDown = false
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(searchRows(page).first()).toBeVisible()
  await expect(searchField(page)).toBeFocused()
  await expect(help).toBeHidden()
  expect(errors).toEqual([])
})

test('a search that takes long says so', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/search-index/*.json', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/help/phase/')
  await openSearch(page)
  await searchField(page).fill('phase')
  const indicator = searchDialog(page).locator('.DocSearch-LoadingIndicator')
  await expect(indicator).toBeVisible()
  release()
  await expect(searchRows(page).first()).toBeVisible()
  await expect(indicator).toBeHidden()
})

test('after a hit the modal is closed and the new page has the focus', async ({ page }) => {
  await page.goto('/help/phase/')
  await openSearch(page, 'zero filling')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zero filling')
  await expect(searchDialog(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Search' })).not.toBeFocused()

  await openSearch(page, 'peaks')
  const hit = searchRows(page).locator('a[href*="#"]').first()
  const hash = new URL((await hit.getAttribute('href')) ?? '', page.url()).hash
  await hit.click()
  await expect(page).toHaveURL(new RegExp(`${hash}$`))
  await expect(page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`)).toBeInViewport()

  await openSearch(page)
  await page.goBack()
  await expect(searchDialog(page)).toBeHidden()
  await openSearch(page)
  await search(page, 'spectrum')
  await searchDialog(page)
    .getByRole('link', { name: /^See all/ })
    .click()
  await expect(searchDialog(page)).toBeHidden()
  await expect(page).toHaveURL(/\/search\/?\?q=spectrum$/)
})

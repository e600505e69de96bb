import { expect, type Page } from '@playwright/test'
import { findViolations } from './axe'
import { test } from './on-site'

/** Where the browser gets what it searches in. */
const index = /\/search-index\.json/

test('a title that looks like markup is shown as it was written', async ({ page }) => {
  const title = 'Array<T> & <img src=x onerror="document.title=1">'
  await page.route(index, async (route) => {
    const text = await (await route.fetch()).text()
    await route.fulfill({ body: text.replaceAll('Phase correction', JSON.stringify(title).slice(1, -1)) })
  })
  await page.goto('/search?q=array')
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: title }).first()).toBeVisible()
  await expect(page.locator('main img')).toHaveCount(0)
  await expect(page).toHaveTitle(/^Search results/)
})

test('nothing is asked at first: a hint, the main pages, and the cursor in the field', async ({ page }) => {
  const complaints = collectComplaints(page)
  await page.goto('/search/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search the documentation')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await expect(page.getByRole('navigation', { name: 'Main pages' }).getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('status')).toHaveText('')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  expect(await findViolations(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('typing searches, and going back brings the former query, its results and the place in them', async ({ page }) => {
  await page.goto('/help/phase/')
  await page.goto('/search/')
  const input = page.getByRole('searchbox')
  await input.pressSequentially('phase', { delay: 40 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for "phase"')
  await expect(page).toHaveURL(/\/search\/\?q=phase$/)
  await expect(page.getByRole('status')).toHaveText(/^\d+ results on \d+ pages$/)
  const found = (await page.getByRole('status').textContent()) ?? ''
  await input.press('Enter')
  await input.pressSequentially(' correction', { delay: 40 })
  await expect(page).toHaveURL(/\/search\/\?q=phase\+correction$/)
  await expect(page.getByRole('status')).not.toHaveText(found)
  await page.goBack()
  await expect(page).toHaveURL(/\/search\/\?q=phase$/)
  await expect(input).toHaveValue('phase')
  await expect(page.getByRole('status')).toHaveText(found)

  const last = page.getByRole('article').nth(4).getByRole('link').first()
  await last.scrollIntoViewIfNeeded()
  const position = await page.evaluate(() => scrollY)
  expect(position).toBeGreaterThan(100)
  await last.click()
  await expect(page).not.toHaveURL(/search/)
  await expect(page).not.toHaveTitle(/^Search/)
  await page.goBack()
  await expect(page.getByRole('status')).toHaveText(found)
  await expect(page).toHaveTitle('Search results for "phase" | Bench documentation')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(position, -2)
  // Of the typing only the settled query is left in the history.
  await page.goBack()
  await expect(page).toHaveURL(/\/help\/phase\/$/)
})

test('a query that finds nothing says so and suggests what does find something', async ({ page }) => {
  await page.goto('/search?q=phaseqqqqqq')
  await expect(page.getByRole('status')).toHaveText('No results were found')
  const mainPages = page.getByRole('navigation', { name: 'Main pages' })
  await expect(mainPages).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await expect(page.getByRole('link', { name: 'Let us know.' })).toHaveAttribute('href', /^https:.*phaseqqqqqq/)
  await page.getByRole('button', { name: 'phaseq', exact: true }).click()
  await expect(page.getByRole('status')).toHaveText(/^\d+ results on \d+ pages$/)
  await expect(page.getByRole('searchbox')).toHaveValue('phaseq')
  await expect(mainPages).toBeHidden()
})

test('a search that stalls says so, one that fails can be tried again', async ({ page }) => {
  let fail = () => {}
  const held = new Promise<void>((resolve) => {
    fail = resolve
  })
  let answers = false
  await page.route(index, async (route) => {
    await held
    await (answers ? route.fallback() : route.abort())
  })
  await page.goto('/search?q=phase')
  await expect(page.getByRole('status')).toHaveText('Searching…')
  expect(await findViolations(page)).toEqual([])
  fail()
  const alert = page.getByRole('alert').filter({ hasText: 'Unable to fetch results' })
  await expect(alert).toContainText('You might want to check your network connection.')
  expect(await findViolations(page)).toEqual([])
  answers = true
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('status')).toHaveText(/^\d+ results on \d+ pages$/)
  await expect(alert).toHaveCount(0)
})

test('a text that is being composed is not searched before it is done', async ({ page }) => {
  await page.clock.install()
  await page.goto('/search/')
  // The page is awake: what is typed before is asked for as it stands.
  await expect(page.locator('[data-search-results] [role=status]')).toBeAttached()
  const input = page.getByRole('searchbox')
  await input.evaluate((element: HTMLInputElement) => {
    element.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
    element.value = 'phas'
    element.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }))
  })
  await page.clock.runFor(1000)
  await expect(page).toHaveURL(/\/search\/$/)
  await input.evaluate((element: HTMLInputElement) => {
    element.value = 'phase'
    element.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
  })
  await expect(page).toHaveURL(/\?q=phase$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the page says so and leads on', async ({ page }) => {
    await page.goto('/search?q=phase')
    await expect(page.locator('noscript p')).toContainText('needs JavaScript')
    await expect(page.getByRole('searchbox')).toBeHidden()
    await page.getByRole('navigation', { name: 'Main pages' }).getByRole('link', { name: 'Glossary' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossary')
  })
})

function collectComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    const isOfTests = message.text() === 'Service Worker registration blocked by Playwright'
    if (['error', 'warning'].includes(message.type()) && !isOfTests) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

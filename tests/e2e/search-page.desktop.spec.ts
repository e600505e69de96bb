import { expect, type Locator, type Page } from '@playwright/test'
import { findViolations } from './axe'
import { at, test } from './on-site'
import { holdResponses, waitFrames, watchFaults, watchShifts } from './waiting'

const index = /\/search-index\.json/

test('shows the results of a linked query by page, with their sections', async ({ page }) => {
  await page.goto('search?q=phase')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for “phase”')
  await expect(page).toHaveTitle('Search results for “phase” | Bench documentation')
  await expect(page.getByRole('searchbox')).toHaveValue('phase')
  await expect(page.getByRole('searchbox')).not.toBeFocused()
  await expect(page.getByRole('status')).toHaveText(/^\d+ results on \d+ pages$/)
  const result = resultOf(page, 'Phase correction')
  const mark = result.locator('mark').first()
  await expect(mark).toHaveText(/phase/i)
  const section = result.getByRole('listitem').getByRole('link').first()
  await expect(section).toHaveAttribute('href', /^\/sub\/help\/phase\/#./)

  // Marks are readable in the dark mode.
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  const colorOf = (element: Locator) => element.evaluate((node) => getComputedStyle(node).color)
  const heading = page.getByRole('heading', { level: 1 })
  await expect.poll(async () => (await colorOf(mark)) === (await colorOf(heading))).toBe(true)
})

test('loads more results by the button and when the reader scrolls to the end', async ({ page }) => {
  await page.goto('search?q=spectrum')
  const articles = page.getByRole('article')
  await expect(articles.first()).toBeVisible()
  const atFirst = await articles.count()
  await page.getByRole('button', { name: 'Load more' }).press('Enter')
  await expect.poll(() => articles.count()).toBeGreaterThan(atFirst)
  await expect(async () => {
    await page.mouse.wheel(0, 20_000)
    await expect(page.getByRole('button', { name: /Load more|Searching/ })).toHaveCount(0, { timeout: 200 })
  }).toPass()
  await expect(page.getByText('Unable to fetch results')).toHaveCount(0)
})

test('shows markup in titles as text', async ({ page }) => {
  const title = 'Array<T> & <img src=x onerror="document.title=1">'
  await page.route(index, async (route) => {
    const text = await (await route.fetch()).text()
    await route.fulfill({ body: text.replaceAll('Phase correction', JSON.stringify(title).slice(1, -1)) })
  })
  await page.goto('search?q=array')
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: title }).first()).toBeVisible()
  await expect(page.locator('main img')).toHaveCount(0)
  await expect(page).toHaveTitle(/^Search results/)
})

function resultOf(page: Page, title: string) {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })
}

test('starts with a hint and the main pages', async ({ page }) => {
  await page.goto('search/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search the documentation')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await expect(page.getByRole('navigation', { name: 'Main pages' }).getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('status')).toHaveText('')
  expect(await findViolations(page, { include: '#main' })).toEqual([])
})

test('searches while typing; Back restores the query, its results and the position', async ({ page, siteUrl }) => {
  const faults = watchFaults(page, siteUrl)
  await page.goto('help/phase/')
  await page.goto('search/')
  const input = page.getByRole('searchbox')
  await input.pressSequentially('phase', { delay: 40 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for “phase”')
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
  await expect(page).toHaveTitle('Search results for “phase” | Bench documentation')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(position, -2)
  // Typing leaves only the final query in the history.
  await page.goBack()
  await expect(page).toHaveURL(/\/help\/phase\/$/)
  expect(faults).toEqual([])
})

test('suggests queries when nothing is found', async ({ page }) => {
  await page.goto('search?q=phaseqqqqqq')
  await expect(page.getByRole('status')).toHaveText('No results were found')
  const mainPages = page.getByRole('navigation', { name: 'Main pages' })
  await expect(mainPages).toBeVisible()
  expect(await findViolations(page, { include: '#main' })).toEqual([])
  const links = page.getByRole('list', { name: 'Or look here' }).getByRole('link')
  await expect(links.first()).toHaveAttribute('href', at('glossary/'))
  await expect(page.getByRole('link', { name: 'Let us know.' })).toHaveAttribute('href', /^https:.*phaseqqqqqq/)
  await page.getByRole('button', { name: 'phaseq', exact: true }).click()
  await expect(page.getByRole('status')).toHaveText(/^\d+ results on \d+ pages$/)
  await expect(page.getByRole('searchbox')).toHaveValue('phaseq')
  await expect(mainPages).toBeHidden()
})

test('searches nothing while an input method composes the text', async ({ page }) => {
  await page.clock.install()
  await page.goto('search?q=phaseq')
  await expect(page.getByRole('article').first()).toBeVisible()
  const input = page.getByRole('searchbox')
  await input.evaluate((element: HTMLInputElement) => {
    element.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
    element.value = 'phas'
    element.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }))
  })
  await page.clock.runFor(1000)
  await expect(page).toHaveURL(/\?q=phaseq$/)
  await input.evaluate((element: HTMLInputElement) => {
    element.value = 'phase'
    element.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
  })
  await expect(page).toHaveURL(/\?q=phase$/)
})

test('shows a slow search, and retries a failed one', async ({ page }) => {
  let fail = () => {}
  const held = new Promise<void>((resolve) => {
    fail = resolve
  })
  let answers = false
  await page.route(index, async (route) => {
    await held
    await (answers ? route.fallback() : route.abort())
  })
  await page.goto('search?q=phase')
  await expect(page.getByRole('status')).toHaveText('Searching…')
  expect(await findViolations(page, { include: '#main' })).toEqual([])
  fail()
  const alert = page.getByRole('alert').filter({ hasText: 'Unable to fetch results' })
  await expect(alert).toContainText('You might want to check your network connection.')
  expect(await findViolations(page, { include: '#main' })).toEqual([])
  answers = true
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('status')).toHaveText(/^\d+ results on \d+ pages$/)
  await expect(alert).toHaveCount(0)
})

test('does not shift when script and index load late', async ({ page }) => {
  const shifts = await watchShifts(page)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    const [releaseScripts, releaseIndex] = [await holdResponses(page, /\.js$/), await holdResponses(page, index)]
    await page.goto('search/?q=phase', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await waitFrames(page)
    releaseScripts()
    await expect(page.getByRole('status')).toHaveText('Searching…')
    await waitFrames(page)
    releaseIndex()
    await page.getByRole('article').first().waitFor()
    expect(await shifts(), `${width} pixels`).toBeLessThan(0.02)
    await page.unrouteAll()
  }
})

test('searches the current version, and offers the results of others', async ({ page }) => {
  await page.goto('search/?q=jcamp')
  const select = page.getByRole('combobox', { name: 'Docs version' })
  await expect(select).toHaveValue('current')
  await expect(page.getByRole('status')).toHaveText('No results were found')
  await page.getByRole('button', { name: /^Search all versions/ }).click()
  await expect(select).toHaveValue('')
  await expect(page).toHaveURL(/\?q=jcamp&version=all$/)
  await expect(page.getByRole('article').first()).toContainText('1.0')
  await select.selectOption('1.0')
  await expect(page).toHaveURL(/\?q=jcamp&version=1\.0$/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.goBack()
  await expect(select).toHaveValue('')
})

test('searches the version that the reader has chosen', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('docs-preferred-version-default', '1.0'))
  await page.goto('search/?q=jcamp')
  await expect(page.getByRole('combobox', { name: 'Docs version' })).toHaveValue('1.0')
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('offers to try again when its code cannot be loaded', async ({ page }) => {
  await page.route(/\/search-page\.client/, (route) => route.abort())
  await page.goto('search/?q=phase')
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('could not be loaded')
  await page.unrouteAll()
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(alert).toBeHidden()
})

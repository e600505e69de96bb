import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './on-site'
import { findDialogViolations, openSearch, search, searchDialog, searchField, searchRows } from './search'
import { retype } from './typing'
import { flushRequests, holdResponses, watchErrors, watchLoads } from './waiting'

const button = (page: Page) => page.getByRole('button', { name: 'Search' })

test('opens by button, chord and letter, with the selected text; closes by Escape, chord and a click outside, and returns the focus', async ({
  page,
}) => {
  await page.goto('help/phase/')
  await expect(button(page)).toHaveText(/Search docs\s*⌘ K\s*Ctrl K/)
  await expect(button(page).getByText('Ctrl K')).toBeVisible()
  await expect(button(page).getByText('⌘ K')).toBeHidden()

  await openSearch(page)
  await page.keyboard.press('Escape')
  await expect(searchDialog(page)).toBeHidden()
  await expect(button(page)).toBeFocused()

  await page.keyboard.press('p')
  await expect(searchField(page)).toHaveValue('p')
  await page.keyboard.type('hase/')
  await expect(searchField(page)).toHaveValue('phase/')
  await page.keyboard.press('Control+k')
  await expect(searchDialog(page)).toBeHidden()

  await page.getByRole('heading', { level: 1 }).click()
  for (const keys of ['Control+Shift+k', 'Control+Alt+k', 'Control+f', 'Alt+/']) await page.keyboard.press(keys)
  await expect(searchDialog(page)).toBeHidden()
  await page.keyboard.press('Meta+k')
  await expect(searchField(page)).toHaveValue('')
  await page.mouse.click(20, 400)
  await expect(searchDialog(page)).toBeHidden()

  await page.keyboard.press('/')
  await expect(searchDialog(page).getByRole('combobox')).toBeFocused()
  await retype(searchField(page), 'x'.repeat(80))
  await expect(searchField(page)).toHaveValue('x'.repeat(64))

  await page.keyboard.press('Escape')
  await expect(searchDialog(page)).toBeHidden()
  await page.evaluate(() => {
    const fields = ['<input id="a">', '<textarea id="b"></textarea>', '<p id="c" contenteditable>x</p>']
    document.querySelector('h1')?.insertAdjacentHTML('afterend', fields.join(''))
  })
  for (const id of ['a', 'b', 'c']) {
    await page.locator(`#${id}`).focus()
    await page.keyboard.press('/')
    await expect(searchDialog(page)).toBeHidden()
  }

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
  await expect(button(page)).toBeFocused()

  const paragraph = page
    .locator('article p')
    .filter({ hasText: /.{100}/ })
    .first()
  await paragraph.evaluate((element) => getSelection()?.selectAllChildren(element))
  const text = (await page.evaluate(() => String(getSelection()))).trim().slice(0, 64)
  await page.keyboard.press('Control+k')
  await expect(searchDialog(page).getByRole('combobox')).toHaveValue(text)
  await page.keyboard.type('zoom')
  await expect(searchField(page)).toHaveValue('zoom')
})

test('loads only when the pointer or the focus reaches the button, and keeps every key meanwhile', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const isOfSearch = (url: string) => /search-(modal|worker|index)/.test(url)
  await page.goto('help/phase/', { waitUntil: 'networkidle' })
  await page.mouse.move(300, 300)
  await page.mouse.wheel(0, 200)
  await page.keyboard.press('Tab')
  await flushRequests(page)
  expect(requests.filter(isOfSearch)).toEqual([])
  const loads = ['modal', 'worker', 'index'].map((part) => page.waitForRequest(new RegExp(`search-${part}`)))
  await button(page).hover()
  await Promise.all(loads)
  await page.reload({ waitUntil: 'networkidle' })
  const load = page.waitForRequest(/search-modal/)
  await button(page).focus()
  await load
  expect(requests.filter((url) => !url.startsWith(new URL(page.url()).origin))).toEqual([])

  await page.reload({ waitUntil: 'networkidle' })
  await page.keyboard.press('/')
  await page.keyboard.type('integrals and ranges', { delay: 5 })
  await expect(searchDialog(page).getByRole('combobox')).toHaveValue('integrals and ranges')
  await expect(searchDialog(page).getByRole('combobox')).toBeFocused()
  await expect(searchRows(page).first()).toBeVisible()
})

test('accepts a query while its code loads, and retries after a failure without a reload', async ({ page }) => {
  const errors = watchErrors(page)
  await page.goto('help/phase/', { waitUntil: 'networkidle' })
  const loads = watchLoads(page)
  let isDown = true
  let refused = 0
  let refuse = () => {}
  const held = new Promise<void>((resolve) => {
    refuse = resolve
  })
  await page.route('**/assets/search-modal*', async (route) => {
    if (!isDown) return route.continue()
    refused += 1
    await held
    // A file that is missing from the current build, too.
    return refused === 1 ? route.abort() : route.fulfill({ status: 404 })
  })
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Escape')
  await expect(searchDialog(page)).toBeHidden()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('pha')
  await expect(searchDialog(page).getByText('Loading')).toBeVisible()
  refuse()
  await expect(searchDialog(page).getByRole('alert')).toContainText('This part of the page could not be loaded.')
  expect(await findDialogViolations(page)).toEqual([])
  const before = refused
  await searchDialog(page).getByRole('button', { name: 'Retry' }).click()
  await expect.poll(() => refused).toBeGreaterThan(before)
  await expect(searchDialog(page).getByRole('alert')).toBeVisible()

  isDown = false
  await searchDialog(page).getByRole('button', { name: 'Retry' }).click()
  await expect(searchDialog(page).getByRole('combobox')).toHaveValue('pha')
  await expect(searchDialog(page).getByRole('combobox')).toBeFocused()
  await page.keyboard.type('se')
  await expect(searchField(page)).toHaveValue('phase')
  await expect(searchRows(page).first()).toBeVisible()
  expect(loads).toEqual([])
  expect(errors).toEqual([])
})

test('traps the focus in a named modal dialog, and keeps the page in place', async ({ page }) => {
  await page.goto('help/phase/')
  await page.evaluate(() => scrollTo(0, 1500))
  const heading = page.locator('article h2').nth(2)
  const before = await heading.boundingBox()
  // By keyboard: a click of Playwright may scroll.
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
})

test('leaves its field to the mouse and to input methods; the clear button empties it', async ({ page }) => {
  await page.goto('help/phase/')
  await openSearch(page, 'spectrum noise')
  const field = searchField(page)
  const selection = () => field.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd])
  await field.click({ position: { x: 3, y: 12 } })
  await expect.poll(selection).toEqual([0, 0])
  await field.dblclick({ position: { x: 20, y: 12 } })
  await expect.poll(selection).toEqual([0, 8])

  // In Safari the focus stays in the field when the button is clicked.
  const clicks = [
    (button: Locator) => button.click(),
    (button: Locator) => button.evaluate((node: HTMLElement) => node.click()),
  ]
  for (const click of clicks) {
    await search(page, 'spectrum')
    await expect(searchRows(page).first()).toBeVisible()
    await click(searchDialog(page).getByRole('button', { name: 'Clear the query' }))
    await expect(field).toHaveValue('')
    await expect(field).toBeFocused()
    await expect(searchDialog(page).getByText('No recent searches')).toBeVisible()
    await expect(searchRows(page)).toHaveCount(0)
  }

  await search(page, 'phase')
  const session = await page.context().newCDPSession(page)
  await session.send('Input.imeSetComposition', { text: 'x', selectionStart: 1, selectionEnd: 1 })
  for (const key of ['Enter', 'Escape']) {
    await searchField(page).evaluate((field, name) => {
      const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, isComposing: true })
      field.dispatchEvent(event)
    }, key)
  }
  await expect(searchDialog(page)).toBeVisible()
  await expect(page).toHaveURL(/\/help\/phase\/$/)
  await session.send('Input.insertText', { text: 'x' })
  await expect(searchField(page)).toHaveValue('phasex')
})

test('selects a hit with arrow keys and mouse; follows it by Enter and click, in a new tab with a modifier; closes then, and on Back', async ({
  page,
  context,
}) => {
  await page.goto('help/peaks/')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await openSearch(page, 'phase correction')
  const rows = searchRows(page)
  await expect(rows.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(searchField(page)).toHaveAttribute('aria-activedescendant', (await rows.nth(1).getAttribute('id')) ?? '')
  await rows.first().hover()
  await expect(rows.first()).toHaveAttribute('aria-selected', 'true')

  const href = await rows.first().getByRole('link').getAttribute('href')
  const popup = context.waitForEvent('page')
  await page.keyboard.press('Control+Enter')
  const tab = await popup
  await expect(tab).toHaveURL(new RegExp(`${href}$`))
  await tab.close()
  await expect(searchDialog(page)).toBeVisible()
  const clicked = context.waitForEvent('page')
  await rows
    .first()
    .getByRole('link')
    .click({ modifiers: ['ControlOrMeta'] })
  await (await clicked).close()
  await expect(searchDialog(page)).toBeVisible()

  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${href}$`))
  await expect(searchDialog(page)).toBeHidden()
  await openSearch(page, 'zero filling')
  await rows.first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zero filling')
  await expect(searchDialog(page)).toBeHidden()
  await expect(button(page)).not.toBeFocused()
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)

  await page.goto('help/phase/')
  await openSearch(page, 'phase')
  const hit = searchRows(page).locator('a[href*="/help/phase/#"]').last()
  const hash = new URL((await hit.getAttribute('href')) ?? '', page.url()).hash
  await hit.click()
  await expect(page).toHaveURL(new RegExp(`${hash}$`))
  await expect(searchDialog(page)).toBeHidden()
  await expect(page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`)).toBeInViewport()

  await page.goto('help/peaks/')
  await page.getByRole('link', { name: 'Phase correction' }).first().click()
  await expect(page).toHaveURL(/\/help\/phase\//)
  await openSearch(page)
  await page.goBack()
  await expect(searchDialog(page)).toBeHidden()
  await openSearch(page, 'spectrum')
  await searchDialog(page)
    .getByRole('link', { name: /^See all/ })
    .click()
  await expect(searchDialog(page)).toBeHidden()
  await expect(page).toHaveURL(/\/search\/?\?q=spectrum$/)
})

test('groups hits by at most five, marks matches, links to all results, and suggests queries when nothing is found', async ({
  page,
}) => {
  await page.goto('')
  await openSearch(page, 'spectrum')
  const groups = searchDialog(page).locator('section:has(> ul)')
  expect(await groups.count()).toBeGreaterThan(0)
  for (const group of await groups.all()) expect(await group.getByRole('treeitem').count()).toBeLessThanOrEqual(5)
  expect(await searchRows(page).locator('mark').count()).toBeGreaterThan(0)
  const announced = await searchDialog(page).getByRole('status').textContent()
  const all = searchDialog(page).getByRole('link', { name: `See all ${announced}` })
  await expect(all).toHaveAttribute('href', /\/search\/?\?q=spectrum$/)

  await search(page, 'phaseqqqqq')
  const dialog = searchDialog(page)
  await expect(dialog.getByRole('status')).toHaveText('No results for “phaseqqqqq”')
  await expect(dialog.getByText('No results for “phaseqqqqq”').locator('visible=true').first()).toBeVisible()
  const report = dialog.getByRole('link', { name: 'Let us know.' })
  await expect(report).toHaveAttribute('href', /issues\/new\?title=.*phaseqqqqq/)
  const suggestions = dialog.getByRole('list', { name: 'Try searching for' }).getByRole('button')
  await expect(suggestions.first()).toBeVisible()
  const words = await suggestions.allTextContents()
  expect(words.length).toBeLessThanOrEqual(3)
  for (const word of words) {
    await search(page, 'phaseqqqqq')
    await suggestions.filter({ hasText: word }).first().click()
    await expect(searchField(page)).toHaveValue(word)
    await expect(searchField(page)).toBeFocused()
    await expect(searchRows(page).first()).toBeVisible()
  }
})

test('reports an index that cannot be loaded, without stale hits, and shows progress while it retries', async ({
  page,
}) => {
  const errors = watchErrors(page)
  await page.route('**/search-index.json', (route) => route.abort())
  await page.goto('help/phase/')
  await openSearch(page)
  const dialog = searchDialog(page)
  await retype(searchField(page), 'phase')
  await expect(dialog.getByText('Unable to fetch results', { exact: true })).toBeVisible()
  const help = dialog.getByText('You might want to check your network connection.', { exact: true })
  await expect(help).toBeVisible()
  await expect(searchRows(page)).toHaveCount(0)
  await expect(dialog.getByText(/^No results/)).toBeHidden()
  await expect(dialog.getByRole('status')).toHaveText(/Unable to fetch results/)

  await retype(searchField(page), '')
  await expect(help).toBeHidden()
  await expect(dialog.getByText('No recent searches')).toBeVisible()
  await retype(searchField(page), 'peaks')
  await expect(help).toBeVisible()
  const release = await holdResponses(page, /search-index/)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  const indicator = dialog.locator('.DocSearch-LoadingIndicator')
  await expect(indicator).toBeVisible()
  release()
  await expect(searchRows(page).first()).toBeVisible()
  await expect(indicator).toBeHidden()
  await expect(searchField(page)).toBeFocused()
  await expect(help).toBeHidden()
  expect(errors).toEqual([])
})

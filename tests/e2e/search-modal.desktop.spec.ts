import { expect, type Page } from '@playwright/test'
import { test } from './on-site'
import { findDialogViolations, openSearch, search, searchDialog, searchField, searchRows } from './search'
import { openComplete } from './waiting'

const button = { name: 'Search' }

test('the button, the keys and a letter open it; Escape, the chord and a click outside close it', async ({ page }) => {
  await page.goto('/help/phase/')
  await expect(page.getByRole('button', button)).toHaveText(/Search docs\s*⌘ K\s*Ctrl K/)
  await expect(page.getByRole('button', button).getByText('Ctrl K')).toBeVisible()
  await expect(page.getByRole('button', button).getByText('⌘ K')).toBeHidden()

  await openSearch(page)
  await page.keyboard.press('Escape')
  await expect(searchDialog(page)).toBeHidden()
  await expect(page.getByRole('button', button)).toBeFocused()

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
  await expect(searchField(page)).toHaveValue('')
  await searchField(page).fill('x'.repeat(80))
  await expect(searchField(page)).toHaveValue('x'.repeat(64))
})

test('a slash in a field of the page is a slash', async ({ page }) => {
  // React would take the fields away if they came before it.
  await page.goto('/help/phase/', { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    const fields = ['<input id="a">', '<textarea id="b"></textarea>', '<p id="c" contenteditable>x</p>']
    document.querySelector('h1')?.insertAdjacentHTML('afterend', fields.join(''))
  })
  for (const id of ['a', 'b', 'c']) {
    await page.locator(`#${id}`).focus()
    await page.keyboard.press('/')
    await expect(searchDialog(page)).toBeHidden()
  }
})

test('selected text is the query, as far as a query may be long, and typing replaces it', async ({ page }) => {
  await page.goto('/help/phase/')
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

test('it is fetched when the page has nothing else to do; for readers who save data when they show intent', async ({
  page,
}) => {
  const fetched = page.waitForRequest(/search-modal/)
  await page.goto('/help/phase/')
  await page.mouse.move(300, 300)
  await fetched
  await saveData(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('/help/phase/', { waitUntil: 'networkidle' })
  for (const url of requests.filter((one) => one.endsWith('.js'))) {
    expect(await (await page.request.get(url)).text(), url).not.toContain('DocSearch-Container')
  }
  const before = requests.length
  const asked = page.waitForRequest(/search-modal/)
  await page.getByRole('button', button).hover()
  await asked
  const loaded = requests.slice(before)
  await openSearch(page)
  await search(page, 'phase')
  await expect(searchRows(page).first()).toBeVisible()
  expect(loaded.filter((url) => !url.startsWith(new URL(page.url()).origin))).toEqual([])
})

test('no key is lost while the modal takes over', async ({ page }) => {
  for (const query of ['phase correction', 'integrals and ranges']) {
    await page.goto('/help/phase/')
    await expect(page.getByRole('button', button)).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.keyboard.press('/')
    await page.keyboard.type(query, { delay: 5 })
    await expect(searchDialog(page).getByRole('combobox')).toHaveValue(query)
    await expect(searchDialog(page).getByRole('combobox')).toBeFocused()
    await expect(searchRows(page).first()).toBeVisible()
  }
})

test('what is typed while the code loads is searched; a code that does not come can be fetched again', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await saveData(page)
  await page.goto('/help/phase/', { waitUntil: 'networkidle' })
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
    return route.abort()
  })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('pha')
  await expect(searchDialog(page).getByRole('status', { name: 'Loading' })).toBeVisible()
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
  expect(errors).toEqual([])
})

test('arrow keys and mouse mark a hit; Enter and click follow it, in a new tab or window with a modifier', async ({
  page,
  context,
}) => {
  await page.goto('/help/peaks/')
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
  for (const keys of ['Control+Enter', 'Shift+Enter']) {
    const popup = context.waitForEvent('page')
    await page.keyboard.press(keys)
    const tab = await popup
    await expect(tab).toHaveURL(new RegExp(`${href}$`))
    await tab.close()
    await expect(searchDialog(page)).toBeVisible()
  }
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
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('the mouse places the caret in the query and selects a word of it', async ({ page }) => {
  await page.goto('/help/phase/')
  await openSearch(page, 'spectrum noise')
  const field = searchField(page)
  const selection = () => field.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd])
  await field.click({ position: { x: 3, y: 12 } })
  await expect.poll(selection).toEqual([0, 0])
  await field.dblclick({ position: { x: 20, y: 12 } })
  await expect.poll(selection).toEqual([0, 8])
})

for (const click of ['a click', 'a click that leaves the focus in the field, as in Safari,']) {
  test(`${click} on × brings an empty start screen when nothing is stored`, async ({ page }) => {
    await page.goto('/help/phase/')
    await openSearch(page, 'spectrum')
    await expect(searchRows(page).first()).toBeVisible()
    const clear = searchDialog(page).getByRole('button', { name: 'Clear the query' })
    if (click === 'a click') await clear.click()
    else await clear.evaluate((button: HTMLElement) => button.click())
    await expect(searchField(page)).toHaveValue('')
    await expect(searchField(page)).toBeFocused()
    await expect(searchDialog(page).getByText('No recent searches')).toBeVisible()
    await expect(searchRows(page)).toHaveCount(0)
  })
}

test('hits come in groups of at most five with matches marked, and lead to all of them', async ({ page }) => {
  await page.goto('/')
  await openSearch(page, 'spectrum')
  const groups = searchDialog(page).getByRole('grid').locator('section:has(li)')
  expect(await groups.count()).toBeGreaterThan(0)
  for (const group of await groups.all()) expect(await group.getByRole('row').count()).toBeLessThanOrEqual(5)
  expect(await searchRows(page).locator('mark').count()).toBeGreaterThan(0)
  const announced = await searchDialog(page).getByRole('status').textContent()
  const all = searchDialog(page).getByRole('link', { name: `See all ${announced}` })
  await expect(all).toHaveAttribute('href', /\/search\/?\?q=spectrum$/)
})

test('without a result it says so and suggests queries that have some', async ({ page }) => {
  await page.goto('/')
  await openSearch(page, 'phaseqqqqq')
  const dialog = searchDialog(page)
  await expect(dialog.getByRole('status')).toHaveText('No results for "phaseqqqqq"')
  await expect(dialog.getByRole('paragraph').filter({ hasText: 'No results for "phaseqqqqq"' }).first()).toBeVisible()
  const report = dialog.getByRole('link', { name: 'Let us know.' })
  await expect(report).toHaveAttribute('href', /issues\/new\?title=.*phaseqqqqq/)
  await expect(dialog.getByRole('navigation', { name: 'Main pages' }).getByRole('link').first()).toBeVisible()
  expect(await findDialogViolations(page)).toEqual([])
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

test('a key that belongs to an input method does nothing else', async ({ page }) => {
  await page.goto('/help/peaks/')
  await openSearch(page, 'phase')
  const session = await page.context().newCDPSession(page)
  await session.send('Input.imeSetComposition', { text: 'x', selectionStart: 1, selectionEnd: 1 })
  for (const key of ['Enter', 'Escape']) {
    await searchField(page).evaluate((field, name) => {
      const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, isComposing: true })
      field.dispatchEvent(event)
    }, key)
  }
  await expect(searchDialog(page)).toBeVisible()
  await expect(page).toHaveURL(/\/help\/peaks\/$/)
  await session.send('Input.insertText', { text: 'x' })
  await expect(searchField(page)).toHaveValue('phasex')
})

test('before anything is asked it offers the pages around this one and the parts of the docs', async ({ page }) => {
  await openComplete(page, '/help/phase/')
  await openSearch(page)
  const near = searchDialog(page).getByRole('navigation', { name: 'In this part of the docs' })
  const parts = searchDialog(page).getByRole('navigation', { name: 'Main pages' })
  await expect(near.getByRole('link', { name: 'Zero filling' })).toBeVisible()
  await expect(near.getByRole('link', { name: 'Phase correction' })).toHaveCount(0)
  await expect(parts.getByRole('link', { name: 'How to contribute' })).toBeVisible()
  await page.keyboard.type('phase')
  await expect(near).toHaveCount(0)
  await searchField(page).fill('')
  await near.getByRole('link', { name: 'Zero filling' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zero filling')
  await expect(searchDialog(page)).toBeHidden()
})

test('every state is accessible in both colour modes, and none breaks the policy of the page', async ({ page }) => {
  // Eight analyses.
  test.slow()
  const refused: string[] = []
  page.on('console', (message) => /Content Security Policy/.test(message.text()) && refused.push(message.text()))
  await page.goto('/help/phase/')
  for (const mode of ['light', 'dark']) {
    await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode)
    await openSearch(page)
    expect(await findDialogViolations(page)).toEqual([])
    await search(page, 'phase')
    expect(await findDialogViolations(page)).toEqual([])
    await search(page, 'phaseqqqqq')
    expect(await findDialogViolations(page)).toEqual([])
    await search(page, 'phase')
    await page.keyboard.press('Control+Enter')
    await page.keyboard.press('Escape')
    await openSearch(page)
    await expect(searchRows(page)).toHaveCount(1)
    expect(await findDialogViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.evaluate(() => localStorage.clear())
  }
  expect(refused).toEqual([])
})

/** Nothing is fetched ahead of time. */
async function saveData(page: Page) {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
}

import { expect, type Locator, type Page } from '@playwright/test'
import { test as onPage, onSharedPage } from './on-site'
import { heading } from './parts'
import { clearQuery, openSearch, searchDialog, searchField, searchRows } from './search'
import { retype } from './typing'

const test = onSharedPage(onPage, 'help/phase/')

const button = (page: Page) => page.getByRole('button', { name: 'Search' })

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(searchDialog(page)).toBeHidden()
}

/** Opens the modal with the keyboard: a click of Playwright may scroll. */
async function openByKey(page: Page): Promise<void> {
  await page.keyboard.press('/')
  await expect(searchDialog(page).getByRole('combobox')).toBeFocused()
}

/** Adds an element below the title for one test. */
async function withElement(page: Page, html: string, use: (element: Locator) => Promise<void>): Promise<void> {
  await heading(page).evaluate((title, added) => title.insertAdjacentHTML('afterend', added), html)
  const element = page.locator('h1 + *')
  await use(element)
  await element.evaluateAll((added) => added.map((each) => each.hasAttribute('data-added') && each.remove()))
}

test.beforeEach(({ page }) => heading(page).click())
test.afterEach(({ page }) => close(page))

test('shows the chord of the platform on its button', async ({ page }) => {
  await expect(button(page)).toHaveText(/Search docs\s*⌘ K\s*Ctrl K/)
  await expect(button(page).getByText('Ctrl K')).toBeVisible()
  await expect(button(page).getByText('⌘ K')).toBeHidden()
})

test('opens with the letter that is typed on its button', async ({ page }) => {
  await openSearch(page)
  await close(page)
  await expect(button(page)).toBeFocused()
  await page.keyboard.press('p')
  await expect(searchField(page)).toHaveValue('p')
  await page.keyboard.type('hase/')
  await expect(searchField(page)).toHaveValue('phase/')
})

test('opens and closes by its chord', async ({ page }) => {
  await page.keyboard.press('Meta+k')
  await expect(searchField(page)).toHaveValue('')
  await page.keyboard.press('Control+k')
  await expect(searchDialog(page)).toBeHidden()
})

test('leaves other chords to the browser', async ({ page }) => {
  for (const keys of ['Control+Shift+k', 'Control+Alt+k', 'Control+f', 'Alt+/']) await page.keyboard.press(keys)
  await expect(searchDialog(page)).toBeHidden()
})

test('leaves a slash to the field in which it is typed', async ({ page }) => {
  for (const field of ['input', 'textarea', 'p contenteditable']) {
    await withElement(page, `<${field} data-added></${field.split(' ')[0]}>`, async (added) => {
      await added.focus()
      await page.keyboard.press('/')
      await expect(searchDialog(page), field).toBeHidden()
    })
  }
})

test('closes by a click outside', async ({ page }) => {
  await openByKey(page)
  await page.mouse.click(20, 400)
  await expect(searchDialog(page)).toBeHidden()
})

test('returns the focus to the link on which it was opened', async ({ page }) => {
  const link = page.locator('article p a').first()
  await link.focus()
  await page.keyboard.press('Control+k')
  await expect(searchField(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(link).toBeFocused()
})

test('returns the focus to its button when the link on which it was opened is gone', async ({ page }) => {
  await withElement(page, '<a data-added href="#main">There</a>', async (link) => {
    await link.focus()
    await openByKey(page)
    await link.evaluate((element) => element.remove())
    await page.keyboard.press('Escape')
    await expect(button(page)).toBeFocused()
  })
})

test('opens with the selected text, which typing replaces', async ({ page }) => {
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

test('takes at most 64 characters', async ({ page }) => {
  await openByKey(page)
  await retype(searchField(page), 'x'.repeat(80))
  await expect(searchField(page)).toHaveValue('x'.repeat(64))
})

test('is a named modal dialog inside the window', async ({ page }) => {
  await openSearch(page, 'phase')
  await expect(searchDialog(page)).toHaveAttribute('aria-modal', 'true')
  await expect(searchDialog(page)).toBeInViewport({ ratio: 1 })
  await expect(searchDialog(page).getByRole('combobox', { name: 'Search' })).toHaveAttribute('aria-expanded', 'true')
  await expect(searchDialog(page).getByRole('button', { name: 'Clear the query' })).toBeVisible()
})

test('traps the focus', async ({ page }) => {
  await openSearch(page, 'phase')
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press(presses % 3 === 2 ? 'Shift+Tab' : 'Tab')
    const isInside = await page.evaluate(() => {
      const { activeElement } = document
      return activeElement === document.body || activeElement?.closest('dialog') !== null
    })
    expect(isInside).toBe(true)
  }
})

test('keeps the page behind it in its place', async ({ page }) => {
  await page.evaluate(() => scrollTo(0, 1500))
  const section = page.locator('article h2').nth(2)
  const before = await section.boundingBox()
  await openByKey(page)
  await page.mouse.move(30, 500)
  await page.mouse.wheel(0, 600)
  expect(await section.boundingBox()).toEqual(before)
  await close(page)
  expect(await section.boundingBox()).toEqual(before)
})

test('leaves the text of its field to the mouse', async ({ page }) => {
  await openSearch(page, 'spectrum noise')
  const field = searchField(page)
  const selection = () => field.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd])
  await field.click({ position: { x: 3, y: 12 } })
  await expect.poll(selection).toEqual([0, 0])
  await field.dblclick({ position: { x: 20, y: 12 } })
  await expect.poll(selection).toEqual([0, 8])
})

test('empties its field by a button', async ({ page }) => {
  await openSearch(page, 'spectrum')
  await clearQuery(page)
})

test('leaves keys to an input method that composes a text', async ({ page }) => {
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
  await expect(page).toHaveURL(/\/help\/phase\/$/)
  await session.send('Input.insertText', { text: 'x' })
  await expect(searchField(page)).toHaveValue('phasex')
})

test('groups hits by at most five, with marked matches', async ({ page }) => {
  await openSearch(page, 'spectrum')
  const groups = searchDialog(page).locator('section:has(> ul)')
  expect(await groups.count()).toBeGreaterThan(0)
  for (const group of await groups.all()) expect(await group.getByRole('treeitem').count()).toBeLessThanOrEqual(5)
  expect(await searchRows(page).locator('mark').count()).toBeGreaterThan(0)
})

test('links to all results with their number', async ({ page }) => {
  await openSearch(page, 'spectrum')
  const all = searchDialog(page).getByRole('link', { name: /^See all/ })
  // While it is typed, each part of the query has its own number.
  await expect(all).toHaveAttribute('href', /\/search\/?\?q=spectrum$/)
  const announced = () => searchDialog(page).getByRole('status').textContent()
  await expect.poll(async () => `See all ${await announced()}`).toBe(await all.textContent())
})

test('says that nothing was found, and where to report it', async ({ page }) => {
  await openSearch(page, 'phaseqqqqq')
  const dialog = searchDialog(page)
  await expect(dialog.getByRole('status')).toHaveText('No results for “phaseqqqqq”')
  await expect(dialog.getByText('No results for “phaseqqqqq”').locator('visible=true').first()).toBeVisible()
  const report = dialog.getByRole('link', { name: 'Let us know.' })
  await expect(report).toHaveAttribute('href', /issues\/new\?title=.*phaseqqqqq/)
})

test('searches a suggestion that is clicked', async ({ page }) => {
  await openSearch(page, 'phaseqqqqq')
  const suggestions = searchDialog(page).getByRole('list', { name: 'Try searching for' }).getByRole('button')
  await expect(suggestions.first()).toBeVisible()
  const [word = ''] = await suggestions.allTextContents()
  await suggestions.first().click()
  await expect(searchField(page)).toHaveValue(word)
  await expect(searchField(page)).toBeFocused()
  await expect(searchRows(page).first()).toBeVisible()
})

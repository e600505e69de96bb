import { expect, type Page } from '@playwright/test'
import { at, test } from './on-site'
import { retype } from './typing'
import { openUntilIdle } from './waiting'

/** The menu below the title; the same stands below the text. */
const tools = (page: Page) => page.getByRole('group', { name: 'Tools for this page' }).first()
const openMenu = (page: Page) => tools(page).getByText('Page', { exact: true }).click()
const sheet = (page: Page) => page.getByRole('dialog')

const card = (page: Page) => page.locator('#term')
const term = (page: Page) => page.locator('.prose a[href*="/glossary/#"]').first()

test('copies the page; reports a mistake in the current section, and prints only that section', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() =>
    Object.assign(window, {
      print: () =>
        document.documentElement.setAttribute('data-printed', String(document.querySelector('dialog[open]') === null)),
    }),
  )
  await openUntilIdle(page, 'help/phase/')
  await openMenu(page)
  await expect(tools(page).getByRole('link', { name: 'View as Markdown' })).toHaveAttribute('href', at('help/phase.md'))
  await tools(page).getByRole('button', { name: 'Copy page' }).click()
  await expect(tools(page).getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# Phase correction/)
  await page.keyboard.press('Escape')
  const atFoot = page.getByRole('group', { name: 'Tools for this page' }).last()
  await atFoot.locator('summary').click()
  const report = atFoot.getByRole('link', { name: 'Report a mistake' })
  const bodyOf = async () => new URL((await report.getAttribute('href')) ?? '').searchParams.get('body')
  expect(await bodyOf()).toBe('https://docs.example.org/sub/help/phase/\nSection: ')
  const section = await page.locator('[data-toc] [aria-current]').innerText()
  // Do not leave for the other site.
  await report.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
  await report.click()
  expect(await bodyOf()).toBe(`https://docs.example.org/sub/help/phase/\nSection: ${section}`)

  await page.goto('about:blank')
  await openUntilIdle(page, 'help/phase/#zero-order')
  await openMenu(page)
  await tools(page).getByRole('button', { name: 'Print, cite' }).click()
  await sheet(page).getByRole('button', { name: 'Section “Zero order”' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'true')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#zero-order')).toBeVisible()
  await expect(page.locator('#zero-order + p')).toBeVisible()
  await expect(page.locator('#first-order')).toBeHidden()
  await expect(page.locator('#the-idea')).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.locator('#first-order')).toBeVisible()
})

test('loads the tools on demand, opens them by keyboard, cites the page and lists the pages that link to it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await openUntilIdle(page, 'help/phase/')
  expect(requests).toContain(at('help/phase/'))
  expect(requests.filter((path) => [at('glossary/'), at('links.json'), at('pages.json')].includes(path))).toEqual([])
  const menu = tools(page).locator('summary')
  await menu.press('Enter')
  const more = tools(page).getByRole('button', { name: 'Print, cite' })
  await more.press('Enter')
  await expect(sheet(page)).toHaveAccessibleName('Tools for this page')
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)
  // The sheet has closed the menu, and returns the focus to it; so does Escape, and a click elsewhere closes it too.
  await expect(more).toBeHidden()
  await expect(menu).toBeFocused()
  await menu.press('Enter')
  await more.press('Escape')
  await expect(more).toBeHidden()
  await expect(menu).toBeFocused()
  await menu.click()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(more).toBeHidden()

  await menu.click()
  await more.click()
  await sheet(page).getByRole('button', { name: 'Copy BibTeX' }).click()
  await expect(sheet(page).getByRole('button', { name: 'Copied' })).toBeVisible()
  const entry = await page.evaluate(() => navigator.clipboard.readText())
  expect(entry).toContain('@online{bench-documentation-phase-correction,\n  title = {{Phase correction}}')
  expect(entry).toContain('url = {https://docs.example.org/sub/help/phase/}')
  await expect(sheet(page).getByRole('link', { name: 'CC BY 4.0' })).toHaveAttribute('href', /getting_started/)
  const links = sheet(page).locator('[data-links] a')
  await expect(links.first()).toBeVisible()
  const titles = await links.allInnerTexts()
  expect(titles).not.toContain('Phase correction')
  expect(new Set(titles).size).toBe(titles.length)
  const [title = ''] = titles
  await links.first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(sheet(page)).toHaveCount(0)
  await expect(page.locator(`.prose a[href^="${at('help/phase/')}"]`).first()).toBeAttached()
})

test('lists the keys of the site and of the current tools on "?", except in a field', async ({ page }) => {
  await openUntilIdle(page, 'help/phase/')
  await page.keyboard.press('?')
  await expect(sheet(page)).toHaveAccessibleName('Keys')
  await expect(sheet(page).getByRole('row', { name: 'search' })).toContainText('K')
  await expect(sheet(page).getByRole('heading', { name: 'Phase' })).toBeVisible()
  await expect(sheet(page).getByRole('row', { name: 'phase correction' })).toContainText('a spectrum is chosen')
  await expect(sheet(page).getByText('the whole spectrum')).toHaveCount(0)
  await expect(sheet(page).getByRole('link', { name: 'All keys of the program' })).toHaveAttribute('href', at('keys/'))
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)
  const field = page.getByRole('searchbox', { name: 'Filter pages' })
  await field.focus()
  await page.keyboard.type('?')
  await expect(field).toHaveValue('?')
  await expect(sheet(page)).toHaveCount(0)

  await page.route('**/keys/', (route) => route.abort())
  await openUntilIdle(page, 'help/phase/')
  await page.keyboard.press('?')
  await expect(sheet(page)).toContainText('could not be loaded')
})

test('filters the glossary, jumps to letters, and lists the pages that use a term', async ({ page }) => {
  await openUntilIdle(page, 'words/')
  const letters = page.getByRole('navigation', { name: 'Letters of the glossary' })
  await expect(letters.getByRole('link')).toHaveText(['B', 'S'])
  const field = page.getByRole('searchbox', { name: 'Find a term' })
  await retype(field, 'holds solvent')
  await expect(page.locator('.prose h3:visible')).toHaveText(['Bottle'])
  await expect(page.locator('.prose h2:visible')).toHaveText(['B'])
  await expect(letters.getByRole('status')).toHaveText('One term')
  await letters.getByRole('link', { name: 'S' }).click()
  await expect(field).toHaveValue('')
  await expect(page.locator('#sample')).toBeInViewport()
  await retype(field, 'sample')
  await expect(page.locator('.prose h3:visible')).toHaveText(['Sample', 'Bench'])
  await retype(field, 'nothing of it')
  await expect(letters.getByText('No term contains these words.')).toBeInViewport()
  await expect(letters.getByRole('link', { name: 'Search for “nothing of it”' })).toHaveAttribute('href', /\/search/)
  await field.press('Escape')
  await expect(page.locator('.prose h3:visible')).toHaveCount(3)
  const uses = page.getByRole('button', { name: 'Where terms are used' })
  await uses.click()
  await expect(uses).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('[data-uses]')).toHaveText(['Used on: Phase correction'])
  await expect(page.locator('#sample ~ [data-uses] a')).toHaveAttribute('href', at('help/phase/'))
  await uses.click()
  await expect(page.locator('[data-uses]')).toHaveCount(0)
})

test('explains a term on hover and focus beside its link, and closes it on Escape', async ({ page }) => {
  await openUntilIdle(page, 'help/phase/')
  await term(page).hover()
  await expect(card(page)).toBeVisible()
  await expect(card(page)).toContainText((await term(page).getAttribute('href'))?.split('#')[1]?.split('-')[0] ?? '?', {
    ignoreCase: true,
  })
  const [link, shown] = await Promise.all([term(page).boundingBox(), card(page).boundingBox()])
  const isApart =
    (shown?.y ?? 0) >= (link?.y ?? 0) + (link?.height ?? 0) || (shown?.y ?? 0) + (shown?.height ?? 0) <= (link?.y ?? 0)
  expect(isApart).toBe(true)
  await page.keyboard.press('Escape')
  await expect(card(page)).toHaveCount(0)
  await page.mouse.move(0, 0)
  await page.keyboard.press('Tab')
  await term(page).focus()
  await expect(card(page)).toBeVisible()
  await expect(term(page)).toHaveAttribute('aria-describedby', 'term')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/glossary\/#/)
  await expect(card(page)).toHaveCount(0)
})

test('keeps the card of a term while the pointer or the focus is in it, and follows its links', async ({ page }) => {
  const more = card(page).getByRole('link', { name: 'Read more in the glossary' })
  await openUntilIdle(page, 'help/phase/')
  await term(page).hover()
  await more.hover()
  // Longer than the pause after which a card closes.
  await page.waitForTimeout(600)
  await more.click()
  await expect(page).toHaveURL(/\/glossary\/#phase-correction$/)

  await openUntilIdle(page, 'help/phase/')
  await page.keyboard.press('Tab')
  await term(page).focus()
  await expect(card(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(card(page).getByRole('link', { name: 'lines' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(more).toBeFocused()
  await page.getByRole('heading', { level: 1 }).hover()
  await page.waitForTimeout(600)
  await expect(more).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(card(page)).toHaveCount(0)
  await expect(term(page)).toBeFocused()

  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(card(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(term(page)).toBeFocused()
  await expect(card(page)).toBeVisible()
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'other words' })).toBeFocused()
  await expect(card(page)).toHaveCount(0)

  await page.keyboard.press('Shift+Tab')
  await expect(card(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/glossary\/#line$/)
})

import { expect, type Page } from '@playwright/test'
import { at, onSharedPage, test } from './on-site'
import { openUntilIdle } from './waiting'

const tools = (page: Page) => page.getByRole('group', { name: 'Tools for this page' })
const openMenu = (page: Page) => tools(page).getByText('Page', { exact: true }).click()
const sheet = (page: Page) => page.getByRole('dialog')

test.describe('the tools of a page', () => {
  const onPage = onSharedPage(test, 'help/phase/')
  const menu = (page: Page) => tools(page).locator('summary')
  const tool = (page: Page, name: string) => tools(page).getByRole('button', { name })
  const print = (page: Page) => tool(page, 'Print')

  onPage.beforeEach(({ page }) => page.context().grantPermissions(['clipboard-read', 'clipboard-write']))
  onPage.afterEach(async ({ page }) => {
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(print(page)).toBeHidden()
  })

  onPage('copies the page as Markdown', async ({ page }) => {
    await openMenu(page)
    const markdown = tools(page).getByRole('link', { name: 'View as Markdown' })
    await expect(markdown).toHaveAttribute('href', at('help/phase.md'))
    await tools(page).getByRole('button', { name: 'Copy as Markdown' }).click()
    await expect(tools(page).getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# Phase correction/)
  })

  onPage('reports a mistake in the current section', async ({ page }) => {
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first().click()
    await menu(page).click()
    const report = tools(page).getByRole('link', { name: 'Report a mistake' })
    const bodyOf = async () => new URL((await report.getAttribute('href')) ?? '').searchParams.get('body')
    expect(await bodyOf()).toBe('https://docs.example.org/sub/help/phase/\nSection: ')
    const section = await page.locator('[data-toc] [aria-current]').innerText()
    // Do not leave for the other site.
    await report.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
    await report.click()
    expect(await bodyOf()).toBe(`https://docs.example.org/sub/help/phase/\nSection: ${section}`)
  })

  onPage('open by keyboard, and return the focus', async ({ page }) => {
    await menu(page).press('Enter')
    await print(page).press('Enter')
    await expect(sheet(page)).toHaveAccessibleName('Print')
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toHaveCount(0)
    await expect(print(page)).toBeHidden()
    await expect(menu(page)).toBeFocused()
  })

  onPage('close their menu by Escape, and return the focus', async ({ page }) => {
    await menu(page).press('Enter')
    await print(page).press('Escape')
    await expect(print(page)).toBeHidden()
    await expect(menu(page)).toBeFocused()
  })

  onPage('close their menu by a click elsewhere', async ({ page }) => {
    await menu(page).click()
    await expect(print(page)).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(print(page)).toBeHidden()
  })

  onPage('cite the page, with its licence', async ({ page }) => {
    await menu(page).click()
    await tool(page, 'Cite this page').click()
    await sheet(page).getByRole('button', { name: 'Copy BibTeX' }).click()
    await expect(sheet(page).getByRole('button', { name: 'Copied' })).toBeVisible()
    const entry = await page.evaluate(() => navigator.clipboard.readText())
    expect(entry).toContain('@online{bench-documentation-phase-correction,\n  title = {{Phase correction}}')
    expect(entry).toContain('url = {https://docs.example.org/sub/help/phase/}')
    await expect(sheet(page).getByRole('link', { name: 'CC BY 4.0' })).toHaveAttribute('href', /getting_started/)
  })

  onPage('list the keys of the site and of the current tools on "?"', async ({ page }) => {
    await page.keyboard.press('?')
    await expect(sheet(page)).toHaveAccessibleName('Keys')
    await expect(sheet(page).getByRole('row', { name: 'search' })).toContainText('K')
    await expect(sheet(page).getByRole('heading', { name: 'Phase' })).toBeVisible()
    await expect(sheet(page).getByRole('row', { name: 'phase correction' })).toContainText('a spectrum is chosen')
    await expect(sheet(page).getByText('the whole spectrum')).toHaveCount(0)
    const all = sheet(page).getByRole('link', { name: 'All keys of the program' })
    await expect(all).toHaveAttribute('href', at('keys/'))
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toHaveCount(0)
  })

  onPage('leave "?" to a field', async ({ page }) => {
    const field = page.getByRole('searchbox', { name: 'Filter pages' })
    await field.focus()
    await page.keyboard.type('?')
    await expect(field).toHaveValue('?')
    await expect(sheet(page)).toHaveCount(0)
  })

  onPage('list the pages that link to it, and close when one is followed', async ({ page }) => {
    await menu(page).click()
    await tool(page, 'Pages that link here').click()
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
})

test('loads nothing for the tools before they are used', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await openUntilIdle(page, 'help/phase/')
  expect(requests).toContain(at('help/phase/'))
  expect(requests.filter((path) => [at('glossary/'), at('links.json'), at('pages.json')].includes(path))).toEqual([])
})

test('prints only the current section', async ({ page }) => {
  await page.addInitScript(() =>
    Object.assign(window, {
      print: () =>
        document.documentElement.setAttribute('data-printed', String(document.querySelector('dialog[open]') === null)),
    }),
  )
  await openUntilIdle(page, 'help/phase/#zero-order')
  await openMenu(page)
  await tools(page).getByRole('button', { name: 'Print' }).click()
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

test('reports keys that cannot be loaded', async ({ page }) => {
  await page.route('**/keys/', (route) => route.abort())
  await openUntilIdle(page, 'help/phase/')
  await page.keyboard.press('?')
  await expect(sheet(page)).toContainText('could not be loaded')
})

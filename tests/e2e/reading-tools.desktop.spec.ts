import { expect, type Page } from '@playwright/test'
import { findViolations } from './axe'
import { test } from './on-site'
import { openComplete } from './waiting'

const tools = (page: Page) => page.getByRole('group', { name: 'Tools for this page' })
const sheet = (page: Page) => page.getByRole('dialog')

async function openSheet(page: Page, url = '/help/phase/') {
  await openComplete(page, url)
  await tools(page).getByRole('button', { name: 'More' }).click()
  await expect(sheet(page)).toBeVisible()
}

test('each page has its text in Markdown beside it, whose links lead to such texts', async ({ page, request }) => {
  await page.goto('/help/phase/')
  const link = tools(page).getByRole('link', { name: 'View as Markdown' })
  await expect(link).toHaveAttribute('href', '/help/phase.md')
  const response = await request.get('/help/phase.md')
  expect(response.headers()['content-type']).toContain('text/markdown')
  const text = await response.text()
  expect(text).toMatch(/^# Phase correction\n/)
  const links = Array.from(
    text.matchAll(/\]\((https:\/\/docs\.example\.org(\/[^)#]+\.md))/g),
    ([, , path = '']) => path,
  )
  expect(links.length).toBeGreaterThan(0)
  for (const path of links) expect((await request.get(path)).status(), path).toBe(200)
})

test('a page is copied, and reported on with the section that is read', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openComplete(page, '/help/phase/')
  await tools(page).getByRole('button', { name: 'Copy page' }).click()
  await expect(tools(page).getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# Phase correction/)
  const report = tools(page).getByRole('link', { name: 'Report a mistake' })
  const bodyOf = async () => new URL((await report.getAttribute('href')) ?? '').searchParams.get('body')
  expect(await bodyOf()).toBe('https://docs.example.org/help/phase/\nSection: ')
  const section = await page.locator('[data-toc] [aria-current]').innerText()
  // The click is seen, and not followed to the other site.
  await report.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
  await report.click()
  expect(await bodyOf()).toBe(`https://docs.example.org/help/phase/\nSection: ${section}`)
})

test('the sheet of tools comes when it is asked for, and cites the page, with the licence of its text', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openComplete(page, '/help/phase/')
  expect(asked).not.toContain('/links.json')
  await tools(page).getByRole('button', { name: 'More' }).click()
  await sheet(page).getByRole('button', { name: 'Copy BibTeX' }).click()
  await expect(sheet(page).getByRole('button', { name: 'Copied' })).toBeVisible()
  const entry = await page.evaluate(() => navigator.clipboard.readText())
  expect(entry).toContain('@online{bench-documentation-phase-correction,\n  title = {{Phase correction}}')
  expect(entry).toContain('url = {https://docs.example.org/help/phase/}')
  await expect(sheet(page).getByRole('link', { name: 'CC BY 4.0' })).toHaveAttribute('href', /getting_started/)
})

test('the sheet names the pages that link to this one, and a link of it leads there', async ({ page }) => {
  await openSheet(page)
  const links = sheet(page).locator('[data-links] a')
  await expect(links.first()).toBeVisible()
  const titles = await links.allInnerTexts()
  expect(titles).not.toContain('Phase correction')
  expect(new Set(titles).size).toBe(titles.length)
  const [title = ''] = titles
  await links.first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(sheet(page)).toHaveCount(0)
  await expect(page.locator('.prose a[href^="/help/phase/"]').first()).toBeAttached()
})

test('the sheet is worked by keys, has no fault that axe knows, and gives the focus back', async ({ page }) => {
  await openComplete(page, '/help/phase/')
  const more = tools(page).getByRole('button', { name: 'More' })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(sheet(page)).toHaveAccessibleName('Tools for this page')
  expect(await findViolations(page, { include: 'dialog' })).toEqual([])
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)
  await expect(more).toBeFocused()
})

test('a page or the section that is read is printed, and after it all is as it was', async ({ page }) => {
  await page.addInitScript(() =>
    Object.assign(window, {
      print: () =>
        document.documentElement.setAttribute('data-asked', String(document.querySelector('dialog[open]') === null)),
    }),
  )
  await openComplete(page, '/help/phase/#zero-order')
  await tools(page).getByRole('button', { name: 'More' }).click()
  await sheet(page).getByRole('button', { name: 'Section “Zero order”' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'true')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#zero-order')).toBeVisible()
  await expect(page.locator('#zero-order + p')).toBeVisible()
  await expect(page.locator('#first-order')).toBeHidden()
  await expect(page.locator('#the-idea')).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.locator('#first-order')).toBeVisible()
})

test('without JavaScript the links are there, and no button that could not work', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${baseURL}/help/phase/`)
  await expect(tools(page).getByRole('link')).toHaveText(['View as Markdown', 'Report a mistake'])
  await expect(tools(page).getByRole('button')).toHaveCount(0)
  await expect(page.locator('[data-tree] input')).toBeHidden()
  await page.close()
})

test('? shows the keys of the site and those of the program that this page leads to, but not in a field', async ({
  page,
}) => {
  await openComplete(page, '/help/phase/')
  await page.keyboard.press('?')
  await expect(sheet(page)).toHaveAccessibleName('Keys')
  await expect(sheet(page).getByRole('row', { name: 'search' })).toContainText('K')
  await expect(sheet(page).getByRole('heading', { name: 'Phase' })).toBeVisible()
  await expect(sheet(page).getByRole('row', { name: 'phase correction' })).toContainText('a spectrum is chosen')
  await expect(sheet(page).getByText('the whole spectrum')).toHaveCount(0)
  await expect(sheet(page).getByRole('link', { name: 'All keys of the program' })).toHaveAttribute('href', '/keys/')
  expect(await findViolations(page, { include: 'dialog' })).toEqual([])
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)
  const field = page.getByRole('searchbox', { name: 'Filter pages' })
  await field.focus()
  await page.keyboard.type('?')
  await expect(field).toHaveValue('?')
  await expect(sheet(page)).toHaveCount(0)
})

test('keys that cannot be had are said not to be', async ({ page }) => {
  await openComplete(page, '/help/phase/')
  await page.route('**/keys/', (route) => route.abort())
  await page.keyboard.press('?')
  await expect(sheet(page)).toContainText('could not be loaded')
})

test('the mark of a heading copies its address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openComplete(page, '/help/phase/')
  await page.locator('#zero-order').hover()
  await page.getByRole('link', { name: 'Link to this heading: Zero order' }).click()
  await expect(page.locator('#zero-order')).toContainText('Link copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/help\/phase\/#zero-order$/)
  await expect(page.locator('#zero-order')).not.toContainText('Link copied')
})

test('a glossary is filtered, led by letters, and says where its terms are used', async ({ page }) => {
  await openComplete(page, '/words/')
  const letters = page.getByRole('navigation', { name: 'Letters of the glossary' })
  await expect(letters.getByRole('link')).toHaveText(['B', 'S'])
  const field = page.getByRole('searchbox', { name: 'Find a term' })
  await field.fill('holds solvent')
  await expect(page.locator('.prose h3:visible')).toHaveText(['Bottle'])
  await expect(page.locator('.prose h2:visible')).toHaveText(['B'])
  await expect(letters.getByRole('status')).toHaveText('One term')
  await letters.getByRole('link', { name: 'S' }).click()
  await expect(field).toHaveValue('')
  await expect(page.locator('#sample')).toBeInViewport()
  await field.fill('nothing of it')
  await expect(letters.getByRole('status')).toHaveText('No term has these words.')
  await field.press('Escape')
  await expect(page.locator('.prose h3:visible')).toHaveCount(3)
  const uses = page.getByRole('button', { name: 'Where terms are used' })
  await uses.click()
  await expect(uses).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('[data-uses]')).toHaveText(['Used on: Phase correction'])
  await expect(page.locator('#sample ~ [data-uses] a')).toHaveAttribute('href', '/help/phase/')
  await uses.click()
  await expect(page.locator('[data-uses]')).toHaveCount(0)
  expect(await findViolations(page)).toEqual([])
})

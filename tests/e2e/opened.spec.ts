import { expect, type Page } from '@playwright/test'
import { findViolations } from './axe'
import { at, test } from './on-site'
import { openSearch, searchDialog, searchRows } from './search'
import { retype } from './typing'
import { click, openUntilIdle, preventIdle } from './waiting'

/** A state of a page: its address, how to reach it, and the part to check. Its colours in the dark mode: `tokens.test.ts`. */
interface State {
  url?: string
  include: string
  open: (page: Page) => Promise<unknown>
  /** Where it is checked, if not only on the desktop; the states of both have another layout on a phone. */
  on?: 'phone' | 'both'
}

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click()

const states: Record<string, State> = {
  drawer: { include: 'dialog', open: press('Open menu'), on: 'phone' },
  dropdown: {
    include: 'header',
    open: (page) => page.locator('[data-dropdown] button').first().click(),
  },
  'filtered sidebar': { include: '[data-tree]', open: filterSidebar },
  'search that fails': { include: 'dialog', open: failSearch },
  'search with results': { include: 'dialog', open: (page) => openSearch(page, 'phase') },
  'search without results': { include: 'dialog', open: (page) => openSearch(page, 'phaseqqqqqq') },
  'saved search': { include: 'dialog', open: saveSearch },
  'page menu': { include: 'article [data-page-tools] > div', open: openPageMenu },
  tools: { include: 'dialog', open: openTools },
  term: { include: '#term', open: focusTerm },
  glossary: { url: 'words/', include: '#main', open: (page) => retype(page.getByRole('searchbox').last(), 'holds') },
  'enlarged picture': { url: 'tutorial-extras/figures/', include: 'dialog', open: enlarge, on: 'both' },
  'search page': {
    url: 'search/?q=phase',
    include: '#main',
    open: (page) => page.getByRole('article').first().waitFor(),
  },
  'page that is missing': {
    url: 'help/Phase_/',
    include: '#main',
    open: (page) => page.locator('#main [role=status] a').first().waitFor(),
  },
  'offline notice': { url: 'help/processing/', include: '[data-unreachable]', open: goOffline },
}

test('keeps dialogs, dropdowns and page states accessible and within the content security policy', async ({
  page,
  isMobile,
}) => {
  test.slow()
  const refused: string[] = []
  page.on('console', (message) => /Content Security Policy/.test(message.text()) && refused.push(message.text()))
  for (const [name, { url = 'help/phase/', include, open, on }] of Object.entries(states)) {
    if (isMobile ? on === undefined : on === 'phone') continue
    if (new URL(page.url()).pathname !== url) await openUntilIdle(page, url)
    await open(page)
    const opened = page.locator(include).filter({ visible: true })
    await expect(opened, name).toHaveCount(1)
    expect(await findViolations(page, { include }), name).toEqual([])
    await page.keyboard.press('Escape')
    if (include === 'dialog') await expect(opened).toHaveCount(0)
  }
  expect(refused).toEqual([])
})

function openPageMenu(page: Page): Promise<void> {
  return page.locator('article [data-page-tools] > summary').click()
}

async function openTools(page: Page): Promise<void> {
  await openPageMenu(page)
  await press('Print, cite')(page)
}

/** By keyboard, which works in both projects. */
function enlarge(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Enlarge: A peak' }).first().press('Enter')
}

async function filterSidebar(page: Page): Promise<void> {
  const sidebar = page.locator('[data-tree]')
  await retype(sidebar.getByRole('searchbox'), 'phase')
  await expect(sidebar.getByRole('status')).not.toBeEmpty()
}

async function failSearch(page: Page): Promise<void> {
  await page.route('**/search-index.json', (route) => route.abort())
  await page.reload()
  await openSearch(page)
  await retype(searchDialog(page).getByRole('combobox'), 'phase')
  await expect(searchDialog(page)).toContainText('Unable to fetch results')
  await page.unrouteAll()
}

async function saveSearch(page: Page): Promise<void> {
  await openSearch(page, 'phase')
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Escape')
  await openSearch(page)
  await expect(searchRows(page)).toHaveCount(1)
}

async function focusTerm(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
  await openUntilIdle(page, page.url())
  await page.keyboard.press('Tab')
  await page.locator('.prose a[href*="/glossary/#"]').first().focus()
}

async function goOffline(page: Page): Promise<void> {
  await preventIdle(page)
  await openUntilIdle(page, 'help/processing/')
  await page.context().setOffline(true)
  await click(page, at('help/ranges/'))
}

import { expect, type Page } from '@playwright/test'
import { at } from './on-site'
import { enlargedPicture, press, testStates } from './opened'
import { openSearch, searchDialog, searchRows } from './search'
import { retype } from './typing'
import { click, openUntilIdle, preventIdle } from './waiting'

testStates({
  dropdown: {
    include: 'header',
    open: (page) => page.locator('[data-dropdown] button').first().click(),
  },
  'filtered sidebar': { include: '[data-tree]', open: filterSidebar },
  'search with results': { include: 'dialog', open: (page) => openSearch(page, 'phase') },
  'search without results': { include: 'dialog', open: (page) => openSearch(page, 'phaseqqqqqq') },
  'saved search': { include: 'dialog', open: saveSearch },
  'page menu': { include: '[data-page-tools] > div', open: openPageMenu },
  tools: { include: 'dialog', open: openTools },
  term: { include: '#term', open: focusTerm },
  'search that fails': { include: 'dialog', open: failSearch },
  glossary: { url: 'words/', include: '#main', open: (page) => retype(page.getByRole('searchbox').last(), 'holds') },
  'enlarged picture': enlargedPicture,
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
})

function openPageMenu(page: Page): Promise<void> {
  return page.locator('[data-page-tools] > summary').click()
}

async function openTools(page: Page): Promise<void> {
  await openPageMenu(page)
  await press('Cite this page')(page)
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
  const popup = page.waitForEvent('popup')
  await page.keyboard.press('Control+Enter')
  await (await popup).close()
  await page.keyboard.press('Escape')
  await openSearch(page)
  await expect(searchRows(page)).toHaveCount(1)
}

async function focusTerm(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  await page.locator('.prose a[href*="/glossary/#"]').first().focus()
}

async function goOffline(page: Page): Promise<void> {
  await preventIdle(page)
  await openUntilIdle(page, 'help/processing/')
  await page.context().setOffline(true)
  await click(page, at('help/ranges/'))
}

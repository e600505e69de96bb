import { expect } from '@playwright/test'
import { test } from './on-browser'
import { click, drag, inPage, openUntilIdle, withArgument } from './steps'
import type { Tab } from './tab'

const isOpen = () => document.querySelector('[data-search]')?.matches(':modal') ?? false
const countHits = () => document.querySelectorAll('.DocSearch-Hit').length
const focusedClass = () => document.activeElement?.className

async function openSearch(tab: Tab, keys: string): Promise<void> {
  await tab.keyboard.press(keys)
  await inPage(tab, focusedClass).toContain('DocSearch-Input')
}

test('opens the search by Ctrl K, goes to the hit that arrow keys chose, and keeps it as recent and favourite', async ({
  tab,
}) => {
  await tab.goto('help/ft/')
  await openSearch(tab, 'Control+k')
  // Results of a further key would move the choice.
  await tab.keyboard.type('z')
  await inPage(tab, countHits).toBeGreaterThan(1)
  const chosen = () => document.querySelector<HTMLAnchorElement>('.DocSearch-Hit[aria-selected=true] a')?.href
  const first = await tab.evaluate(chosen, undefined)
  await tab.keyboard.press('ArrowDown')
  await inPage(tab, chosen).not.toBe(first)
  const target = await tab.evaluate(chosen, undefined)
  await tab.keyboard.press('Enter')
  await inPage(tab, () => location.href).toBe(target)
  await inPage(tab, isOpen).toBe(false)

  await openSearch(tab, '/')
  await inPage(tab, countHits).toBe(1)
  await click(tab, '.DocSearch-Hit-action-button')
  const favourites = () => JSON.parse(localStorage.getItem('__DOCSEARCH_FAVORITE_SEARCHES__docs') ?? '[]').length
  await inPage(tab, favourites).toBe(1)
  await tab.keyboard.press('Escape')
  await inPage(tab, isOpen).toBe(false)
})

test('returns the focus to the button after Escape, and starts the search with the text that is selected', async ({
  tab,
}) => {
  await openUntilIdle(tab, 'help/ft/')
  await click(tab, 'button[aria-haspopup=dialog][aria-keyshortcuts]')
  await inPage(tab, focusedClass).toContain('DocSearch-Input')
  await tab.keyboard.type('qqxzv')
  await inPage(tab, () => document.querySelector('[data-search] [role=status]')?.textContent).not.toBe('')
  await inPage(tab, countHits).toBe(0)
  await tab.keyboard.press('Escape')
  await inPage(tab, isOpen).toBe(false)
  await inPage(tab, () => document.activeElement?.matches('button[aria-keyshortcuts]')).toBe(true)

  await drag(tab, '#main h1', 90)
  const selected = await tab.evaluate(() => `${getSelection()}`.trim(), undefined)
  expect(selected).not.toBe('')
  await openSearch(tab, 'Control+k')
  await inPage(tab, () => document.querySelector<HTMLInputElement>('.DocSearch-Input')?.value).toBe(selected)
})

test('follows a hit by a click, on phones too, where the search fills the window', async ({ tab }) => {
  for (const width of [1280, 390]) {
    await tab.setViewportSize({ width, height: 800 })
    await openUntilIdle(tab, 'help/ft/')
    await click(tab, 'button[aria-haspopup=dialog][aria-keyshortcuts]')
    await inPage(tab, focusedClass).toContain('DocSearch-Input')
    await tab.keyboard.type('phase')
    await inPage(tab, countHits).toBeGreaterThan(2)
    const box = await tab.evaluate(() => {
      const { left, right, width } =
        document.querySelector('.DocSearch-Modal')?.getBoundingClientRect() ?? new DOMRect()
      return { left, right, width }
    }, undefined)
    expect(box.left).toBeGreaterThanOrEqual(0)
    expect(box.right).toBeLessThanOrEqual(width)
    if (width === 390) expect(box.width).toBeGreaterThan(370)
    const target = await tab.evaluate(
      () => document.querySelector<HTMLAnchorElement>('.DocSearch-Hit a')?.href,
      undefined,
    )
    await click(tab, '.DocSearch-Hit a')
    await inPage(tab, () => location.href).toBe(target)
  }
})

test('writes the query of the search page into its address, and returns to the former one', async ({ tab }) => {
  await openUntilIdle(tab, 'search/?q=phase')
  const countResults = () => document.querySelectorAll('[data-search-results] a').length
  await inPage(tab, countResults).toBeGreaterThan(1)
  await click(tab, 'main form input')
  await tab.keyboard.press('End')
  await tab.keyboard.type(' correction')
  await inPage(tab, () => new URLSearchParams(location.search).get('q')).toBe('phase correction')
  await tab.goBack()
  await withArgument(
    tab,
    (name) => [
      new URLSearchParams(location.search).get(name),
      document.querySelector<HTMLInputElement>('main form input')?.value,
    ],
    'q',
  ).toEqual(['phase', 'phase'])
})

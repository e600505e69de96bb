import { expect } from '@playwright/test'
import { test } from './on-browser'
import { click, find, inPage, openUntilIdle } from './steps'
import type { Tab } from './tab'

const overflow = () => document.documentElement.scrollWidth - innerWidth

test('shows whole pages without JavaScript, and nothing that needs it', async ({ openTab }) => {
  const tab = await openTab({ javaScript: false })
  for (const address of ['', 'help/phase/', 'contribute-to-doc/markdown_features/', 'search/']) {
    await tab.goto(address)
    const shown = () => {
      const dead = [...document.querySelectorAll('[data-needs-js]:not(fieldset)')]
      return dead
        .filter((each) => each.checkVisibility({ visibilityProperty: true }))
        .map((each) => each.outerHTML.slice(0, 80))
    }
    expect({ address, shown: await tab.evaluate(shown, undefined) }).toEqual({ address, shown: [] })
    expect(await tab.evaluate(overflow, undefined)).toBeLessThanOrEqual(0)
    expect(await tab.evaluate(() => document.querySelector('h1')?.checkVisibility(), undefined)).toBe(true)
  }
})

test('works while storage is blocked, and lets clips wait for readers who want less motion', async ({ openTab }) => {
  // One start of the browser for both.
  const tab = await openTab({ storage: false, reducedMotion: true })
  await openUntilIdle(tab, 'contribute-to-doc/images/')
  await inPage(tab, () => matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true)
  await find(tab, ':has(> video)')
  await tab.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)).then(() => null), undefined)
  expect(await tab.evaluate(() => document.querySelector('video')?.paused, undefined)).toBe(true)
  expect(await tab.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior, undefined)).toBe('auto')
  await openUntilIdle(tab, 'help/phase/')
  const isBlocked = () => {
    try {
      return !localStorage
    } catch {
      return true
    }
  }
  await inPage(tab, isBlocked).toBe(true)
  await click(tab, '[data-color-mode-toggle]')
  await inPage(tab, () => document.documentElement.dataset.theme).toBe('dark')
  await click(tab, '[data-announcement-close]')
  await inPage(tab, () => document.querySelector('[data-announcement-close]')?.checkVisibility()).toBe(false)
  await tab.keyboard.press('Control+k')
  await inPage(tab, () => document.activeElement?.className).toContain('DocSearch-Input')
  await tab.keyboard.type('zero filling')
  await inPage(tab, () => document.querySelectorAll('.DocSearch-Hit').length).toBeGreaterThan(0)
  await tab.keyboard.press('Enter')
  await inPage(tab, () => location.pathname).toContain('help/zero-filling')
})

test('outlines current entries in forced colours, and gives text twice as large the layout of phones', async ({
  openTab,
  browserName,
}) => {
  test.skip(browserName !== 'firefox', 'Only Firefox has these settings from outside.')
  const tab = await openTab({ forcedColors: true, textSize: 32 })
  await openUntilIdle(tab, 'contribute-to-doc/markdown_features/')
  await inPage(tab, () => matchMedia('(forced-colors: active)').matches).toBe(true)
  const outlines = (selectors: string[]) =>
    selectors.map((selector) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.querySelector(selector) ?? document.body)
      return `${outlineStyle} ${outlineWidth}`
    })
  const current = ['[data-tree] [aria-current=page]', '[role=tab][aria-selected=true]']
  expect(await tab.evaluate(outlines, current)).toEqual(['solid 2px', 'solid 2px'])
  await inPage(tab, () => document.querySelector('button[aria-controls="navbar:menu"]')?.checkVisibility()).toBe(true)
  await expectToFit(tab)
})

test('fits a window that is zoomed to two and four times', async ({ tab }) => {
  for (const zoom of [2, 4]) {
    // Zoomed pages have fewer and larger pixels.
    await tab.setViewportSize({ width: 1280 / zoom, height: 800 / zoom })
    await expectToFit(tab)
  }
})

/** Expects no page wider than the window. */
async function expectToFit(tab: Tab): Promise<void> {
  for (const address of ['help/phase/', 'tutorial-extras/figures/', 'blog/']) {
    await tab.goto(address)
    await expect.poll(() => tab.evaluate(overflow, undefined), address).toBeLessThanOrEqual(0)
  }
}

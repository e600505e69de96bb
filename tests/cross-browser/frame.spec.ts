import { expect } from '@playwright/test'
import { at } from '../e2e/on-site'
import { test } from './on-browser'
import { click, find, hover, inPage, openUntilIdle } from './steps'

const theme = () => document.documentElement.dataset.theme

test('keeps the chosen colour mode on the next page, with the colour of the browser', async ({ tab }) => {
  await tab.goto('help/ft/')
  const colours = () => {
    const colour = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content.match(/\w\w/g) ?? []
    const surface = getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? []
    return {
      isSame: `${colour.map((part) => Number.parseInt(part, 16))}` === `${surface}`,
      scheme: getComputedStyle(document.body).colorScheme,
    }
  }
  await inPage(tab, theme).toBe('light')
  await inPage(tab, colours).toEqual({ isSame: true, scheme: 'light' })
  await click(tab, '[data-color-mode-toggle]')
  await inPage(tab, theme).toBe('dark')
  await tab.goto('help/phase/')
  expect(await tab.evaluate(theme, undefined)).toBe('dark')
  expect(await tab.evaluate(colours, undefined)).toEqual({ isSame: true, scheme: 'dark' })
})

test('keeps the announcement closed', async ({ tab }) => {
  const height = () => document.querySelector('[data-announcement-close]')?.getBoundingClientRect().height
  await tab.goto('help/phase/')
  await inPage(tab, height).toBeGreaterThan(10)
  await click(tab, '[data-announcement-close]')
  await inPage(tab, height).toBe(0)
  await tab.reload()
  expect(await tab.evaluate(height, undefined)).toBe(0)
})

test('opens the groups of the sidebar, filters its pages, and moves to one by the arrow key', async ({ tab }) => {
  await tab.goto('help/phase/')
  const closed = () => document.querySelectorAll('[data-tree] [aria-expanded=false]').length
  const before = await tab.evaluate(closed, undefined)
  await click(tab, '[data-tree] [aria-expanded=false]')
  await inPage(tab, closed).toBe(before - 1)
  await click(tab, '[data-filter]')
  await tab.keyboard.type('zero')
  const visible = () =>
    [...document.querySelectorAll<HTMLAnchorElement>('[data-tree] a')]
      .filter((link) => link.checkVisibility())
      .map((link) => link.pathname)
  // Beside the pages it offers a search.
  await inPage(tab, visible).toEqual([at('help/zero-filling/'), at('search/')])
  await tab.keyboard.press('ArrowDown')
  await inPage(tab, () => (document.activeElement as HTMLAnchorElement).pathname).toBe(at('help/zero-filling/'))
  await tab.keyboard.press('Enter')
  await inPage(tab, () => location.pathname).toBe(at('help/zero-filling/'))
})

test('keeps the sidebar hidden, with the line at the top of the window in its place', async ({ tab }) => {
  // In wider windows the text keeps its width.
  await tab.setViewportSize({ width: 1040, height: 800 })
  await openUntilIdle(tab, 'help/phase/')
  const isHidden = () => document.documentElement.hasAttribute('data-sidebar-hidden')
  await tab.evaluate(() => {
    const paragraph = document.querySelector('#main .prose h2 ~ h2 ~ h2 ~ p')
    paragraph?.setAttribute('data-first', '')
    const bottom = document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0
    window.scrollBy({ top: (paragraph?.getBoundingClientRect().top ?? 0) - bottom - 30, behavior: 'instant' })
  }, undefined)
  const top = () => document.querySelector('[data-first]')?.getBoundingClientRect().top ?? -1
  await hover(tab, '[data-sidebar=hide]')
  const before = await tab.evaluate(top, undefined)
  await click(tab, '[data-sidebar=hide]')
  await inPage(tab, isHidden).toBe(true)
  await expect.poll(async () => Math.abs((await tab.evaluate(top, undefined)) - before)).toBeLessThan(60)
  await tab.reload()
  expect(await tab.evaluate(isHidden, undefined)).toBe(true)
  await click(tab, '[data-sidebar=show]')
  await inPage(tab, isHidden).toBe(false)
})

test('opens a dropdown under the pointer and by keys, and returns the focus by Escape', async ({ tab }) => {
  await openUntilIdle(tab, 'help/phase/')
  const isOpen = () => document.querySelector('[data-dropdown]')?.lastElementChild?.checkVisibility()
  await hover(tab, '[data-dropdown] > button')
  await inPage(tab, isOpen).toBe(true)
  await tab.mouse.move(640, 600)
  await inPage(tab, isOpen).toBe(false)
  await tab.evaluate(() => document.querySelector<HTMLElement>('[data-dropdown] > button')?.focus(), undefined)
  await tab.keyboard.press('Enter')
  await inPage(tab, isOpen).toBe(true)
  await tab.keyboard.press('ArrowDown')
  await inPage(tab, () => document.activeElement?.tagName).toBe('A')
  await tab.keyboard.press('Escape')
  await inPage(tab, isOpen).toBe(false)
  await inPage(tab, () => document.activeElement?.matches('[data-dropdown] > button')).toBe(true)
})

test('reaches the text by the first Tab, and shows where the focus is at every stop', async ({ tab }) => {
  await openUntilIdle(tab, 'help/phase/')
  const stop = () => {
    const element = document.activeElement ?? document.body
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    const { top, bottom, width } = element.getBoundingClientRect()
    return {
      name: element.outerHTML.slice(0, 80),
      hasRing: (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none',
      isInView: width > 0 && top < innerHeight && bottom > 0,
    }
  }
  await tab.keyboard.press('Tab')
  await inPage(tab, () => document.activeElement?.getAttribute('href')).toBe('#main')
  const names = new Set<string>()
  for (let presses = 0; presses < 12; presses += 1) {
    const { name, hasRing, isInView } = await tab.evaluate(stop, undefined)
    expect({ name, hasRing, isInView }).toEqual({ name, hasRing: true, isInView: true })
    names.add(name)
    await tab.keyboard.press('Tab')
  }
  expect(names.size).toBeGreaterThan(8)
})

test('opens the drawer of a phone, which holds the focus and the page, until Escape or a link', async ({ tab }) => {
  await tab.setViewportSize({ width: 390, height: 800 })
  await openUntilIdle(tab, 'help/phase/')
  const isOpen = () => document.querySelector('[data-drawer]')?.matches(':modal')
  const opener = 'button[aria-controls="navbar:menu"]'
  await click(tab, opener)
  await inPage(tab, isOpen).toBe(true)
  await inPage(tab, () => document.querySelector('[data-drawer]')?.contains(document.activeElement)).toBe(true)
  const box = () => {
    const { left, width, height } = document.querySelector('[data-drawer]')?.getBoundingClientRect() ?? new DOMRect()
    return { left, isWide: width > 300, height }
  }
  await inPage(tab, box).toEqual({ left: 0, isWide: true, height: 800 })
  await tab.mouse.move(380, 600)
  await tab.mouse.wheel(0, 300)
  expect(await tab.evaluate(() => scrollY, undefined)).toBe(0)
  await tab.keyboard.press('Escape')
  await inPage(tab, isOpen).toBe(false)
  await inPage(tab, () => document.activeElement?.getAttribute('aria-controls')).toBe('navbar:menu')
  await click(tab, opener)
  await click(tab, `[data-drawer] a[href="${at('help/zero-filling/')}"]`)
  await inPage(tab, () => location.pathname).toBe(at('help/zero-filling/'))
  await inPage(tab, isOpen).toBe(false)
})

test('leads to a section from the contents of a phone, below what covers the page', async ({ tab }) => {
  await tab.setViewportSize({ width: 390, height: 800 })
  await openUntilIdle(tab, 'help/phase/')
  await click(tab, '[data-toc] button')
  await click(tab, '[data-toc] ul[data-open] > li:nth-child(2) > a')
  await inPage(tab, () => location.hash).not.toBe('')
  const place = () => {
    const top = document.getElementById(location.hash.slice(1))?.getBoundingClientRect().top ?? -1
    const bar = document.querySelector('[data-toc] button')?.getBoundingClientRect().bottom ?? 0
    return top >= bar - 1 && top < bar + 60
  }
  await inPage(tab, place).toBe(true)
  await find(tab, '[data-toc] button')
})

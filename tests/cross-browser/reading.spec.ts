import { expect } from '@playwright/test'
import { test } from './on-browser'
import { click, find, hover, inPage, openUntilIdle, withArgument } from './steps'

const features = 'contribute-to-doc/markdown_features/'
const figures = 'tutorial-extras/figures/'

test('shows the panel of the tab that is clicked or reached by arrow keys', async ({ tab }) => {
  await openUntilIdle(tab, features)
  const panels = () =>
    [...(document.querySelector('[data-tabs]')?.querySelectorAll('[role=tab]') ?? [])].map((each) => [
      each.ariaSelected,
      document.getElementById(each.getAttribute('aria-controls') ?? '')?.hasAttribute('hidden'),
    ])
  await click(tab, '[role=tab][aria-selected=false]')
  await inPage(tab, panels).toEqual([
    ['false', true],
    ['true', false],
  ])
  await tab.keyboard.press('Home')
  await inPage(tab, panels).toEqual([
    ['true', false],
    ['false', true],
  ])
  await tab.keyboard.press('ArrowRight')
  await inPage(tab, panels).toEqual([
    ['false', true],
    ['true', false],
  ])
})

test('opens details, and judges the answer that is typed into an exercise', async ({ tab }) => {
  await tab.goto('contribute-to-doc/details/')
  await click(tab, '.prose details > summary')
  await inPage(tab, () => document.querySelector<HTMLDetailsElement>('.prose details')?.open).toBe(true)

  await openUntilIdle(tab, features)
  await click(tab, '[data-exercise] input')
  await tab.keyboard.type('19')
  await tab.keyboard.press('Enter')
  await inPage(tab, () => document.querySelector('[data-result=wrong]') !== null).toBe(true)
  await tab.keyboard.press('Backspace')
  await tab.keyboard.press('Backspace')
  await tab.keyboard.type('7,6 Hz')
  await tab.keyboard.press('Enter')
  await inPage(tab, () => document.querySelector('[data-result=right]') !== null).toBe(true)
  await inPage(tab, () => document.querySelector<HTMLDetailsElement>('[data-exercise] details')?.open).toBe(true)
})

test('copies code, a table and a whole page', async ({ tab }) => {
  await openUntilIdle(tab, features)
  const pasted = async () => {
    await click(tab, '[data-filter]')
    await tab.keyboard.press('Control+a')
    await tab.keyboard.press('Control+v')
  }
  const value = () => document.querySelector<HTMLInputElement>('[data-filter]')?.value
  await hover(tab, '.prose pre')
  await click(tab, '[data-tools] > button:last-of-type')
  await inPage(tab, () => document.querySelector('[data-copied]') !== null).toBe(true)
  await pasted()
  await inPage(tab, value).toContain('const dwell = 1 / spectralWidth')

  await openUntilIdle(tab, figures)
  await click(tab, '.table-scroll[data-csv] + * button')
  await pasted()
  await inPage(tab, value).toContain('¹³C,½,1.07')

  await openUntilIdle(tab, 'help/phase/')
  await click(tab, '[data-page-tools] > summary')
  await click(tab, '[data-tool=copy]')
  await inPage(tab, () => document.querySelector<HTMLElement>('[data-tool=copy]')?.dataset.label !== undefined).toBe(
    true,
  )
  await tab.keyboard.press('Escape')
  await inPage(tab, () => document.querySelector<HTMLDetailsElement>('[data-page-tools]')?.open).toBe(false)
  await pasted()
  await inPage(tab, value).toMatch(/^# Phase correction/)
})

test('prints, cites and lists links in a sheet, and shows the keys on "?"', async ({ tab }) => {
  await openUntilIdle(tab, 'help/phase/')
  const sheet = () => document.querySelector('dialog[open]')?.textContent ?? ''
  await click(tab, '[data-page-tools] > summary')
  await click(tab, '[data-tool=print]')
  await inPage(tab, () => document.querySelector('dialog[open] [data-print]') !== null).toBe(true)
  await tab.keyboard.press('Escape')
  await inPage(tab, sheet).toBe('')
  await click(tab, '[data-page-tools] > summary')
  await click(tab, '[data-tool=cite]')
  await inPage(tab, sheet).toContain('@online')
  await tab.keyboard.press('Escape')
  await inPage(tab, sheet).toBe('')
  await click(tab, '[data-page-tools] > summary')
  await click(tab, '[data-tool=links]')
  await inPage(tab, () => document.querySelectorAll('dialog[open] [data-links] a').length).toBeGreaterThan(0)
  await tab.keyboard.press('Escape')
  await inPage(tab, sheet).toBe('')
  await tab.keyboard.press('Shift+?')
  await inPage(tab, sheet).toContain('Ctrl')
})

test('keeps the header of a table in view; on phones, wide ones scroll beside their first column', async ({ tab }) => {
  await tab.setViewportSize({ width: 1280, height: 420 })
  await openUntilIdle(tab, figures)
  await withArgument(
    tab,
    (selector) => {
      const top = document.querySelector(selector)?.getBoundingClientRect().top ?? 0
      window.scrollBy({ top: top + 10, behavior: 'instant' })
      const header = document.querySelector(`${selector} th`)?.getBoundingClientRect().top ?? -1
      const bar = document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0
      return Math.abs(header - Math.max(bar, 0))
    },
    '.table-scroll[data-fits]',
  ).toBeLessThan(2)
  await tab.setViewportSize({ width: 390, height: 800 })
  const frames = () =>
    [...document.querySelectorAll('.table-scroll')].map((frame) => ({
      isWide: frame.scrollWidth > frame.clientWidth + 1,
      fits: frame.hasAttribute('data-fits'),
      isStop: frame.getAttribute('tabindex') === '0',
    }))
  const scrolls = { isWide: true, fits: false, isStop: true }
  await inPage(tab, frames).toEqual([scrolls, scrolls])
  const distance = () => {
    const frame = document.querySelector('.table-scroll')
    frame?.scrollTo(80, 0)
    const [first, next] = [...(frame?.querySelectorAll('tbody td') ?? [])].map((cell) => cell.getBoundingClientRect())
    const left = frame?.getBoundingClientRect().left ?? 0
    return [(first?.left ?? 0) - left, (next?.left ?? 0) - (first?.right ?? 0)].map(Math.round)
  }
  await inPage(tab, distance).toEqual([1, -80])
  await inPage(tab, () => document.documentElement.scrollWidth - innerWidth).toBeLessThanOrEqual(0)
})

test('shows what only phones fold, on computers', async ({ tab }) => {
  await openUntilIdle(tab, figures)
  const height = () => document.querySelector('[data-fold] > p')?.getBoundingClientRect().height
  await inPage(tab, height).toBeGreaterThan(10)
})

test('lays out formulas with the font of the site: fractions, indices and braces', async ({ tab }) => {
  await tab.goto('formulas/')
  const flat = () => {
    const boxOf = (element: Element | undefined) => element?.getBoundingClientRect() ?? new DOMRect()
    const fractions = [...document.querySelectorAll('mfrac:not([linethickness="0"])')]
    const lowered = [...document.querySelectorAll('msub')].filter(
      (each) => (each.children[1]?.textContent ?? '').trim() !== '',
    )
    const isFlat = (fraction: Element) => boxOf(fraction.children[1]).top < boxOf(fraction.children[0]).top + 4
    const isLevel = (script: Element) => boxOf(script.children[1]).bottom <= boxOf(script.children[0]).bottom
    const isEmpty = (formula: Element) => boxOf(formula).width < 4 || boxOf(formula).height < 6
    return {
      count: document.querySelectorAll('math').length > 50 && fractions.length > 10 && lowered.length > 5,
      flat: fractions.filter(isFlat).map((each) => each.textContent),
      level: lowered.filter(isLevel).map((each) => each.textContent),
      empty: [...document.querySelectorAll('math')].filter(isEmpty).map((each) => each.textContent),
    }
  }
  await inPage(tab, flat).toEqual({ count: true, flat: [], level: [], empty: [] })
  await inPage(tab, () => document.fonts.check('16px "Site Math"')).toBe(true)
  const brace = () => {
    const sign = [...document.querySelectorAll('mo')].find(
      (each) => each.textContent === '{' && each.closest('mrow')?.querySelector('mtable'),
    )
    const lines = sign?.closest('mrow')?.querySelector('mtable')
    return (sign?.getBoundingClientRect().height ?? 0) / (lines?.getBoundingClientRect().height ?? 1)
  }
  await inPage(tab, brace).toBeGreaterThan(0.8)
})

test('plays a clip in view', async ({ tab }) => {
  await openUntilIdle(tab, 'contribute-to-doc/images/')
  await find(tab, 'video')
  await inPage(tab, () => (document.querySelector('video')?.currentTime ?? 0) > 0.1).toBe(true)
})

test('enlarges a picture in the window, and wider than a phone, until Escape', async ({ tab }) => {
  for (const width of [1280, 390]) {
    await tab.setViewportSize({ width, height: 800 })
    await openUntilIdle(tab, figures)
    await click(tab, '#figure-2 img')
    const shown = () => {
      const image = document.querySelector<HTMLImageElement>('dialog[open] img')
      return { isLoaded: (image?.naturalWidth ?? 0) > 0, isLarge: (image?.getBoundingClientRect().width ?? 0) > 700 }
    }
    await inPage(tab, shown).toEqual({ isLoaded: true, isLarge: true })
    await tab.keyboard.press('Escape')
    await inPage(tab, () => document.querySelector('dialog[open]')).toBeNull()
  }
})

test('filters a glossary by what is typed, and lets the Tab key leave the field', async ({ tab }) => {
  await openUntilIdle(tab, 'words/')
  const terms = () => [...document.querySelectorAll('.prose h3')].filter((each) => each.checkVisibility()).length
  await inPage(tab, terms).toBe(3)
  await click(tab, '#main input[type=search]')
  await tab.keyboard.type('solvent')
  await inPage(tab, () => document.querySelector<HTMLInputElement>('#main input[type=search]')?.value).toBe('solvent')
  await inPage(tab, terms).toBe(1)
  await tab.keyboard.press('Tab')
  await inPage(tab, () => document.activeElement?.matches('#main input[type=search]')).toBe(false)
  await tab.keyboard.press('Shift+Tab')
  await inPage(tab, () => document.activeElement?.matches('#main input[type=search]')).toBe(true)
  await tab.keyboard.press('Escape')
  await inPage(tab, terms).toBe(3)
})

test('explains a term beside its link under the pointer, until Escape', async ({ tab }) => {
  await openUntilIdle(tab, 'help/phase/')
  const link = '.prose a[href*="/glossary/#"]'
  await hover(tab, link)
  const card = (selector: string) => {
    const shown = document.querySelector('#term:popover-open')?.getBoundingClientRect()
    const term = document.querySelector(selector)?.getBoundingClientRect()
    if (!shown || !term) return 'not there'
    const isBeside = shown.top >= term.bottom - 1 || shown.bottom <= term.top + 1
    return shown.height > 40 && shown.left >= 0 && shown.right <= innerWidth && isBeside ? 'beside' : 'elsewhere'
  }
  await withArgument(tab, card, link).toBe('beside')
  await tab.keyboard.press('Escape')
  await withArgument(tab, card, link).toBe('not there')
  expect(await tab.evaluate(() => document.querySelectorAll('#term').length, undefined)).toBe(0)
})

test('keeps a picture in view with its steps, lights the mark of a step, and shows its detail on phones', async ({
  tab,
}) => {
  await tab.setViewportSize({ width: 1280, height: 800 })
  await openUntilIdle(tab, 'tutorial-extras/steps/')
  await hover(tab, '[data-names="2"]')
  const lit = () =>
    [...document.querySelectorAll('.steps:has([data-names]) figure span')].map((ring) => getComputedStyle(ring).opacity)
  await inPage(tab, lit).toEqual(['0', '1'])
  const isCovered = () => {
    const step = document.querySelector('[data-names="2"]')
    const figure = step?.closest('.steps')?.querySelector('figure')
    const { top = -1, bottom = 999 } = figure?.getBoundingClientRect() ?? {}
    return top < 0 || bottom > (step?.getBoundingClientRect().top ?? 0)
  }
  await inPage(tab, isCovered).toBe(false)
  await tab.setViewportSize({ width: 390, height: 800 })
  const detail = () => document.querySelector('[data-names="2"] .step-details > span')?.getBoundingClientRect().height
  await inPage(tab, detail).toBeGreaterThan(100)
})

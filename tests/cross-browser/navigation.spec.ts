import { expect } from '@playwright/test'
import { at } from '../e2e/on-site'
import { startHost } from './host'
import { test } from './on-browser'
import { click, find, hover, inPage, openUntilIdle, withArgument } from './steps'
import type { Tab } from './tab'

const scrollPosition = () => Math.round(scrollY)
const pathname = () => location.pathname
const scrollTo = (tab: Tab, top: number) =>
  tab.evaluate((position) => window.scrollTo({ top: position, behavior: 'instant' }), top)
/** A value that a full load removes. */
const mark = (tab: Tab) => tab.evaluate(() => void Object.assign(window, { isMarked: true }), undefined)
const isMarked = () => 'isMarked' in window

/** Distance of the target of the hash from the end of what covers the top of the page. */
const targetOffset = () => {
  const top = document.getElementById(decodeURIComponent(location.hash.slice(1)))?.getBoundingClientRect().top
  return Math.abs((top ?? -1000) - Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop))
}

test('swaps pages without a load, focuses the title, and returns to the place on Back and Forward', async ({ tab }) => {
  await openUntilIdle(tab, 'help/ft/')
  await mark(tab)
  const link = `#main .prose a[href="${at('help/phase/')}"]`
  await find(tab, link)
  const left = await tab.evaluate(scrollPosition, undefined)
  await click(tab, link)
  await inPage(tab, pathname).toBe(at('help/phase/'))
  await inPage(tab, () => document.activeElement?.tagName).toBe('H1')
  await inPage(tab, scrollPosition).toBe(0)
  await scrollTo(tab, 633)
  await inPage(tab, scrollPosition).toBe(633)
  await tab.goBack()
  await inPage(tab, pathname).toBe(at('help/ft/'))
  await inPage(tab, scrollPosition).toBe(left)
  await tab.goForward()
  await inPage(tab, pathname).toBe(at('help/phase/'))
  await inPage(tab, scrollPosition).toBe(633)
  await inPage(tab, isMarked).toBe(true)
})

test('scrolls a link within the page to below the navbar, marks its entry, and returns by Back', async ({ tab }) => {
  await openUntilIdle(tab, 'help/phase/')
  await click(tab, '[data-toc] li:nth-child(3) > a')
  await inPage(tab, () => location.hash).not.toBe('')
  await inPage(tab, targetOffset).toBeLessThan(3)
  const marked = () => document.querySelector<HTMLAnchorElement>('[data-toc] a[aria-current]')?.hash === location.hash
  await inPage(tab, marked).toBe(true)
  await tab.goBack()
  await inPage(tab, () => location.hash).toBe('')
  await inPage(tab, scrollPosition).toBe(0)
})

test('opens an address with a hash at its target, also one in a closed tab', async ({ tab }) => {
  await tab.goto('help/phase/#with-the-mouse')
  await inPage(tab, targetOffset).toBeLessThan(3)
  await tab.goto('tutorial-extras/hidden-targets/#second-way')
  await inPage(tab, targetOffset).toBeLessThan(3)
})

test('shows a bar of progress while a page takes long', async ({ tab, host }) => {
  await openUntilIdle(tab, 'help/phase/')
  host.delay = 1200
  await tab.evaluate((href) => document.querySelector<HTMLElement>(`#main a[href="${href}"]`)?.click(), at('help/ft/'))
  await inPage(tab, () => (document.querySelector('[data-bar]')?.getBoundingClientRect().width ?? 0) > 5).toBe(true)
  host.delay = 0
  await inPage(tab, pathname).toBe(at('help/ft/'))
  await inPage(tab, () => document.querySelector('[data-bar]')).toBeNull()
})

test('fetches a page when the pointer rests on its link, and not again for the click', async ({ tab, host }) => {
  await openUntilIdle(tab, 'help/phase/')
  await tab.mouse.move(640, 400)
  const link = `[data-tree] a[href="${at('help/apodization/')}"]`
  const fetched = () => host.requests.filter((path) => path === at('help/apodization/'))
  await hover(tab, link)
  await expect.poll(fetched).toHaveLength(1)
  await mark(tab)
  await click(tab, link)
  await inPage(tab, pathname).toBe(at('help/apodization/'))
  await inPage(tab, isMarked).toBe(true)
})

test('hides the navbar on the way down, and shows it on the way up', async ({ tab }) => {
  await openUntilIdle(tab, 'help/phase/')
  await tab.mouse.move(640, 500)
  const bottomOfBar = () => document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0
  // A busy WebKit may lose the first steps.
  const start = async () => {
    await tab.mouse.wheel(0, 30)
    return tab.evaluate(scrollPosition, undefined)
  }
  await expect.poll(start, { timeout: 20_000, intervals: [500] }).toBeGreaterThan(0)
  const scroll = async (distance: number) => {
    for (let steps = 0; steps < 6; steps += 1) {
      const before = await tab.evaluate(scrollPosition, undefined)
      await tab.mouse.wheel(0, distance)
      // A busy browser would take several steps as one, which counts as a jump.
      await inPage(tab, scrollPosition).toBe(before + distance)
    }
  }
  await scroll(60)
  await inPage(tab, bottomOfBar).toBeLessThanOrEqual(1)
  await scroll(-20)
  await inPage(tab, bottomOfBar).toBeGreaterThan(40)
})

test('shows a page as it was left, and with a working search, after Back from another site', async ({ tab, site }) => {
  const other = await startHost(site.dir, site.basePath)
  await openUntilIdle(tab, 'help/phase/')
  await scrollTo(tab, 700)
  await inPage(tab, scrollPosition).toBe(700)
  await tab.goto(`${other.url}about/`)
  await tab.goBack()
  await inPage(tab, pathname).toBe(at('help/phase/'))
  await inPage(tab, scrollPosition).toBe(700)
  await tab.keyboard.press('Control+k')
  await inPage(tab, () => document.activeElement?.className).toContain('DocSearch-Input')
  await other.stop()
})

test('offers the nearest pages at an unknown address', async ({ tab }) => {
  await tab.goto('help/fase/')
  await withArgument(
    tab,
    (href) =>
      [...document.querySelectorAll<HTMLAnchorElement>('.message-list a')].some((link) => link.pathname === href),
    at('help/phase/'),
  ).toBe(true)
})

import bar from 'nprogress'
import styles from './idle.module.css'

// What nobody needs before the browser has been idle: what it shares with the script of every page is handed to it.

interface Navigation {
  onPage: typeof import('./page-life.browser').onPage
  loadPage: typeof import('./load-page.browser').loadPage
  pageOf: typeof import('./load-page.browser').pageOf
  whenIdle(action: () => void): void
}

/** What may be fetched for pages in which the reader has shown no interest, in bytes; with the page itself less than 75,000. */
const budget = 45_000

/** What the typefaces of `fonts.css` weigh together. */
const fontBytes = 35_000

const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches

bar.configure({
  minimum: 0.08,
  trickleSpeed: 800,
  speed: isStill ? 0 : 200,
  trickle: !isStill,
  showSpinner: false,
  template: `<div class="${styles.bar}" data-bar aria-hidden="true"></div>`,
  barSelector: '[data-bar]',
})

const root = document.documentElement
let hasStarted = false
let hasFonts = false
let hasActed = false
/** Addresses of files with whole sidebars. */
const asked = new Set<string>()

/** Draws the bar at the top of the window. */
export const startBar = () => void bar.start()

/** Lets the bar run to its end; nothing happens when there is none. */
export const endBar = () => void bar.done()

/**
 * Fetches pages before they are asked for: on hover, focus and touch of their links, when a marked link comes into view, and
 * when the browser is idle those before and after this one and those in sight in the sidebar. The event that made the reader's
 * interest known first, if any, counts as well.
 */
export function startPrefetch({ onPage, loadPage, pageOf, whenIdle }: Navigation, first?: Event): void {
  // What readers keep for later is fetched for those who stay; browsers that refuse it are without.
  if (process.env.SITE_OFFLINE && !hasActed && (first || document.querySelector('[data-at-hand]'))) {
    hasActed = true
    whenIdle(() => import('./offline.browser').then((part) => part.startOffline({ onPage, whenIdle })).catch(() => {}))
  }
  const load = (link: EventTarget | null, priority?: RequestPriority) => {
    const url = link instanceof Element && pageOf(link.closest('a'))
    return url && url.pathname !== location.pathname ? loadPage(url, priority) : undefined
  }
  const prefetch = ({ target }: { target: EventTarget | null }) => {
    load(target)?.ready.catch(() => {})
    prefetchRest(target)
  }
  if (first) prefetch(first)
  if (hasStarted) return
  hasStarted = true
  for (const type of ['mouseover', 'focusin', 'touchstart']) {
    document.addEventListener(type, prefetch, { passive: true })
  }
  onPage(() => {
    if (hasFonts) root.dataset.fonts = ''
    const observer = new IntersectionObserver((entries) => {
      for (const found of entries) if (found.isIntersecting) prefetch(found)
    })
    const marked = document.querySelectorAll<HTMLAnchorElement>('a[data-prefetch]')
    for (const link of marked) observer.observe(link)
    let isLeft = false
    whenIdle(async () => {
      let [sum, last] = [await loadFonts(), 0]
      // One after the other, so that they do not get in the way of what the reader asks for.
      for (const link of [...marked, ...findLinksInSight()]) {
        if (isLeft || sum + last > budget) return
        const visit = load(link, 'low')
        if (!visit || visit.page !== undefined) continue
        await visit.ready.catch(() => {})
        last = visit.bytes
        sum += last
      }
    })
    return () => {
      isLeft = true
      observer.disconnect()
    }
  })
}

/** Fetches the typefaces once, and sets the text in them; resolves to the bytes that this took. */
async function loadFonts(): Promise<number> {
  if (hasFonts || 'fonts' in root.dataset) return 0
  try {
    await Promise.all(['Sans', 'Mono'].map((face) => document.fonts.load(`1em "Site ${face}"`)))
  } catch {
    // No network: the next page tries again.
    return 0
  }
  hasFonts = true
  // Who has scrolled is reading.
  if (scrollY === 0) setInFonts()
  try {
    // From the first paint of later pages: head-script.ts.
    localStorage.setItem('docs.fonts', '1')
  } catch {
    // Blocked storage: each full load fetches them when it is idle, from the browser's cache.
  }
  return fontBytes
}

/** Unless words that are on the screen would go to another line: then the next page is the first. */
function setInFonts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const places: Array<{ range: Range; at: DOMRect }> = []
  while (walker.nextNode()) {
    const range = new Range()
    range.selectNodeContents(walker.currentNode)
    const [at] = range.getClientRects()
    if (at && at.bottom > 0 && at.top < innerHeight) places.push({ range, at })
  }
  root.dataset.fonts = ''
  const isMoved = ({ range, at }: (typeof places)[number]) => {
    const { left = 0, top = 0 } = range.getClientRects()[0] ?? {}
    return Math.abs(top - at.top) > 2 || Math.abs(left - at.left) > innerWidth / 12
  }
  if (places.some(isMoved)) delete root.dataset.fonts
}

/** Fetches what a sidebar lacks when the reader comes near to what opens it; its script finds it in the browser's cache. */
function prefetchRest(target: EventTarget | null): void {
  const button = target instanceof Element ? target.closest('[data-rest] button') : null
  const address = button?.closest<HTMLElement>('[data-rest]')?.dataset.rest
  if (!address || asked.has(address)) return
  asked.add(address)
  fetch(address).catch(() => asked.delete(address))
}

/** Links of the sidebar, those near the current one first. */
function findLinksInSight(): HTMLAnchorElement[] {
  const top = (link: Element | null) => link?.getBoundingClientRect().top ?? 0
  const current = top(document.querySelector('[data-tree] [aria-current]'))
  const distance = (link: Element) => Math.abs(top(link) - current)
  return [...document.querySelectorAll<HTMLAnchorElement>('[data-tree] a')]
    .filter((link) => link.checkVisibility() && top(link) > 0 && top(link) < innerHeight)
    .sort((a, b) => distance(a) - distance(b))
}

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

let hasStarted = false
let hasActed = false

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
  }
  if (first) prefetch(first)
  if (hasStarted) return
  hasStarted = true
  for (const type of ['mouseover', 'focusin', 'touchstart']) {
    document.addEventListener(type, prefetch, { passive: true })
  }
  onPage(() => {
    const observer = new IntersectionObserver((entries) => {
      for (const found of entries) if (found.isIntersecting) prefetch(found)
    })
    const marked = document.querySelectorAll<HTMLAnchorElement>('a[data-prefetch]')
    for (const link of marked) observer.observe(link)
    let isLeft = false
    whenIdle(async () => {
      let [sum, last] = [0, 0]
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

/** Links of the sidebar, those near the current one first. */
function findLinksInSight(): HTMLAnchorElement[] {
  const top = (link: Element | null) => link?.getBoundingClientRect().top ?? 0
  const current = top(document.querySelector('[data-tree] [aria-current]'))
  const distance = (link: Element) => Math.abs(top(link) - current)
  return [...document.querySelectorAll<HTMLAnchorElement>('[data-tree] a')]
    .filter((link) => link.checkVisibility() && top(link) > 0 && top(link) < innerHeight)
    .sort((a, b) => distance(a) - distance(b))
}

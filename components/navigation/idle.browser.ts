import bar from 'nprogress'
import styles from './idle.module.css'

// What nobody needs before the browser has been idle: it imports nothing that is in every page, or that would be split off.

/** A page that is on its way. */
interface Visit {
  /** What has come for it, in bytes as transferred. */
  bytes: number
  /** Missing until it is there. */
  page?: unknown
  ready: Promise<unknown>
}

/** What may be fetched for pages in which the reader has shown no interest, in bytes; with the page itself less than 60,000. */
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

/** Draws the bar at the top of the window. */
export const startBar = () => void bar.start()

/** Lets the bar run to its end; nothing happens when there is none. */
export const endBar = () => void bar.done()

/** Fetches pages that the reader may ask for next: those of the given links, then those in sight in the sidebar. */
export async function fetchAhead(
  links: Iterable<HTMLAnchorElement>,
  load: (link: HTMLAnchorElement) => Visit | undefined,
): Promise<void> {
  let [sum, last] = [0, 0]
  // One after the other, so that they do not get in the way of what the reader asks for.
  for (const link of [...links, ...findLinksInSight()]) {
    if (sum + last > budget) return
    const visit = load(link)
    if (!visit || visit.page !== undefined) continue
    await visit.ready.catch(() => {})
    last = visit.bytes
    sum += last
  }
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

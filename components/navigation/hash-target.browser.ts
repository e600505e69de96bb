import { decodeUriPart } from '@/lib/site/decode-uri'

const readerEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const
const settlingMs = 2000

/** The element that a hash names; a hash may be anything, even an invalid encoding. */
export function findHashTarget(hash: string): HTMLElement | null {
  return hash.length > 1 ? document.getElementById(decodeHash(hash)) : null
}

/** The id in a hash, as it is when it cannot be decoded. */
export function decodeHash(hash: string): string {
  return decodeUriPart(hash.slice(1)) ?? hash.slice(1)
}

/** Opens whatever hides an element: `<details>`, and panels that browsers open for a search (tabs). Returns whether it was hidden. */
export function reveal(target: Element): boolean {
  let hasOpened = false
  for (let node: Element | null = target; node; node = node.parentElement) {
    if (node instanceof HTMLDetailsElement && !node.open) {
      node.open = true
      hasOpened = true
    } else if (node.getAttribute('hidden') === 'until-found') {
      node.dispatchEvent(new Event('beforematch', { bubbles: true }))
      hasOpened = true
    }
  }
  return hasOpened
}

/** Focuses an element that cannot take the focus by itself, such as a heading, without scrolling. */
export function focusQuietly(target: HTMLElement): void {
  target.focus({ preventScroll: true })
  if (document.activeElement === target) return
  target.tabIndex = -1
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true })
  target.focus({ preventScroll: true })
}

let stopAligning = () => {}

/** Scrolls an element below the sticky parts and keeps it there while the page above it settles, until the reader scrolls or types. */
export function keepAligned(target: Element): void {
  stopAligning()
  const align = () => target.scrollIntoView({ block: 'start', behavior: 'instant' })
  const observer = new ResizeObserver(align)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const type of readerEvents) removeEventListener(type, stop)
  }
  const timer = setTimeout(stop, settlingMs)
  for (const type of readerEvents) addEventListener(type, stop, { passive: true })
  stopAligning = stop
  align()
  observer.observe(document.body)
}

import { decodeUriPart } from '@/lib/site/decode-uri'

const readerEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const
const settlingMs = 2000

/** Goes to the target of the hash, now and when it changes. */
export function startAtHash(): void {
  showHashTarget()
  addEventListener('hashchange', followHash)
}

/** Goes to a hidden target of the hash; the browser scrolls to visible ones. */
export function showHashTarget(): void {
  const target = findHashTarget()
  if (target && reveal(target)) goToTarget(target)
}

/** Goes to the start of a new page: the target of the hash, or the top and its heading. */
export function arrive(): void {
  const target = findHashTarget()
  if (target) goToTarget(target)
  else {
    scrollTo({ top: 0, behavior: 'instant' })
    focusHeading()
  }
}

/** Restores the previous position after Back and Forward, with the focus on the link that was followed. */
export function returnTo(top: number | undefined, from: string): void {
  // Without a stored position the browser has restored its own.
  if (top !== undefined) scrollTo({ top, behavior: 'instant' })
  const link = document.querySelector<HTMLElement>(`#main a[href="${CSS.escape(from)}"]`)
  if (link) link.focus({ preventScroll: true })
  else focusHeading()
}

/** Goes to the target of a link within the page, even if the hash does not change. */
export function followHashLink({ hash }: HTMLAnchorElement | URL): void {
  const target = findHashTarget(hash)
  if (!target) return
  // Scrolling before the address changes would change the position of the previous entry. Firefox changes it late.
  if (hash === location.hash) setTimeout(goToTarget, 0, target)
  else addEventListener('hashchange', () => hash === location.hash && goToTarget(target), { once: true })
}

/** Follows the address bar, and Back and Forward within a page; the browser restores the scroll position. */
function followHash(): void {
  const target = findHashTarget()
  if (target && target === document.activeElement) return
  stopAligning()
  if (target && reveal(target)) goToTarget(target)
  else if (target) focusQuietly(target)
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('#main h1')
  if (heading) focusQuietly(heading)
}

function goToTarget(target: HTMLElement): void {
  reveal(target)
  focusQuietly(target)
  keepAligned(target)
}

/** The target of a hash, which may be invalid: an element with this id or, in old HTML, a link with this name. */
function findHashTarget(hash = location.hash): HTMLElement | null {
  const id = decodeHash(hash)
  // Firefox warns of an empty id.
  if (!id) return null
  return document.getElementById(id) ?? document.querySelector<HTMLElement>(`a[name="${CSS.escape(id)}"]`)
}

/** The id in a hash, decoded if possible. */
export function decodeHash(hash: string): string {
  return decodeUriPart(hash.slice(1)) ?? hash.slice(1)
}

/** Opens `<details>` and tabs around an element. Returns whether it was hidden. */
function reveal(target: Element): boolean {
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

/** Focuses an element, such as a heading, without scrolling. */
function focusQuietly(target: HTMLElement): void {
  target.focus({ preventScroll: true })
  if (document.activeElement === target) return
  target.tabIndex = -1
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true })
  target.focus({ preventScroll: true })
}

let stopAligning = () => {}

/** Scrolls an element below the sticky parts and keeps it there while the page above it settles, until the reader scrolls or types. */
function keepAligned(target: Element): void {
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

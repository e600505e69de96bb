import { normalizePathname } from '@/lib/site/pathname'

/** Where the reader is being taken by the router. */
export interface PendingNavigation {
  url: URL
  /** Back or Forward. */
  isTraversal: boolean
}

/** Hears of each navigation to another path when it starts, and `undefined` when it has ended. */
type Listener = (pending: PendingNavigation | undefined) => void

const listeners = new Set<Listener>()
let pending: PendingNavigation | undefined
let shownPath = ''

/** To be called before the router goes to an address, in full. Another hash or query of the shown page is no navigation. */
export function startNavigation(url: string): void {
  start({ url: new URL(url), isTraversal: false })
}

/** Ends the navigation, which may have failed, and tells which it was. */
export function endNavigation(): PendingNavigation | undefined {
  const ended = pending
  if (ended) set(undefined)
  return ended
}

/** Tells which page is on the screen, by its address as the browser has it. */
export function setShownPath(pathname: string): void {
  shownPath = normalizePathname(pathname)
}

/** Calls back when a navigation starts or ends. */
export function subscribeToNavigation(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

// As soon as this is loaded: the router's own listener may show the page at once, and listeners are called in their order.
if (typeof window !== 'undefined') {
  addEventListener('popstate', () => start({ url: new URL(location.href), isTraversal: true }))
}

function start(next: PendingNavigation): void {
  const isElsewhere = normalizePathname(next.url.pathname) !== shownPath
  set(isElsewhere ? next : undefined)
}

function set(next: PendingNavigation | undefined): void {
  pending = next
  if (window.recovery) window.recovery.intended = next?.url.href
  for (const listener of listeners) listener(next)
}

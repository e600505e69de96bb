import { normalizePathname } from '@/lib/site/href'

/** Where the router is taking the reader. */
interface PendingNavigation {
  url: URL
  /** Back or Forward. */
  isTraversal: boolean
}

/** Hears of each navigation to another path when it starts, and `undefined` when it has ended. */
type Listener = (pending: PendingNavigation | undefined) => void

const listeners = new Set<Listener>()
let pending: PendingNavigation | undefined
/** Path of the page on the screen, as the browser has it; undefined before the first. */
let shownPath: string | undefined

/** To be called before the router goes to an address, in full. Another hash or query of the shown page is no navigation. */
export function startNavigation(url: string): void {
  start({ url: new URL(url), isTraversal: false })
}

/** The navigation that is under way. */
export function pendingNavigation(): PendingNavigation | undefined {
  return pending
}

/** Ends a navigation that leads nowhere; nothing happens when there is none. */
export function cancelNavigation(): void {
  if (pending) set(undefined)
}

/** To be called when a page is on the screen: ends the navigation and tells how the reader came, from which path if any. */
export function finishNavigation(path: string): { from: string | undefined; isTraversal: boolean } {
  const arrival = { from: shownPath, isTraversal: pending?.isTraversal === true }
  shownPath = path
  cancelNavigation()
  return arrival
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
  if (window.recovery) window.recovery.findIntended = () => pending?.url.href
}

function start(next: PendingNavigation): void {
  const isElsewhere = shownPath === undefined || normalizePathname(next.url.pathname) !== normalizePathname(shownPath)
  set(isElsewhere ? next : undefined)
}

function set(next: PendingNavigation | undefined): void {
  pending = next
  for (const listener of listeners) listener(next)
}

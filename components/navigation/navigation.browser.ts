import { normalizePathname } from '@/lib/site/href'
import { arrive, followHashLink, returnTo, startAtHash } from './arrival.browser'
import { currentSlot, goToSlot } from './history.browser'
import { loadPage, pageOf } from './load-page.browser'
import { beginPage, endPage } from './page-life.browser'
import { endProgress, startProgress } from './progress.browser'
import { parsePage, swapPage } from './swap.browser'

/** State of an entry of the history. */
interface Entry {
  key?: number
  /** Scroll position when the page was left by a link. */
  top?: number
}

/** The path of the page in the window. */
let shown = location.pathname
/** The address of the page that is loading. */
let pending: URL | undefined
/** Scroll positions of pages left by Back and Forward, by the key of their entry. */
const positions = new Map<number, number>()
/** The entry of the page in the window; while Back loads another page, the address is already that of the other. */
let here = readPlace()

/** Swaps pages when links are followed, and restores positions after Back and Forward. */
export function startNavigation(): void {
  startAtHash()
  document.addEventListener('click', follow)
  // React owns the pages of the development server.
  if (process.env.NODE_ENV === 'development') return
  // Restores the position after a full load of an entry that was left by a swap.
  if (history.scrollRestoration === 'manual') scrollTo({ top: readEntry().top ?? 0, behavior: 'instant' })
  history.scrollRestoration = 'auto'
  addEventListener('popstate', traverse)
  // Parts of a page keep their state in its address.
  window.navigation?.addEventListener('currententrychange', notePlace)
  // A page restored from the browser's cache is no longer loading.
  addEventListener('pageshow', ({ persisted }) => persisted && end())
}

/** Follows a link of the site, unless the reader opens it elsewhere or something else handles it. */
function follow(event: MouseEvent): void {
  const { target, defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return
  const link = target instanceof Element ? target.closest('a') : null
  const page = pageOf(link)
  if (!page) return
  const url = isAstray() ? new URL(link?.getAttribute('href') ?? '', here.href) : page
  if (url.hash && isShown(url) && url.search === location.search && !isAstray()) followHashLink(url)
  else if (process.env.NODE_ENV !== 'development') {
    event.preventDefault()
    go(url)
  }
}

/** Goes to a page of the site; on the current page only query and hash change. */
async function go(url: URL): Promise<void> {
  if (isAstray()) await restorePlace()
  if (!isShown(url)) {
    travel(url)
    return
  }
  end()
  const isElsewhere = url.search !== location.search
  if (url.href !== location.href && !pushEntry(url)) return
  if (isElsewhere) reportQuery()
  if (url.hash) followHashLink(url)
  else if (!isElsewhere) scrollTo({ top: 0, behavior: 'instant' })
}

function traverse(): void {
  if (isAstray()) {
    if (!pending) {
      here.top = scrollY
      if (here.entry.key) positions.set(here.entry.key, scrollY)
    }
    travel(new URL(location.href), true)
  } else {
    notePlace()
    end()
    reportQuery()
  }
}

/** Parts of a page listen on its `main`, so that their listeners go with the page. */
function reportQuery(): void {
  document.querySelector('main')?.dispatchEvent(new Event('page:query'))
}

/** Takes the reader to another page; the last request wins. */
async function travel(url: URL, isTraversal = false): Promise<void> {
  if (!isTraversal && url.href === pending?.href) return
  end()
  hideUnreachable()
  pending = url
  startProgress()
  document.dispatchEvent(new Event('page:leave'))
  let html: string | null | undefined
  try {
    const visit = loadPage(url)
    // Synchronous if possible, so that the browser can restore the scroll position.
    html = visit.html === undefined ? await visit.ready : visit.html
  } catch {}
  if (pending !== url) return
  end()
  const page = html ? parsePage(html) : undefined
  if (page) show(page, { url, isTraversal })
  else if (html === undefined) reportUnreachable(url)
  // After Back the address is already that of the page, and `assign` would only scroll.
  else if (url.href === location.href) location.reload()
  else location.assign(url)
}

/** Stays on the page and offers to try again. */
async function reportUnreachable(url: URL): Promise<void> {
  const slot = isAstray() ? currentSlot() : undefined
  if (isAstray()) await restorePlace()
  if (!pending) showUnreachable(() => goToSlot(slot) || travel(url))
}

/** Goes back to the entry of the page in the window; where it cannot be found, adds one. */
async function restorePlace(): Promise<void> {
  const { href, entry, slot, top } = here
  end()
  const isBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  if (goToSlot(slot)) await isBack
  else history.pushState(entry, '', href)
  notePlace()
  scrollTo({ top, behavior: 'instant' })
}

/** Cancels the current navigation. */
function end(): void {
  pending = undefined
  endProgress()
}

function show(page: Document, { url, isTraversal }: { url: URL; isTraversal: boolean }): void {
  const from = shown
  if (!isTraversal && !pushEntry(url, scrollY)) return
  history.scrollRestoration = 'auto'
  shown = url.pathname
  notePlace()
  endPage()
  swapPage(page)
  beginPage()
  document.querySelector('[data-announcer]')?.replaceChildren(document.title)
  const { key = 0, top } = readEntry()
  if (isTraversal) returnTo(positions.get(key) ?? top, from)
  else arrive()
}

/** Adds an entry, after noting where the reader leaves a page. Returns false if the browser loads the page instead. */
function pushEntry(url: URL, top?: number): boolean {
  try {
    if (top !== undefined) {
      history.replaceState({ key: Math.random(), ...history.state, top }, '')
      positions.delete(readEntry().key ?? 0)
      // The browser would restore the position before the swap.
      history.scrollRestoration = 'manual'
    }
    history.pushState({ key: Math.random() }, '', url)
  } catch {
    // Safari allows 100 changes of the history in 30 seconds.
    location.assign(url)
    return false
  }
  notePlace()
  return true
}

/** Whether the address is not that of the page in the window. */
function isAstray(): boolean {
  return !isShown(location)
}

function notePlace(): void {
  if (!isAstray()) here = readPlace()
}

function readPlace() {
  return { href: location.href, entry: readEntry(), slot: currentSlot(), top: 0 }
}

function isShown({ pathname }: Pick<URL, 'pathname'>): boolean {
  return normalizePathname(pathname) === normalizePathname(shown)
}

function readEntry(): Entry {
  return history.state ?? {}
}

/** Reports an unreachable page; tries again on demand, or as soon as the reader is online. */
function showUnreachable(tryAgain: () => unknown): void {
  const [notice, template] = document.querySelectorAll<HTMLElement>('[data-unreachable], [data-template=unreachable]')
  if (!notice || !template) return
  notice.replaceChildren((template as HTMLTemplateElement).content.cloneNode(true))
  notice.children[navigator.onLine ? 0 : 1]?.remove()
  notice.onclick = ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return
    hideUnreachable()
    if ('again' in target.dataset) tryAgain()
  }
  window.ononline = () => void tryAgain()
}

function hideUnreachable(): void {
  document.querySelector('[data-unreachable]')?.replaceChildren()
  window.ononline = null
}

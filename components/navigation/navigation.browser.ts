import { normalizePathname } from '@/lib/site/href'
import { arrive, followHashLink, returnTo, startAtHash } from './arrival.browser'
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
/** The history entry of the page in the window. */
let entry = readEntry()

/** Swaps pages when links are followed, and restores positions after Back and Forward. */
export function startNavigation(): void {
  startAtHash()
  document.addEventListener('click', follow)
  // React owns the pages of the development server.
  if (process.env.NODE_ENV === 'development') return
  // Restores the position after a full load of an entry that was left by a swap.
  if (history.scrollRestoration === 'manual') scrollTo({ top: entry.top ?? 0, behavior: 'instant' })
  history.scrollRestoration = 'auto'
  addEventListener('popstate', traverse)
  // A page restored from the browser's cache is no longer loading.
  addEventListener('pageshow', ({ persisted }) => persisted && end())
}

/** Follows a link of the site, unless the reader opens it elsewhere or something else handles it. */
function follow(event: MouseEvent): void {
  const { target, defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return
  const url = target instanceof Element && pageOf(target.closest('a'))
  if (!url) return
  if (url.hash && isShown(url) && url.search === location.search) followHashLink(url)
  else if (process.env.NODE_ENV !== 'development') {
    event.preventDefault()
    go(url)
  }
}

/** Goes to a page of the site; on the current page only query and hash change. */
function go(url: URL): void {
  if (!isShown(url)) {
    travel(url)
    return
  }
  end()
  const isElsewhere = url.search !== location.search
  if (url.href !== location.href) pushEntry(url)
  if (isElsewhere) document.dispatchEvent(new Event('page:query'))
  if (url.hash) followHashLink(url)
  else if (!isElsewhere) scrollTo({ top: 0, behavior: 'instant' })
}

function traverse(): void {
  const url = new URL(location.href)
  const left = entry
  entry = readEntry()
  if (isShown(url)) {
    end()
    document.dispatchEvent(new Event('page:query'))
  } else {
    if (!pending && left.key) positions.set(left.key, scrollY)
    travel(url, true)
  }
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
  else if (html === undefined) showUnreachable(() => travel(url, isTraversal))
  // After Back the address is already that of the page, and `assign` would only scroll.
  else if (url.href === location.href) location.reload()
  else location.assign(url)
}

/** Cancels the current navigation. */
function end(): void {
  pending = undefined
  endProgress()
}

function show(page: Document, { url, isTraversal }: { url: URL; isTraversal: boolean }): void {
  const from = shown
  if (!isTraversal) {
    history.replaceState({ key: Math.random(), ...history.state, top: scrollY }, '')
    positions.delete(readEntry().key ?? 0)
    // The browser would restore the position before the swap.
    history.scrollRestoration = 'manual'
    pushEntry(url)
  }
  history.scrollRestoration = 'auto'
  shown = url.pathname
  endPage()
  swapPage(page)
  beginPage()
  document.querySelector('[data-announcer]')?.replaceChildren(document.title)
  if (isTraversal) returnTo(positions.get(entry.key ?? 0) ?? entry.top, from)
  else arrive()
}

function pushEntry(url: URL): void {
  entry = { key: Math.random() }
  history.pushState(entry, '', url)
}

function isShown({ pathname }: URL): boolean {
  return normalizePathname(pathname) === normalizePathname(shown)
}

function readEntry(): Entry {
  return history.state ?? {}
}

/** Reports an unreachable page; tries again on demand, or as soon as the reader is online. */
function showUnreachable(tryAgain: () => void): void {
  const [notice, template] = document.querySelectorAll<HTMLElement>('[data-unreachable], [data-template=unreachable]')
  if (!notice || !template) return
  notice.replaceChildren((template as HTMLTemplateElement).content.cloneNode(true))
  notice.children[navigator.onLine ? 0 : 1]?.remove()
  notice.onclick = ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return
    hideUnreachable()
    if (target.className) tryAgain()
  }
  window.ononline = () => void tryAgain()
}

function hideUnreachable(): void {
  document.querySelector('[data-unreachable]')?.replaceChildren()
  window.ononline = null
}

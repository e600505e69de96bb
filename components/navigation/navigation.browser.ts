import { normalizePathname } from '@/lib/site/href'
import { arrive, followHashLink, returnTo, startAtHash } from './arrival.browser'
import { isComplete, type Page, showPage } from './fragment.browser'
import { completePage, loadPage, pageOf } from './load-page.browser'
import { beginPage, endPage, onPage } from './page-life.browser'

/** What the navigation stores in an entry of the history. */
interface Entry {
  key?: number
  /** How far the page was scrolled when a link led away from it. */
  top?: number
}

const progressDelayMs = 200

/** The path of the page on the screen, as the browser has it. */
let shown = location.pathname
/** Where the reader is being taken. */
let pending: URL | undefined
/** How far the pages were scrolled that were left by Back and Forward, by the key in their entry of the history. */
const positions = new Map<number, number>()
/** The entry of the page on the screen. */
let entry = readEntry()
let delay: ReturnType<typeof setTimeout>
let idlePart: typeof import('./idle.browser') | undefined

/** Makes the links between pages swap what differs, and Back and Forward return to where the reader was. */
export function startNavigation(): void {
  startAtHash()
  document.addEventListener('click', follow)
  if (!isLight()) return
  // An entry that was left for another page, and whose page has been loaded in full since.
  if (history.scrollRestoration === 'manual') scrollTo({ top: entry.top ?? 0, behavior: 'instant' })
  history.scrollRestoration = 'auto'
  addEventListener('popstate', traverse)
  const prefetch = async (event?: Event) =>
    (await loadIdlePart())?.startPrefetch({ onPage, loadPage, pageOf, whenIdle }, event)
  atFirstAct(prefetch)
  if (!isSlow()) whenIdle(() => prefetch())
  // A page that the browser takes from its cache is not on its way any more.
  addEventListener('pageshow', ({ persisted }) => persisted && end())
}

/** Goes to a page of the site; on the one that is shown already only query and hash change. */
function go(url: URL): void {
  if (!isShown(url)) travel(url)
  else {
    end()
    const isElsewhere = url.search !== location.search
    if (url.href !== location.href) pushEntry(url)
    if (isElsewhere) document.dispatchEvent(new Event('page:query'))
    if (url.hash) followHashLink(url)
    else if (!isElsewhere) scrollTo({ top: 0, behavior: 'instant' })
  }
}

/** Does something when the page has nothing else to do. */
export function whenIdle(action: () => void): void {
  const wait = () => (self.requestIdleCallback ?? setTimeout)(action)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait)
}

/**
 * Does something when the reader first moves, touches or focuses anything, once for each of these; never on a slow line, or for
 * readers who save data. A page that comes to lie below a resting pointer is told of it (`mouseover`), but not of a move.
 */
export function atFirstAct(action: (event?: Event) => void): void {
  for (const type of isSlow() ? [] : ['pointermove', 'focusin', 'touchstart'])
    document.addEventListener(type, action, { once: true })
}

function isSlow(): boolean | undefined {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData || /2g/.test(`${connection?.effectiveType}`)
}

/** Loads what waits until the browser is idle, such as the bar of a page that takes long to come; never rejects. */
async function loadIdlePart(): Promise<typeof idlePart> {
  idlePart ??= await import('./idle.browser').catch(() => undefined)
  return idlePart
}

function follow(event: MouseEvent): void {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (event.defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return
  const url = target instanceof Element && pageOf(target.closest('a'))
  if (!url) return
  if (url.hash && isShown(url) && url.search === location.search) followHashLink(url)
  else if (isLight()) {
    event.preventDefault()
    go(url)
  }
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

/** Takes the reader to another page; the last that was asked for wins. */
async function travel(url: URL, isTraversal = false): Promise<void> {
  if (!isTraversal && url.href === pending?.href) return
  end()
  hideUnreachable()
  pending = url
  delay = setTimeout(async () => {
    await loadIdlePart()
    if (pending === url) idlePart?.startBar()
  }, progressDelayMs)
  document.dispatchEvent(new Event('page:leave'))
  let page: Page | null | undefined
  try {
    const visit = loadPage(url)
    // What is there already is shown at once, so that the browser can restore the scroll position.
    page = visit.page === undefined ? await visit.ready : visit.page
    if (page && !isComplete(page)) page = await completePage(page, url)
  } catch {}
  if (pending !== url) return
  end()
  if (page) show(page, { url, isTraversal })
  else if (page === null) loadInFull(url)
  else showUnreachable(() => travel(url, isTraversal))
}

/** Ends what is under way. */
function end(): void {
  clearTimeout(delay)
  pending = undefined
  idlePart?.endBar()
}

function show(page: Page, { url, isTraversal }: { url: URL; isTraversal: boolean }): void {
  const from = shown
  if (!isTraversal) {
    history.replaceState({ key: Math.random(), ...history.state, top: scrollY }, '')
    positions.delete(readEntry().key ?? 0)
    // The browser would restore the position before the page is there.
    history.scrollRestoration = 'manual'
    pushEntry(url)
  }
  history.scrollRestoration = 'auto'
  shown = url.pathname
  endPage()
  showPage(page)
  beginPage()
  document.querySelector('[data-announcer]')?.replaceChildren(document.title)
  if (isTraversal) returnTo(positions.get(entry.key ?? 0) ?? entry.top, from)
  else arrive()
}

function pushEntry(url: URL): void {
  entry = { key: Math.random() }
  history.pushState(entry, '', url)
}

function loadInFull(url: URL): void {
  // After Back the address is that of the page already, and `assign` would only scroll.
  if (url.href === location.href) location.reload()
  else location.assign(url)
}

function isLight(): boolean {
  return document.documentElement.dataset.light === ''
}

function isShown({ pathname }: URL): boolean {
  return normalizePathname(pathname) === normalizePathname(shown)
}

function readEntry(): Entry {
  return history.state ?? {}
}

/** Tells the reader that a page cannot be reached; it is tried again when they ask for it, or as soon as they are online. */
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
  window.ononline = tryAgain
}

/** Takes the notice away, and waits for nothing more. */
function hideUnreachable(): void {
  document.querySelector('[data-unreachable]')?.replaceChildren()
  window.ononline = null
}

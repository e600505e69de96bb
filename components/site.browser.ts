import { startSidebars } from './docs/sidebar.browser'
import { showHashTarget } from './navigation/arrival.browser'
import { loadPage } from './navigation/load-page.browser'
import { loadOptionalPart, whenIdle } from './navigation/loading.browser'
import { startNavigation } from './navigation/navigation.browser'
import { guard, onPage } from './navigation/page-life.browser'
import { startSearchDialog } from './search/search-dialog.browser'
import { startSearchPage } from './search/search-page.browser'
import { startChoices } from './shell/choices.browser'
import { startDrawer } from './shell/drawer.browser'
import { startDropdowns } from './shell/dropdown.browser'
import { startClickFocus } from './ui/click-focus.browser'
import { startTocList } from './ui/toc-list.browser'

/** The behaviour that readers may use at once; started when the document is complete. */
const parts = [
  startClickFocus,
  startNavigation,
  startSearchDialog,
  startDropdowns,
  startDrawer,
  startChoices,
  startSearchPage,
  startSidebars,
  startTocList,
  startPageParts,
  startIdleParts,
]

// In development React hydrates the markup of the server, which nothing may change before.
if (process.env.NODE_ENV === 'development' && document.documentElement.dataset.hydrated === undefined)
  document.addEventListener('page:hydrated', start, { once: true })
else start()

function start(): void {
  parts.forEach(guard)
}

/**
 * Loads the behaviour of the parts of a text, immediately if the page has any. Texts are readable without it, so no error is shown.
 */
function startPageParts(): void {
  onPage((main) => {
    const load = () => void loadOptionalPart(() => loadParts(main))
    if (main.querySelector('[data-part]')) load()
    else whenIdle(load)
    return undefined
  })
}

/**
 * Loads the rest of the behaviour at idle time; after a failure past the caches, and again with each further page. Pages work without
 * it, so no error is shown.
 */
function startIdleParts(): void {
  addEventListener('online', leaveOfflinePage)
  let isStarted = false
  const start = async () => {
    const part = await import('./idle.browser')
    if (isStarted) return
    isStarted = true
    part.startIdleParts()
  }
  onPage(() => {
    if (!isStarted) whenIdle(() => void loadOptionalPart(start))
    return undefined
  })
}

/** Replaces the offline page, which is all that a reader without a connection has, by the requested one as soon as that arrives. */
function leaveOfflinePage(): void {
  if (document.querySelector('[data-at-hand]'))
    loadPage(new URL(location.href)).ready.then(
      () => location.reload(),
      () => {},
    )
}

async function loadParts(main: HTMLElement): Promise<void> {
  const early: Event[] = []
  main.onclick = (event) => void early.push(event)
  main.onkeydown = (event) => void early.push(event)
  const { setUpParts } = await import('./mdx/page-parts.browser')
  main.onclick = null
  main.onkeydown = null
  setUpParts(main)
  // Opens the tab with the target of the hash.
  showHashTarget()
  early.forEach(repeat)
}

/** Repeats a click or a key on a tab from before the code of tabs had loaded. */
function repeat(event: Event): void {
  // An earlier key may have moved the focus to the next tab.
  const tab = event instanceof KeyboardEvent ? document.activeElement : (event.target as Element)
  if (tab?.role !== 'tab' || event.defaultPrevented) return
  tab.dispatchEvent(new (event.constructor as typeof Event)(event.type, event))
}

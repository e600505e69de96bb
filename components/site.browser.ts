import { startSidebars } from './docs/sidebar.browser'
import { startComponents } from './mdx/load-behaviors.browser'
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
  startComponents,
  startIdle,
]

// In development React hydrates the markup of the server, which nothing may change before.
if (process.env.NODE_ENV === 'development' && document.documentElement.dataset.hydrated === undefined)
  document.addEventListener('page:hydrated', start, { once: true })
else start()

function start(): void {
  parts.forEach(guard)
}

/**
 * Loads the rest of the behaviour at idle time; after a failure past the caches, and again with each further page. Pages work without
 * it, so no error is shown.
 */
function startIdle(): void {
  addEventListener('online', leaveOfflinePage)
  let isStarted = false
  const start = async () => {
    const part = await import('./idle.browser')
    if (isStarted) return
    isStarted = true
    part.startIdle()
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

import { settings } from '@/lib/site/compiled-settings'
import { startSidebars } from './docs/sidebar.browser'
import { showHashTarget } from './navigation/arrival.browser'
import { atFirstAct, whenIdle } from './navigation/loading.browser'
import { startNavigation } from './navigation/navigation.browser'
import { guard, onPage } from './navigation/page-life.browser'
import { startPrefetch } from './navigation/prefetch.browser'
import { isField, startSearchDialog } from './search/search-dialog.browser'
import { startSearchPage } from './search/search-page.browser'
import { startChoices } from './shell/choices.browser'
import { startDrawer } from './shell/drawer.browser'
import { startDropdowns } from './shell/dropdown.browser'
import { startHideOnScroll } from './shell/hide-on-scroll.browser'
import { startToc } from './ui/toc.browser'

/** All behaviour of the pages; started once, when the document is complete. */
const parts = [
  startNavigation,
  startPrefetch,
  startOffline,
  startSearchDialog,
  startDropdowns,
  startDrawer,
  startChoices,
  startHideOnScroll,
  startSearchPage,
  startSidebars,
  startToc,
  startPageParts,
  startKeys,
]

// In development React hydrates the markup of the server, which nothing may change before.
if (process.env.NODE_ENV === 'development' && document.documentElement.dataset.hydrated === undefined)
  document.addEventListener('page:hydrated', start, { once: true })
else start()

function start(): void {
  parts.forEach(guard)
}

/** Keeps pages for reading offline, from the first action of the reader on. */
function startOffline(): void {
  if (!settings.offline) return
  let hasStarted = false
  const keep = () => import('./navigation/offline.browser').then((part) => part.keepPage()).catch(() => {})
  const start = () => {
    if (hasStarted) return
    hasStarted = true
    onPage(() => {
      whenIdle(keep)
      return undefined
    })
  }
  const isOfflinePage = () => document.querySelector('[data-at-hand]') !== null
  if (isOfflinePage()) start()
  else atFirstAct(start)
  addEventListener('online', () => isOfflinePage() && location.reload())
}

/**
 * Loads the behaviour of the parts of a text, immediately if the page has any. Texts are readable without it, so no error is shown.
 */
function startPageParts(): void {
  onPage((main) => {
    const load = () => loadParts(main).catch(() => {})
    if (main.querySelector('[data-part]')) load()
    else whenIdle(load)
    return undefined
  })
}

/** The key `?` shows all keys, except in fields. */
function startKeys(): void {
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event
    const main = document.querySelector('main')
    if (key !== '?' || ctrlKey || metaKey || altKey || event.repeat || event.defaultPrevented || !main) return
    if (isField(target) || document.querySelector('dialog[open]')) return
    event.preventDefault()
    import('./reading/tool-sheets.browser').then((part) => part.openKeys(main)).catch(() => {})
  })
}

async function loadParts(main: HTMLElement): Promise<void> {
  const pressed: Element[] = []
  main.onclick = ({ target }) => pressed.push(target as Element)
  const { setUpParts } = await import('./mdx/page-parts.browser')
  main.onclick = null
  setUpParts(main)
  // Opens the tab with the target of the hash, and repeats clicks on tabs from before this code loaded.
  showHashTarget()
  for (const tab of pressed) if (tab.role === 'tab') (tab as HTMLElement).click()
}

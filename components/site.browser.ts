import { settings } from '@/lib/site/compiled-settings'
import { startSidebars } from './docs/sidebar.browser'
import { showHashTarget } from './navigation/arrival.browser'
import { atFirstAct, whenIdle } from './navigation/loading.browser'
import { startNavigation } from './navigation/navigation.browser'
import { guard, onPage } from './navigation/page-life.browser'
import { startPrefetch } from './navigation/prefetch.browser'
import { startSearchDialog } from './search/search-dialog.browser'
import { startSearchPage } from './search/search-page.browser'
import { startChoices } from './shell/choices.browser'
import { startDrawer } from './shell/drawer.browser'
import { startDropdowns } from './shell/dropdown.browser'
import { startToc } from './ui/toc.browser'

/** Everything that works in the pages; started once, when the document is complete. */
const parts = [
  startNavigation,
  startPrefetch,
  startOffline,
  startSearchDialog,
  startDropdowns,
  startDrawer,
  startChoices,
  startFirstScroll,
  startSearchPage,
  startSidebars,
  startToc,
  startPageParts,
]

parts.forEach(guard)

/** Keeps pages for reading offline from the reader's first act on; browsers that refuse it do without. */
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
  if (document.querySelector('[data-at-hand]')) start()
  else atFirstAct(start)
}

/** Loads what hides the navbar, if the site wants that, when the reader first scrolls. */
function startFirstScroll(): void {
  const navbar = document.querySelector<HTMLElement>('[data-hide-on-scroll]')
  const turn = scrollY
  const load = () =>
    import('./shell/hide-on-scroll.browser').then((part) => part.hideOnScroll(navbar as HTMLElement, turn))
  // It is a convenience.
  if (navbar) addEventListener('scroll', () => void load().catch(() => {}), { once: true, passive: true })
}

/** Loads what works the parts of a text, at once where they wait for it. Without it they can be read: no error is shown. */
function startPageParts(): void {
  onPage((main) => {
    const load = () => loadParts(main).catch(() => {})
    if (main.querySelector('[data-part]')) load()
    else whenIdle(load)
    return undefined
  })
}

async function loadParts(main: HTMLElement): Promise<void> {
  const pressed: Element[] = []
  main.onclick = ({ target }) => pressed.push(target as Element)
  const { setUpParts } = await import('./mdx/page-parts.browser')
  main.onclick = null
  setUpParts(main)
  // The tab in which the address has its target, and those that the reader was quick to press.
  showHashTarget()
  for (const tab of pressed) if (tab.role === 'tab') (tab as HTMLElement).click()
}

import { startSidebars } from './docs/sidebar.browser'
import { startMdxParts } from './mdx/mdx-parts.browser'
import { startTabs } from './mdx/tabs.browser'
import { startNavigation } from './navigation/navigation.browser'
import { startNotFound } from './navigation/not-found.browser'
import { guard } from './navigation/page-life.browser'
import { startPrefetch } from './navigation/prefetch.browser'
import { startSearchDialog } from './search/search-dialog.browser'
import { startSearchPage } from './search/search-page.browser'
import { startChoices } from './shell/choices.browser'
import { startDrawer } from './shell/drawer.browser'
import { startDropdowns } from './shell/dropdown.browser'
import { startHideOnScroll } from './shell/hide-on-scroll.browser'
import { startToc } from './ui/toc.browser'

/** All that works in the pages without React; started once, when the document is complete. */
const parts = [
  // The navigation opens the tab in which the address has its target.
  startTabs,
  startNavigation,
  startSearchDialog,
  startDropdowns,
  startDrawer,
  startChoices,
  startHideOnScroll,
  startSearchPage,
  startSidebars,
  startToc,
  startMdxParts,
  startNotFound,
  startPrefetch,
]

for (const start of parts) guard(start)

import { startSidebars } from './docs/sidebar.browser'
import { startCodeBlocks } from './mdx/code-block.browser'
import { startTabs } from './mdx/tabs.browser'
import { startVideos } from './mdx/video.browser'
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
  startNavigation,
  startSearchDialog,
  startDropdowns,
  startDrawer,
  startChoices,
  startHideOnScroll,
  startSearchPage,
  startSidebars,
  startTabs,
  startToc,
  startCodeBlocks,
  startVideos,
  startNotFound,
  startPrefetch,
]

for (const start of parts) guard(start)

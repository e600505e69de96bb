import { startSidebars } from './docs/sidebar.browser'
import { startCodeBlocks } from './mdx/code-block.browser'
import { startTabs } from './mdx/tabs.browser'
import { startVideos } from './mdx/video.browser'
import { startSearchDialog } from './search/search-dialog.browser'
import { startSearchPage } from './search/search-page.browser'
import { startChoices } from './shell/choices.browser'
import { startDrawer } from './shell/drawer.browser'
import { startDropdowns } from './shell/dropdown.browser'
import { startHideOnScroll } from './shell/hide-on-scroll.browser'
import { startToc } from './ui/toc.browser'

/** Starts all that works in the pages without React; runs once, when the document is complete. */
function startSite(): void {
  startSearchDialog()
  startDropdowns()
  startDrawer()
  startChoices()
  startHideOnScroll()
  startSearchPage()
  startSidebars()
  startTabs()
  startToc()
  startCodeBlocks()
  startVideos()
}

startSite()

import { startCodeBlocks } from './mdx/code-block.browser'
import { startTabs } from './mdx/tabs.browser'
import { startVideos } from './mdx/video.browser'
import { startDrawer } from './shell/drawer.browser'
import { startDropdowns } from './shell/dropdown.browser'
import { startHideOnScroll } from './shell/hide-on-scroll.browser'
import { startVersions } from './shell/versions.browser'
import { startToc } from './ui/toc.browser'

/** Starts all that works in the pages without React; runs once, when the document is complete. */
function startSite(): void {
  startDropdowns()
  startDrawer()
  startVersions()
  startHideOnScroll()
  startTabs()
  startToc()
  startCodeBlocks()
  startVideos()
}

startSite()

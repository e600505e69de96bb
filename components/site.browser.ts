import { startDrawer } from './shell/drawer.browser'
import { startDropdowns } from './shell/dropdown.browser'
import { startHideOnScroll } from './shell/hide-on-scroll.browser'
import { startVersions } from './shell/versions.browser'

/** Starts all that works in the pages without React; runs once, when the document is complete. */
function startSite(): void {
  startDropdowns()
  startDrawer()
  startVersions()
  startHideOnScroll()
}

startSite()

import { showNearestPages } from '@/components/navigation/nearest-pages.browser'
import { setUpPageTools } from '@/components/reading/page-tools.browser'
import { setUpTables } from '@/components/reading/tables.browser'
import { setUpTerms } from '@/components/reading/terms.browser'
import { setUpZoom } from '@/components/reading/zoom.browser'
import { behaviors } from './behaviors'

/** Sets up the components of a text, its tables, pictures, terms and tools; on the not-found page, the suggestions. */
export function setUpParts(main: HTMLElement): void {
  const nearest = main.querySelector('[data-nearest-pages]')
  if (nearest) showNearestPages(nearest)
  for (const setUp of behaviors) setUp(main)
  setUpTables(main)
  setUpZoom(main)
  setUpTerms(main)
  setUpPageTools(main)
  const frames = main.querySelectorAll<HTMLElement>('.steps:has([data-names])')
  // In narrower windows pictures do not stay beside their steps.
  if (frames.length > 0 && matchMedia('(min-width: 75em)').matches)
    import('@/components/reading/lit-marks.browser').then((part) => part.lightMarks(frames)).catch(() => {})
}

/** Loads the filter of the sidebar when its field gains focus. */
function wakeFilter(field: EventTarget | null): void {
  if (field instanceof HTMLInputElement && field.dataset.filter === '')
    import('@/components/docs/filter.browser').then((part) => part.setUpFilter(field)).catch(() => {})
}

wakeFilter(document.activeElement)
document.addEventListener('focusin', ({ target }) => wakeFilter(target))

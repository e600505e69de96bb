import { showNearestPages } from '@/components/navigation/nearest-pages.browser'
import { setUpPageTools } from '@/components/reading/page-tools.browser'
import { setUpTables } from '@/components/reading/tables.browser'
import { setUpTerms } from '@/components/reading/terms.browser'
import { setUpZoom } from '@/components/reading/zoom.browser'
import { setUpFigures } from '@/figures/live/figures.browser'
import { setUpSteps } from '@/figures/nmrium/steps.browser'
import { setUpCodeBlocks } from './code-block.browser'
import { setUpExercises } from './exercise.browser'
import { setUpTabs } from './tabs.browser'
import { setUpVideos } from './video.browser'

/**
 * Sets up the parts of a text: code, tabs, tables, pictures, exercises, samples, videos and figures; on the not-found page, the
 * suggestions.
 */
export function setUpParts(main: HTMLElement): void {
  const nearest = main.querySelector('[data-nearest-pages]')
  if (nearest) showNearestPages(nearest)
  setUpTabs(main)
  setUpCodeBlocks(main)
  setUpTables(main)
  setUpZoom(main)
  setUpTerms(main)
  setUpPageTools(main)
  const terms = main.querySelector<HTMLElement>('[data-terms]')
  if (terms) import('@/components/reading/glossary.browser').then((part) => part.setUpGlossary(terms)).catch(() => {})
  setUpVideos(main)
  setUpExercises(main)
  setUpSteps(main)
  setUpSamples(main)
  setUpFigures(main)
}

/** Loads the filter of the sidebar when its field gains focus. */
function wakeFilter(field: EventTarget | null): void {
  if (field instanceof HTMLInputElement && field.dataset.filter === '')
    import('@/components/docs/filter.browser').then((part) => part.setUpFilter(field)).catch(() => {})
}

wakeFilter(document.activeElement)
document.addEventListener('focusin', ({ target }) => wakeFilter(target))

/** The button of a sample inserts the frame with the application, and removes it. */
function setUpSamples(main: HTMLElement): void {
  for (const sample of main.querySelectorAll('[data-sample]')) {
    const [button, template] = [sample.querySelector('button'), sample.querySelector('template')]
    if (!button || !template) continue
    button.ariaExpanded = 'false'
    button.onclick = () => {
      const frame = sample.querySelector('iframe')
      button.ariaExpanded = String(!frame)
      if (frame) frame.remove()
      else sample.append(template.content.cloneNode(true))
    }
  }
}

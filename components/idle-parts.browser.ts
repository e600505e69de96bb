import { loadBehaviors } from './mdx/load-behaviors.browser'
import { loadOptionalPart, whenIdle } from './navigation/loading.browser'
import { onPage } from './navigation/page-life.browser'

/** The width of windows in which pictures stay beside their steps. */
const isWide = matchMedia('(min-width: 75em)')

/** The behaviour that only some pages have, by the elements that need it. */
const parts: Array<[selector: string, load: (main: HTMLElement) => Promise<unknown>]> = [
  ['main:not(:has([data-part])) .prose :is(details, video)', loadBehaviors],
  ['.prose img', loadPictures],
  ['.prose a[href*="#"]:not([href^="#"])', async (main) => (await import('./reading/terms.browser')).setUpTerms(main)],
  [
    '.table-scroll, .math-display, .math-long',
    async (main) => (await import('./reading/tables.browser')).setUpTables(main),
  ],
  [
    '[data-page-tools], .heading-anchor',
    async (main) => (await import('./reading/page-tools.browser')).setUpPageTools(main),
  ],
  ['[data-nearest-pages]', async (main) => (await import('./navigation/nearest-pages.browser')).showNearestPages(main)],
]

/** Loads what a page needs of these parts when it is idle. Texts are readable without them, so no error is shown. */
export function startIdleParts(): void {
  onPage((main) => {
    for (const [selector, load] of parts)
      if (main.querySelector(selector)) whenIdle(() => void loadOptionalPart(() => load(main)))
    return undefined
  })
}

/** Marks are lit in the holders that the enlargement of pictures adds. */
async function loadPictures(main: HTMLElement): Promise<void> {
  const hasMarks = isWide.matches && main.querySelector('.steps [data-names]')
  const [{ setUpZoom }, marks] = await Promise.all([
    import('./reading/zoom.browser'),
    hasMarks ? import('./reading/lit-marks.browser') : undefined,
  ])
  setUpZoom(main)
  marks?.lightMarks(main)
}

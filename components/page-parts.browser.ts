import { showHashTarget } from './navigation/arrival.browser'
import { loadOptionalPart, whenIdle } from './navigation/loading.browser'
import { onPage } from './navigation/page-life.browser'

type Load = (main: HTMLElement) => Promise<unknown>

/** The width of windows in which pictures stay beside their steps. */
const isWide = matchMedia('(min-width: 75em)')

/** The behaviour of some pages, by the elements that need it, which can wait until the page is idle. */
const idleParts: Array<[selector: string, load: Load]> = [
  ['.prose :is(details, video)', loadComponents],
  ['.prose img', async (main) => (await import('./reading/zoom.browser')).setUpZoom(main)],
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
  [
    '.steps [data-names]',
    async (main) => isWide.matches && (await import('./reading/lit-marks.browser')).lightMarks(main),
  ],
]

/**
 * Loads the behaviour of the components of a text immediately if the page has any, and of its other parts when it is idle. Texts are
 * readable without it, so no error is shown.
 */
export function startPageParts(): void {
  onPage((main) => {
    const load = (part: Load) => void loadOptionalPart(() => part(main))
    const hasComponents = main.querySelector('[data-part]') !== null
    if (hasComponents) load(loadComponents)
    for (const [selector, part] of idleParts)
      if (main.querySelector(selector) && !(hasComponents && part === loadComponents)) whenIdle(() => load(part))
    return undefined
  })
}

async function loadComponents(main: HTMLElement): Promise<void> {
  const early: Event[] = []
  main.onclick = (event) => void early.push(event)
  main.onkeydown = (event) => void early.push(event)
  const { behaviors } = await import('./mdx/behaviors')
  main.onclick = null
  main.onkeydown = null
  for (const setUp of behaviors) setUp(main)
  // Opens the tab with the target of the hash.
  showHashTarget()
  early.forEach(repeat)
}

/** Repeats a click or a key on a tab from before the code of tabs had loaded. */
function repeat(event: Event): void {
  // An earlier key may have moved the focus to the next tab.
  const tab = event instanceof KeyboardEvent ? document.activeElement : (event.target as Element)
  if (tab?.role !== 'tab' || event.defaultPrevented) return
  tab.dispatchEvent(new (event.constructor as typeof Event)(event.type, event))
}

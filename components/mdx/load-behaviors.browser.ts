import { showHashTarget } from '@/components/navigation/arrival.browser'
import { loadOptionalPart } from '@/components/navigation/loading.browser'
import { onPage } from '@/components/navigation/page-life.browser'

/** Loads the behaviour of the components of a text, if it has any that do something. Texts are readable without it, so no error is shown. */
export function startComponents(): void {
  onPage((main) => {
    if (main.querySelector('[data-part]')) void loadOptionalPart(() => loadBehaviors(main))
    return undefined
  })
}

/** Sets up the components of a page. */
export async function loadBehaviors(main: HTMLElement): Promise<void> {
  const early: Event[] = []
  main.onclick = (event) => void early.push(event)
  main.onkeydown = (event) => void early.push(event)
  const { behaviors } = await import('./behaviors')
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

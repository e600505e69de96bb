import { text } from './dock-texts'
import { button } from './parts.browser'
import { clearProgress, readStep, writeStep } from './progress.browser'
import { createStepBar } from './step-bar.browser'
import { listSteps, type Step } from './tutorial-steps.browser'

/** A tutorial whose steps are shown one at a time. */
export interface Guide {
  /** The heading of the step that is shown; undefined for the beginning of the page. */
  heading(): HTMLElement | undefined
  /** Shows the whole page again. */
  end(): void
}

/** Shows the sections of a tutorial one at a time, beginning with the one at which the reader stopped. */
export function startGuide(main: HTMLElement): Guide | undefined {
  const article = main.querySelector<HTMLElement>('article')
  if (!article) return undefined
  const steps = listSteps(article)
  let shown = Math.max(
    0,
    steps.findIndex(({ id }) => id === readStep()),
  )
  const show = (index: number) => {
    shown = Math.min(Math.max(index, 0), steps.length - 1)
    for (const [place, step] of steps.entries()) setHidden(step, place !== shown)
    bar.update(shown)
  }
  const go = (index: number) => {
    show(index)
    writeStep(steps[shown]?.id ?? '')
    scrollTo({ top: 0, behavior: 'instant' })
  }
  const clear = () => {
    clearProgress()
    for (const box of article.querySelectorAll<HTMLInputElement>('[data-tick]')) box.checked = false
    go(0)
  }
  const bar = createStepBar(steps, { go, last: button(text('clear'), clear) })
  const followMatch = ({ target }: Event) => {
    const index = steps.findIndex(({ parts }) => parts.some((part) => part.contains(target as Node)))
    if (index >= 0 && index !== shown) go(index)
  }
  const refresh = () => bar.update(shown)
  // A hash can lead to a part that is not shown.
  main.addEventListener('beforematch', followMatch)
  main.addEventListener('change', refresh)
  main.append(bar.element)
  // The beginning is what the reader looks at.
  if (shown === 0) show(0)
  else {
    go(shown)
    focusHeading(steps[shown])
  }
  return {
    heading: () => steps[shown]?.heading,
    end: () => {
      main.removeEventListener('beforematch', followMatch)
      main.removeEventListener('change', refresh)
      for (const step of steps) setHidden(step, false)
      bar.element.remove()
    },
  }
}

function setHidden({ parts }: Step, isHidden: boolean): void {
  for (const part of parts) {
    part.toggleAttribute('data-away', isHidden)
    if (isHidden) part.setAttribute('hidden', 'until-found')
    else part.removeAttribute('hidden')
  }
}

function focusHeading(step: Step | undefined): void {
  if (!step?.heading) return
  step.heading.tabIndex = -1
  step.heading.focus({ preventScroll: true })
}

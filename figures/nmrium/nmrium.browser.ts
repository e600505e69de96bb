import { setUpSteps } from './steps.browser'

let dock: typeof import('./dock.browser') | undefined

/** The button of a sample shows the application beside the text; the steps of a tutorial get checkboxes. */
export function setUp(main: HTMLElement): void {
  setUpSteps(main)
  for (const sample of main.querySelectorAll<HTMLElement>('[data-sample]')) {
    const button = sample.querySelector('button')
    if (!button) continue
    button.disabled = false
    button.onclick = () => void toggle(sample)
  }
  dock?.enterPage(main)
}

async function toggle(sample: HTMLElement): Promise<void> {
  // Once opened, it needs no network.
  const isAtHand = dock?.holds(sample) || navigator.onLine
  if (isAtHand) dock ??= await import('./dock.browser').catch(() => undefined)
  sample.querySelector('[role=alert]')?.toggleAttribute('hidden', isAtHand && dock !== undefined)
  if (isAtHand) dock?.toggle(sample)
}

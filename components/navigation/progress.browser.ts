import { whenIdle } from './loading.browser'

const delayMs = 200

let delay: ReturnType<typeof setTimeout>
let bar: typeof import('nprogress') | undefined

whenIdle(() => loadBar().catch(() => {}))

async function loadBar(): Promise<void> {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const { default: loaded } = await import('nprogress')
  bar = loaded.configure({
    minimum: 0.08,
    trickleSpeed: 800,
    speed: isStill ? 0 : 200,
    trickle: !isStill,
    showSpinner: false,
    template: '<div data-bar aria-hidden="true"></div>',
    barSelector: '[data-bar]',
  })
}

/** Shows a bar at the top of the window after 200 ms, unless the navigation ends before that. */
export function startProgress(): void {
  clearTimeout(delay)
  delay = setTimeout(() => bar?.start(), delayMs)
}

/** Completes the bar and removes it. */
export function endProgress(): void {
  clearTimeout(delay)
  bar?.done()
}

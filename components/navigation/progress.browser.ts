import bar from 'nprogress'

const delayMs = 200
const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches

bar.configure({
  minimum: 0.08,
  trickleSpeed: 800,
  speed: isStill ? 0 : 200,
  trickle: !isStill,
  showSpinner: false,
  template: '<div data-bar aria-hidden="true"></div>',
  barSelector: '[data-bar]',
})

let delay: ReturnType<typeof setTimeout>

/** Shows a bar at the top of the window after 200 ms, unless the navigation ends before that. */
export function startProgress(): void {
  clearTimeout(delay)
  delay = setTimeout(() => bar.start(), delayMs)
}

/** Completes the bar and removes it. */
export function endProgress(): void {
  clearTimeout(delay)
  bar.done()
}

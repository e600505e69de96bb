type Bar = typeof import('./progress-bar.browser').bar

const delayMs = 200

let delay: ReturnType<typeof setTimeout>
let loading: Promise<Bar | undefined> | undefined

/** Loads the bar, at idle time or with the first slow navigation; undefined if it cannot be loaded. */
export function loadBar(): Promise<Bar | undefined> {
  loading ??= import('./progress-bar.browser').then(
    ({ bar }) => bar,
    () => undefined,
  )
  return loading
}

/** Shows a bar at the top of the window after 200 ms, unless the navigation ends before that. */
export function startProgress(): void {
  clearTimeout(delay)
  delay = setTimeout(async () => (await loadBar())?.start(), delayMs)
}

/** Completes the bar and removes it. */
export function endProgress(): void {
  clearTimeout(delay)
  loading?.then((bar) => bar?.done())
}

/** What the reader may do while the code loads; it is repeated then. */
const acts = ['pointermove', 'pointerdown', 'pointerup', 'click']

/** Loads the gestures of the spectrum when the reader points at it, touches it or moves the focus into it. */
export function setUp(main: HTMLElement): void {
  for (const figure of main.querySelectorAll<HTMLElement>('[data-spectrum]')) {
    const start = wait(figure)
    // The pointer or the focus was there before this code.
    if (figure.matches(':hover, :focus-within')) void start()
  }
}

/** Waits for the reader; returns what starts at once. */
function wait(figure: HTMLElement): () => Promise<void> {
  const waiting = new AbortController()
  const start = async (first?: Event): Promise<void> => {
    waiting.abort()
    const loading = new AbortController()
    const missed = first ? [first] : []
    for (const act of acts) figure.addEventListener(act, (event) => missed.push(event), { signal: loading.signal })
    try {
      const { operate } = await import('./operate.browser')
      operate(figure)
    } catch {
      // Offline, or after a new deployment: the picture stays, and the next touch tries again.
      missed.length = 0
      wait(figure)
    }
    loading.abort()
    for (const event of missed) {
      const type = event.type.replace('over', 'move')
      const { target } = event
      const isOver = type !== 'pointermove' || (target instanceof Element && target.matches(':hover'))
      if (isOver && acts.includes(type)) target?.dispatchEvent(new PointerEvent(type, event))
    }
  }
  for (const intent of ['pointerover', 'focusin', 'dragenter', 'change'])
    figure.addEventListener(intent, start, { signal: waiting.signal })
  return start
}

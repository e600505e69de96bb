/** Does something when the page has nothing else to do. */
export function whenIdle(action: () => void): void {
  const wait = () => (self.requestIdleCallback ?? setTimeout)(action)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait)
}

/**
 * Does something when the reader first moves, touches or focuses anything, once for each of these; never on a slow line, or for
 * readers who save data. A page that opens below a resting pointer gets `mouseover`, but no move.
 */
export function atFirstAct(action: () => void): void {
  for (const type of isSlow() ? [] : ['pointermove', 'focusin', 'touchstart'])
    document.addEventListener(type, action, { once: true })
}

/** Whether the line is slow, or the reader saves data. */
export function isSlow(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || /2g/.test(`${connection?.effectiveType}`)
}

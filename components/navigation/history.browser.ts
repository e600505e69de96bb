/** The identity of the current entry of the history; undefined before Firefox 147 and Safari 26.2. */
export function currentSlot(): string | undefined {
  return window.navigation?.currentEntry?.key
}

/** Goes to another entry of the history, which fires `popstate`. Returns false if the browser cannot find it. */
export function goToSlot(slot: string | undefined): boolean {
  const { navigation } = window
  const entry = slot ? navigation?.entries().find(({ key }) => key === slot) : undefined
  const steps = entry ? entry.index - (navigation.currentEntry?.index ?? entry.index) : 0
  // Without steps the browser would reload the page.
  if (steps) history.go(steps)
  return steps !== 0
}

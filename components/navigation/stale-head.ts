/** The colour of the frame is set by the script of the head. */
const described =
  'title, meta[name]:not([name="theme-color"]), meta[property], link[rel="canonical"], link[rel="alternate"]'

/**
 * Keeps the head to what the page says. A reader who goes on before React has taken over the head of the first page would
 * keep its title, description and canonical address beside those of the next: what React does not own gives way to what it
 * does. Returns how to stop.
 */
export function watchHead(): () => void {
  removeStale()
  const observer = new MutationObserver(removeStale)
  observer.observe(document.head, { childList: true })
  return () => observer.disconnect()
}

function removeStale(): void {
  const elements = [...document.head.querySelectorAll(described)]
  const owned = new Set(elements.filter(isOwned).map(subjectOf))
  for (const element of elements) if (!isOwned(element) && owned.has(subjectOf(element))) element.remove()
}

/** React leaves a key of its own on each element that it made or took over. */
function isOwned(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__react'))
}

/** What an element of the head is about; a page has one of each. */
function subjectOf(element: Element): string {
  const names = ['name', 'property', 'rel', 'type', 'hreflang'].map((name) => element.getAttribute(name) ?? '')
  return [element.tagName, ...names].join(' ')
}

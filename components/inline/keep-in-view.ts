/**
 * Scrolls `container`, and nothing else, by as little as it takes to show `element`; `scrollIntoView` would move the page too.
 * Uses nothing from outside its own body: the head script ships it as text.
 */
export function keepInView(container: HTMLElement, element: Element): void {
  const frame = container.getBoundingClientRect()
  const { top, bottom } = element.getBoundingClientRect()
  const room = 24
  if (top < frame.top) container.scrollTop -= frame.top - top + room
  else if (bottom > frame.bottom) container.scrollTop += bottom - frame.bottom + room
}

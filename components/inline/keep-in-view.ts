/**
 * Scrolls `container`, and nothing else, no farther than it takes to show `element`; `scrollIntoView` would move the page, too.
 * Shipped as text: it uses nothing from outside its own body.
 */
export function keepInView(container: HTMLElement, element: Element): void {
  const frame = container.getBoundingClientRect()
  const { top, bottom } = element.getBoundingClientRect()
  const margin = 24
  if (top < frame.top) container.scrollTop -= frame.top - top + margin
  else if (bottom > frame.bottom) container.scrollTop += bottom - frame.bottom + margin
}

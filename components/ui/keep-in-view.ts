/** Scrolls `container`, and nothing else, by as little as it takes to show `element`; `scrollIntoView` would move the page too. */
export function keepInView(container: HTMLElement, element: Element): void {
  const frame = container.getBoundingClientRect()
  const { top, bottom } = element.getBoundingClientRect()
  if (top < frame.top) container.scrollTop -= frame.top - top
  else if (bottom > frame.bottom) container.scrollTop += bottom - frame.bottom
}

/** Scrolls only `container`, as far as needed to show `element`; `scrollIntoView` would scroll the page as well. */
export function keepInView(container: HTMLElement, element: Element): void {
  const frame = container.getBoundingClientRect()
  const { top, bottom } = element.getBoundingClientRect()
  // Below an announcement, the last 72 pixels of the sidebar are behind the button at the bottom of the window.
  if (top < frame.top) container.scrollTop -= frame.top - top + 24
  else if (bottom > frame.bottom - 72) container.scrollTop += bottom - frame.bottom + 96
}

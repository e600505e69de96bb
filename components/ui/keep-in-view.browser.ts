/** Scrolls only `container`, as far as needed to show `element`; `scrollIntoView` would scroll the page as well. */
export function keepInView(container: HTMLElement, element: Element): void {
  const frame = container.getBoundingClientRect()
  const { top, bottom } = element.getBoundingClientRect()
  // The tools above the tree cover its first 72 pixels, and below an announcement the last ones are below the window.
  if (top < frame.top + 72) container.scrollTop -= frame.top - top + 96
  else if (bottom > frame.bottom - 72) container.scrollTop += bottom - frame.bottom + 96
}

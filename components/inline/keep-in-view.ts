/**
 * Scrolls `container`, and nothing else, no farther than it takes to show `element`; `scrollIntoView` would move the page, too.
 * Shipped as text: it uses nothing from outside its own body.
 */
export function keepInView(container: HTMLElement, element: Element): void {
  const frame = container.getBoundingClientRect()
  const { top, bottom } = element.getBoundingClientRect()
  // While an announcement pushes the sidebar down, its last 72 pixels are behind the button at the bottom of the window.
  if (top < frame.top) container.scrollTop -= frame.top - top + 24
  else if (bottom > frame.bottom - 72) container.scrollTop += bottom - frame.bottom + 96
}

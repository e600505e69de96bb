/** Makes an element that scrolls sideways a named stop of the Tab key; without a name it is not one any more. */
export function setScrollRegion(element: HTMLElement, name: string | undefined): void {
  const region = { tabindex: '0', role: 'group', 'aria-label': name ?? '' }
  for (const [attribute, value] of Object.entries(region)) {
    if (name === undefined) element.removeAttribute(attribute)
    else element.setAttribute(attribute, value)
  }
}

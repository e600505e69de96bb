/** A button with a text. */
export function button(label: string, act: () => void): HTMLButtonElement {
  const element = Object.assign(document.createElement('button'), { type: 'button', className: 'ui-button' })
  element.textContent = label
  element.onclick = () => void act()
  return element
}

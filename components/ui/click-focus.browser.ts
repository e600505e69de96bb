/**
 * Gives the focus to a button that is clicked, as all browsers but Safari do: keys reach its menu, and a dialog that it opens returns
 * the focus to it.
 */
export function startClickFocus(): void {
  const focus = ({ target, detail }: MouseEvent): void => {
    // Enter in a field clicks the button of the form without a pointer.
    const control = detail > 0 && target instanceof Element && target.closest<HTMLElement>('button, summary')
    if (control && control !== document.activeElement) control.focus({ preventScroll: true })
  }
  // Before the handlers of the button, which may move the focus on.
  document.addEventListener('click', focus, true)
}

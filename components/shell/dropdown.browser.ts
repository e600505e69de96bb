// The click that follows a hover must not close what the hover has just opened; the next one may.
let openedByHover = false

/** Opens and closes the dropdowns of the navbar: by click, hover, Enter or arrow keys; Escape returns to the button. */
export function startDropdowns(): void {
  document.addEventListener('pointerover', hover(true))
  document.addEventListener('pointerout', hover(false))
  document.addEventListener('click', choose)
  document.addEventListener('keydown', moveFocus)
  document.addEventListener('pointerdown', ({ target }) => closeAll(target))
  document.addEventListener('focusin', ({ target }) => closeAll(target))
}

function hover(isOver: boolean) {
  return ({ target, relatedTarget, pointerType }: PointerEvent) => {
    const root = findRoot(target)
    if (pointerType !== 'mouse' || !root || root === findRoot(relatedTarget)) return
    openedByHover = isOver && !isOpen(root)
    setOpen(root, isOver)
  }
}

function choose({ target }: Event): void {
  const root = findRoot(target)
  const control = target instanceof Element && target.closest('a,button')
  if (!root || !control) return
  setOpen(root, control === root.firstElementChild && (openedByHover || !isOpen(root)))
  openedByHover = false
}

function moveFocus(event: KeyboardEvent): void {
  const { key, target, isComposing } = event
  if (key === 'Escape') closeAll()
  const root = findRoot(target)
  if (!root || isComposing || !(isOpen(root) ? /^(Arrow(Up|Down)|Home|End)$/ : /^Arrow(Up|Down)$/).test(key)) return
  event.preventDefault()
  // Hidden links take no focus, so the list is shown first.
  setOpen(root, true)
  const links = [...root.querySelectorAll('a')]
  const at = links.findIndex((link) => link.matches(':focus'))
  const next = { ArrowDown: at + 1, ArrowUp: at <= 0 ? -1 : at - 1, Home: 0, End: -1 }[key] ?? 0
  links.at(next % links.length)?.focus()
}

/** Closes all dropdowns but the one around an element; without an element the focus goes back to the button. */
function closeAll(except?: EventTarget | null): void {
  for (const root of document.querySelectorAll('[data-dropdown]')) {
    if (!isOpen(root) || (except && root === findRoot(except))) continue
    setOpen(root, false)
    if (!except && root.contains(document.activeElement)) root.querySelector('button')?.focus()
  }
}

function findRoot(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-dropdown]') : null
}

function isOpen(root: Element): boolean {
  return root.firstElementChild?.ariaExpanded === 'true'
}

function setOpen(root: Element, open: boolean): void {
  root.firstElementChild?.setAttribute('aria-expanded', String(open))
  root.lastElementChild?.toggleAttribute('hidden', !open)
}

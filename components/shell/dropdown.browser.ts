/** For each key, computes the index of the link to focus from the current one (-1 without focus). */
const steps: Record<string, (at: number) => number> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => Math.max(at, 0) - 1,
  Home: () => 0,
  End: () => -1,
}

/** The open dropdown. */
let shown: Element | null = null
// The first click after a hover must not close the dropdown that the hover opened.
let openedByHover = false

/** Opens and closes the dropdowns of the navbar: by click, hover, Enter or arrow keys; Escape returns to the button. */
export function startDropdowns(): void {
  for (const type of ['pointerover', 'pointerout'] as const) document.addEventListener(type, hover)
  for (const type of ['pointerdown', 'focusin'])
    document.addEventListener(type, ({ target }) => shown === findRoot(target) || show(null))
  document.addEventListener('click', choose)
  document.addEventListener('keydown', useKey)
}

function hover({ type, target, relatedTarget, pointerType }: PointerEvent): void {
  const root = findRoot(target)
  if (pointerType !== 'mouse' || !root || root === findRoot(relatedTarget)) return
  const isOver = type === 'pointerover'
  openedByHover = isOver && root !== shown
  if (isOver) show(root)
  else if (root === shown) show(null)
}

function choose({ target }: Event): void {
  const root = findRoot(target)
  const control = root && (target as Element).closest('a,button')
  if (!control) return
  show(control.ariaExpanded && (openedByHover || root !== shown) ? root : null)
  openedByHover = false
}

function useKey(event: KeyboardEvent): void {
  const { key, target, isComposing } = event
  const root = findRoot(target)
  if (key === 'Escape') {
    if (shown === root) shown?.querySelector('button')?.focus()
    show(null)
  }
  const next = steps[key]
  if (!root || !next || isComposing || (root !== shown && !/^A/.test(key))) return
  event.preventDefault()
  // Hidden links take no focus, so the list is shown first.
  show(root)
  const links = [...root.querySelectorAll('a')]
  const at = links.findIndex((link) => link.matches(':focus'))
  links.at(next(at) % links.length)?.focus()
}

function show(root: Element | null): void {
  set(shown, false)
  set(root, true)
  shown = root
}

function set(root: Element | null, isShown: boolean): void {
  root?.firstElementChild?.setAttribute('aria-expanded', `${isShown}`)
  root?.lastElementChild?.toggleAttribute('hidden', !isShown)
}

function findRoot(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-dropdown]') : null
}

import { onPage } from '@/components/navigation/page-life.browser'
import { keepInView } from '@/components/ui/keep-in-view.browser'

/** Handles the trees beside the pages; `inline/trees.browser.ts` has restored their state. */
export function startSidebars(): void {
  onPage(enterPage)
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-tree] button, [data-sidebar]')
    if (!button) return
    const tree = button.closest<HTMLElement>('[data-tree]')
    if (!tree || button.dataset.sidebar) setHidden(button.dataset.sidebar === 'hide')
    else if (button.matches('[data-all-groups]')) toggleAll(tree)
    else toggleGroup(tree, button)
  })
  // Scroll events do not bubble.
  document.addEventListener(
    'scroll',
    ({ target }) => {
      if (target instanceof HTMLElement && target.dataset.tree) remember(target, { top: target.scrollTop })
    },
    true,
  )
}

/** Opens the categories of the page, and scrolls to its entry; others stay as the reader left them. */
function enterPage(): undefined {
  for (const scroller of document.querySelectorAll<HTMLElement>('[data-keeps-current]')) {
    const current = scroller.querySelector('[aria-current=page]')
    // A tree scrolls to its entry when its position is restored: `inline/trees.browser.ts`.
    if (scroller.dataset.tree) setOpen(scroller, findEntered(scroller), true)
    else if (current) requestAnimationFrame(() => keepInView(scroller, current))
  }
}

function toggleGroup(tree: HTMLElement, button: Element): void {
  const group = button.parentElement?.nextElementSibling as HTMLElement | null | undefined
  if (!group) return
  const open = 'closed' in group.dataset
  const siblings = group.closest('ul')?.querySelectorAll<HTMLElement>(':scope > li > [data-group]') ?? []
  if (open && 'autoCollapse' in tree.dataset) setOpen(tree, siblings, false)
  setOpen(tree, [group], open)
}

/** Opens all categories, or, if all are open, closes all except those of the page. */
function toggleAll(tree: HTMLElement): void {
  setOpen(tree, tree.querySelectorAll('[data-group]'), !!tree.querySelector('[data-closed]'))
  setOpen(tree, findEntered(tree), true)
}

/** The categories of the page. */
function findEntered(tree: Element): NodeListOf<HTMLElement> {
  return tree.querySelectorAll('li:has([aria-current]) > [data-group]')
}

function setOpen(tree: HTMLElement, groups: Iterable<HTMLElement>, open: boolean): void {
  const changed: Record<string, boolean> = {}
  for (const group of groups) {
    changed[group.dataset.group ?? ''] = open
    group.toggleAttribute('data-closed', !open)
    group.previousElementSibling?.querySelector('[aria-expanded]')?.setAttribute('aria-expanded', `${open}`)
  }
  remember(tree, { open: changed })
}

/** Stores part of the tree's state until the tab is closed. */
function remember({ dataset: { tree } }: HTMLElement, part: { top?: number; open?: Record<string, boolean> }): void {
  const key = `docs.tree.${tree}`
  try {
    const memory = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    sessionStorage.setItem(key, JSON.stringify({ ...memory, ...part, open: { ...memory.open, ...part.open } }))
  } catch {
    // Blocked or full storage: the next load shows the tree as built.
  }
}

// The state is an attribute of <html>, which the head script restores before the first paint.
function setHidden(hidden: boolean): void {
  keepLine(() => document.documentElement.toggleAttribute('data-sidebar-hidden', hidden))
  document.querySelector<HTMLElement>(`[data-sidebar=${hidden ? 'show' : 'hide'}]`)?.focus({ preventScroll: true })
  try {
    localStorage.setItem('docs.sidebar.hidden', `${hidden}`)
  } catch {
    // Blocked storage: the choice counts until the next load.
  }
}

/** Makes a change that rewraps the text, and keeps the line at the top of the window, below the sticky parts, in place. */
function keepLine(change: () => void): void {
  const text = document.querySelector('main article')
  const line = text && scrollY > 0 ? findTopLine(text) : undefined
  const before = line?.getBoundingClientRect().top ?? 0
  change()
  if (line) scrollBy({ top: line.getBoundingClientRect().top - before, behavior: 'instant' })
}

/** The first character or element in view. */
function findTopLine(text: Element): Range | undefined {
  const { left } = text.getBoundingClientRect()
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart)
  for (let y = covered; y < innerHeight; y += 8) {
    const [node, offset] = findCaret(left + 2, y)
    if (!node || node === text || !text.contains(node)) continue
    const range = new Range()
    range.setStart(node, offset)
    // Some browsers give an empty range no position.
    range.setEnd(node, Math.min(offset + 1, node instanceof Text ? node.length : node.childNodes.length))
    return range
  }
  return undefined
}

/** The text position at a point of the window. */
function findCaret(x: number, y: number): [node: Node | undefined, offset: number] {
  // Chrome before 128 and Safari before 18.4 have only the second function, Firefox only the first.
  const position = document.caretPositionFromPoint?.(x, y)
  const range = position ? undefined : document.caretRangeFromPoint?.(x, y)
  return [position?.offsetNode ?? range?.startContainer, position?.offset ?? range?.startOffset ?? 0]
}

import { t } from '@/lib/site/text'

const gridId = 'search-grid'

/**
 * Gives DocSearch's modal the roles it lacks and keeps them while it changes. The dialog around it is ours, so its own
 * container is none. The field is a combobox, and what it opens is a grid, because options of a list may hold neither links
 * nor buttons; the rows are those of `SearchHit`.
 */
export function mendModal(dialog: HTMLElement): () => void {
  const container = dialog.querySelector('.DocSearch-Container')
  const field = dialog.querySelector('.DocSearch-Input')
  for (const name of ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby']) {
    container?.removeAttribute(name)
  }
  field?.setAttribute('role', 'combobox')
  field?.setAttribute('aria-haspopup', 'grid')

  const mend = () => {
    container?.removeAttribute('aria-controls')
    if (field) mendField(field)
    // Those of the page are the page's only ones.
    for (const part of dialog.querySelectorAll('header, footer')) setOnce(part, 'role', 'presentation')
    mendHits(dialog)
  }
  mend()
  const observer = new MutationObserver(mend)
  const attributeFilter = ['id', 'aria-controls', 'aria-selected']
  observer.observe(dialog, { subtree: true, childList: true, attributeFilter })

  // The dialog keeps the focus inside by itself; DocSearch would send it to what is not shown.
  const leaveTab = (event: KeyboardEvent) => event.key === 'Tab' && event.stopPropagation()
  dialog.addEventListener('keydown', leaveTab, true)
  return () => {
    observer.disconnect()
    dialog.removeEventListener('keydown', leaveTab, true)
  }
}

// DocSearch names lists whose ids it does not set.
function mendField(field: Element) {
  const isExpanded = field.hasAttribute('aria-controls')
  setOnce(field, 'aria-expanded', String(isExpanded))
  if (isExpanded) setOnce(field, 'aria-controls', gridId)
}

function mendHits(dialog: HTMLElement) {
  const grid = dialog.querySelector('.DocSearch-Dropdown-Container')
  if (!grid) return
  setOnce(grid, 'id', gridId)
  setOnce(grid, 'role', 'grid')
  setOnce(grid, 'aria-label', t('search'))
  for (const list of grid.querySelectorAll('ul')) {
    setOnce(list, 'role', 'presentation')
    list.removeAttribute('id')
    list.removeAttribute('aria-labelledby')
  }
  for (const hit of grid.querySelectorAll('.DocSearch-Hit')) {
    setOnce(hit, 'role', 'presentation')
    for (const name of ['id', 'aria-selected']) moveAttribute(name, hit, hit.querySelector('[role="row"]'))
  }
}

// React writes an attribute again only when its value changes, and then it is moved again.
function moveAttribute(name: string, from: Element, to: Element | null) {
  const value = from.getAttribute(name)
  if (value === null || !to) return
  to.setAttribute(name, value)
  from.removeAttribute(name)
}

function setOnce(element: Element, name: string, value: string) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

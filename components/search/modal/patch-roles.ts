import { t } from '@/lib/site/text'

const gridId = 'search-grid'

/**
 * Gives DocSearch's modal the roles it lacks and keeps them while it changes; returns how to stop. Its container is no
 * button, because the dialog around it is ours. The field is a combobox that opens a grid, because options of a list may
 * hold neither links nor buttons; an item of a list may be no row, so that its child is one.
 */
export function patchRoles(dialog: HTMLElement): () => void {
  const setAll = (selector: string, attributes: Record<string, string | null>) => {
    for (const element of dialog.querySelectorAll(selector)) {
      for (const [name, value] of Object.entries(attributes)) {
        if (value === null) element.removeAttribute(name)
        else if (element.getAttribute(name) !== value) element.setAttribute(name, value)
      }
    }
  }
  const patch = () => {
    const names = ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby', 'aria-controls']
    setAll('.DocSearch-Container', Object.fromEntries(names.map((name) => [name, null])))
    // Those of the page are the page's only ones.
    setAll('header, footer', { role: 'presentation' })
    setAll('.DocSearch-Input', { role: 'combobox', 'aria-haspopup': 'grid' })
    setAll('.DocSearch-Input:not([aria-controls])', { 'aria-expanded': 'false' })
    // DocSearch names lists whose ids it does not set.
    setAll('.DocSearch-Input[aria-controls]', { 'aria-expanded': 'true', 'aria-controls': gridId })
    setAll('.DocSearch-Dropdown-Container', { id: gridId, role: 'grid', 'aria-label': t('search') })
    setAll('.DocSearch-Hits ul', { id: null, role: 'presentation', 'aria-labelledby': null })
    for (const item of dialog.querySelectorAll('li.DocSearch-Hit')) {
      const selected = item.getAttribute('aria-selected')
      // React writes an attribute again only when its value changes, and then it is moved again.
      if (item.id) item.firstElementChild?.setAttribute('id', item.id)
      if (selected) item.firstElementChild?.setAttribute('aria-selected', selected)
    }
    setAll('li.DocSearch-Hit', { id: null, role: 'presentation', 'aria-selected': null })
    setAll('li.DocSearch-Hit > *', { class: 'DocSearch-Hit', role: 'row' })
    setAll('.DocSearch-HitsFooter > *', { role: 'row' })
    setAll('li.DocSearch-Hit > * > *, .DocSearch-HitsFooter > * > *', { role: 'gridcell' })
  }
  patch()
  const observer = new MutationObserver(() => {
    patch()
    // Its own changes need no second look.
    observer.takeRecords()
  })
  const attributeFilter = ['id', 'aria-controls', 'aria-selected']
  observer.observe(dialog, { subtree: true, childList: true, attributeFilter })
  return () => observer.disconnect()
}

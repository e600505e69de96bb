import { linkToSearch } from '@/components/navigation/link-to-search.browser'
import { escapeHtml } from '@/lib/site/escape-html'
import { t } from '@/lib/site/text'

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** Filters the sidebar by the text in the field above it; matches titles of pages and categories. */
export function setUpFilter(field: HTMLInputElement): void {
  const tree = field.closest<HTMLElement>('[data-tree]')
  if (!tree || field.dataset.filter) return
  field.dataset.filter = 'on'
  const found = document.createElement('div')
  found.dataset.found = ''
  found.hidden = true
  const status = Object.assign(document.createElement('p'), { role: 'status', className: 'visually-hidden' })
  field.parentElement?.after(found, status)

  const show = () => {
    const words = fold(field.value).split(' ').filter(Boolean)
    const isFiltered = words.length > 0
    found.hidden = !isFiltered
    tree.toggleAttribute('data-filtered', isFiltered)
    status.textContent = ''
    if (!isFiltered) return found.replaceChildren()
    const matches = listLinks(tree).filter(({ text }) => words.every((word) => text.includes(word)))
    const list =
      matches.length > 0
        ? `<ul>${matches.map(({ html }) => html).join('')}</ul>`
        : `<p class="ui-entry">${t('filterNone')}</p>`
    // The search also finds headings and text.
    found.innerHTML = list + linkToSearch(field.value, 'ui-entry')
    status.textContent = matches.length > 0 ? t('filterCount', { count: matches.length }) : t('filterNone')
  }
  field.oninput = () => void show()
  tree.addEventListener('keydown', (event) => {
    const { key, target } = event
    const links = [...found.querySelectorAll('a')]
    const at = links.indexOf(target as HTMLAnchorElement)
    const step = steps[key]
    if (found.hidden || (target !== field && at < 0)) return
    if (key === 'Escape') {
      clear(field)
      field.focus()
    } else if (key === 'Enter' && target === field) links[0]?.click()
    else if (step) (links[at + step] ?? field).focus()
    else return
    event.preventDefault()
    // Escape would close the drawer as well.
    event.stopPropagation()
  })
  if (field.value) show()
}

// One listener for all: the sidebars come and go with their pages.
document.addEventListener('page:leave', () => document.querySelectorAll('input[data-filter=on]').forEach(clear))

function clear(field: Element): void {
  Object.assign(field, { value: '' })
  field.dispatchEvent(new Event('input'))
}

/** The pages of a tree with their categories. */
function listLinks(tree: ParentNode): Array<{ text: string; html: string }> {
  const links = tree.querySelectorAll<HTMLAnchorElement>('li a')
  return [...links]
    .filter((link) => !link.closest('[data-found]'))
    .map((link) => {
      const title = link.textContent?.trim() ?? ''
      const names = (link.closest('[data-group]')?.getAttribute('data-group') ?? '').replaceAll('/', ' › ')
      const current = link.ariaCurrent ? ' aria-current="page"' : ''
      const html = `<li><a class="ui-entry" href="${escapeHtml(link.getAttribute('href') ?? '')}"${current}>${escapeHtml(title)}<small>${escapeHtml(names)}</small></a></li>`
      return { text: fold(`${title} ${names}`), html }
    })
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()
}

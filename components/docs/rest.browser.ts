import { keepInView } from '@/components/inline/keep-in-view'
import { escapeHtml } from '@/lib/site/escape-html'
import { t } from '@/lib/site/text'
import filterStyles from './filter.module.css'
import styles from './rest.module.css'

type SetOpen = (tree: HTMLElement, groups: Iterable<HTMLElement>, open: boolean) => void

const waitingMs = 200
const leftKey = 'docs.tree.left'

const trees = new Map<string, Promise<Document>>()

// The position that the tree remembers is lost while it is shorter than it was.
addEventListener('pagehide', () => {
  const { scrollTop = 0 } = document.querySelector('[data-rest]') ?? {}
  try {
    sessionStorage.setItem(leftKey, JSON.stringify({ top: scrollTop }))
  } catch {}
})

/**
 * Fills the open categories of which the page lacks the entries, from the one file that holds them all. `groups` are those that
 * have just been opened: when they are all, so are the ones that come with them.
 */
export async function fill(tree: HTMLElement, groups: Iterable<HTMLElement>, setOpen: SetOpen): Promise<void> {
  const opened = [...groups]
  // Before the browser tells that the tree, while it is shorter, was scrolled.
  const { top } = read(memoryOf(tree))
  const isWhole = opened.length === tree.querySelectorAll('[data-group]').length
  const missing = [...tree.querySelectorAll<HTMLElement>('[data-group]:empty:not([data-closed])')]
  const [first] = missing
  const delay = setTimeout(() => {
    for (const group of missing) group.innerHTML = `<p class="${styles.message}">${escapeHtml(t('loading'))}</p>`
  }, waitingMs)
  const whole = await loadTree(tree.dataset.rest ?? '').catch(() => undefined)
  clearTimeout(delay)
  for (const group of missing) {
    const entries = whole?.getElementById(group.id)?.cloneNode(true).childNodes
    // What stays empty while it is open is asked for again.
    group.replaceChildren(...(entries ?? (whole ? [t('partFailed')] : [])))
  }
  if (whole) {
    const { open: memory = {} } = read(memoryOf(tree))
    const inner = missing.flatMap((group) => [...group.querySelectorAll<HTMLElement>('[data-group]')])
    for (const open of [true, false]) {
      const isSo = ({ dataset: { group = '' } }: HTMLElement) => (isWhole || memory[group]) === open
      setOpen(tree, inner.filter(isSo), open)
    }
    if (first && !opened.includes(first)) returnTo(tree, top)
  } else if (first) {
    showFailure(first, () => setOpen(tree, missing, true))
    setOpen(tree, missing.slice(1), false)
  }
}

/** The tree in a file, once for all pages; rejects when it cannot be had. */
function loadTree(address: string): Promise<Document> {
  const tree = trees.get(address) ?? readTree(address)
  trees.set(address, tree)
  tree.catch(() => trees.delete(address))
  return tree
}

async function readTree(address: string): Promise<Document> {
  const response = await fetch(address)
  if (!response.ok) throw response
  return new DOMParser().parseFromString(await response.text(), 'text/html')
}

function memoryOf({ dataset }: HTMLElement): string {
  return `docs.tree.${dataset.tree}`
}

/** Scrolls to where the reader left the tree, before a full load or on another page, when all that was open is there. */
function returnTo(tree: HTMLElement, last: number | undefined): void {
  const { top = last } = read(leftKey)
  if (top === undefined) return
  sessionStorage.removeItem(leftKey)
  tree.scrollTop = top
  const current = tree.querySelector('[aria-current]')
  if (current) keepInView(tree, current)
}

function read(key: string): { open?: Record<string, boolean>; top?: number } {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}')
  } catch {
    return {}
  }
}

function showFailure(group: HTMLElement, tryAgain: () => void): void {
  group.innerHTML = `<div class="${styles.message}" role="alert">${escapeHtml(t('partFailed'))} <button type="button" class="${styles.action}">${escapeHtml(t('retry'))}</button></div>`
  const retry = group.querySelector('button')
  if (!retry) return
  retry.onclick = () => {
    group.replaceChildren()
    group.previousElementSibling?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
    tryAgain()
  }
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** Lets the field above a tree find its pages by their titles and those of their categories, those in closed categories included. */
export function setUpFilter(field: HTMLInputElement): void {
  const tree = field.closest<HTMLElement>('[data-tree]')
  if (!tree || field.dataset.filter) return
  field.dataset.filter = 'on'
  const found = document.createElement('div')
  found.className = filterStyles.found ?? ''
  found.hidden = true
  const status = Object.assign(document.createElement('p'), { role: 'status', className: 'visually-hidden' })
  field.after(found, status)

  const show = async () => {
    const words = fold(field.value).split(' ').filter(Boolean)
    const isOn = words.length > 0
    found.hidden = !isOn
    tree.toggleAttribute('data-filtered', isOn)
    status.textContent = ''
    // Pages are marked by the places of their links in the shell, so that nothing may be left here when the next one comes.
    if (!isOn) return found.replaceChildren()
    // As it is where the rest of it cannot be had.
    const whole = tree.dataset.rest ? await loadTree(tree.dataset.rest).catch(() => tree) : tree
    if (fold(field.value).split(' ').filter(Boolean).join() !== words.join()) return
    const matches = listLinks(whole).filter(({ text }) => words.every((word) => text.includes(word)))
    found.innerHTML =
      matches.length > 0 ? `<ul>${matches.map(({ html }) => html).join('')}</ul>` : `<p>${t('filterNone')}</p>`
    status.textContent = matches.length > 0 ? t('filterCount', { count: matches.length }) : t('filterNone')
  }
  const clear = () => {
    field.value = ''
    show()
  }
  field.oninput = show
  document.addEventListener('page:leave', clear)
  tree.addEventListener('keydown', (event) => {
    const { key, target } = event
    const links = [...found.querySelectorAll('a')]
    const at = links.indexOf(target as HTMLAnchorElement)
    const step = steps[key]
    if (found.hidden || (target !== field && at < 0)) return
    if (key === 'Escape') {
      clear()
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

/** The pages of a tree with the categories above them. */
function listLinks(tree: ParentNode): Array<{ text: string; html: string }> {
  const links = tree.querySelectorAll<HTMLAnchorElement>('li a:not(noscript a)')
  return [...links]
    .filter((link) => !link.closest(`.${filterStyles.found}`))
    .map((link) => {
      const title = link.textContent?.trim() ?? ''
      const names = (link.closest('[data-group]')?.getAttribute('data-group') ?? '').replaceAll('/', ' › ')
      const current = link.ariaCurrent ? ' aria-current="page"' : ''
      const html = `<li><a href="${escapeHtml(link.getAttribute('href') ?? '')}"${current}>${escapeHtml(title)}<small>${escapeHtml(names)}</small></a></li>`
      return { text: fold(`${title} ${names}`), html }
    })
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()
}

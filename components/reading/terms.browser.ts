import { t } from '@/lib/site/text'
import styles from './terms.module.css'

const terms = '.prose a[href*="/glossary/#"], .prose a[href*="/glossary#"]'
/** Milliseconds that a mouse must rest on a term to show its definition, and may take to reach it. */
const pauseMs = 250

/** Glossaries by path, fetched for the first term: each version of the docs has its own. */
const glossaries = new Map<string, Promise<Document>>()
let card: HTMLElement | undefined
let shown: HTMLAnchorElement | undefined
let timer: ReturnType<typeof setTimeout>
/** Ends with the page. */
let listening: AbortController | undefined

/** Shows the definition of a term beside its link: on hover, on focus, and at the first tap, whose second follows the link. */
export function setUpTerms(main: HTMLElement): void {
  listening?.abort()
  listening = new AbortController()
  const { signal } = listening
  const find = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>(terms) : null
  const isInCard = (target: EventTarget | null) => target instanceof Node && card?.contains(target) === true
  const later = (action: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(action, pauseMs)
  }
  const hover = ({ target, pointerType }: PointerEvent) => {
    const link = find(target)
    if (pointerType !== 'mouse') return
    if (link) later(() => show(link))
    else if (shown && !isInCard(target)) later(hide)
    else clearTimeout(timer)
  }
  const tap = (event: PointerEvent | MouseEvent) => {
    const link = find(event.target)
    if (!link || link === shown || (event as PointerEvent).pointerType !== 'touch') return
    event.preventDefault()
    event.stopPropagation()
    // Without a definition to show, such as offline, the tap follows the link.
    show(link).then(() => !card && shown === link && link.click())
  }
  const focus = ({ target }: Event) => {
    const link = find(target)
    if (link?.matches(':focus-visible')) show(link)
  }
  document.addEventListener('pointerover', hover, { signal })
  main.addEventListener('focusin', focus, { signal })
  main.addEventListener('focusout', ({ relatedTarget }) => isInCard(relatedTarget) || hide(), { signal })
  main.addEventListener('click', tap, { signal, capture: true })
  document.addEventListener('pointerdown', ({ target }) => find(target) || isInCard(target) || hide(), { signal })
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal })
  document.addEventListener('page:leave', hide, { signal })
}

async function show(link: HTMLAnchorElement): Promise<void> {
  if (link === shown) return
  hide()
  shown = link
  const nodes = await readDefinition(link).catch(() => [])
  if (shown !== link || nodes.length === 0 || !link.isConnected) return
  const more = document.createElement('p')
  more.append(Object.assign(document.createElement('a'), { href: link.href, textContent: t('readInGlossary') }))
  const className = `prose ${styles.card}`
  card = Object.assign(document.createElement('div'), { className, popover: 'manual', role: 'note', id: 'term' })
  card.append(...nodes, more)
  // Behind the link in the order of the Tab key, where a block is allowed.
  const paragraph = link.closest('p')
  if (paragraph) paragraph.after(card)
  else (link.closest('li, td, th, dd, dt, div') ?? document.body).append(card)
  link.setAttribute('aria-describedby', card.id)
  card.showPopover()
  place(card, link)
}

function hide(): void {
  clearTimeout(timer)
  shown?.removeAttribute('aria-describedby')
  shown = undefined
  card?.remove()
  card = undefined
}

/** The name of a term and the elements up to the next heading, without ids. */
async function readDefinition(link: HTMLAnchorElement): Promise<Node[]> {
  const { pathname } = link
  const glossary = glossaries.get(pathname) ?? fetchGlossary(pathname)
  glossaries.set(pathname, glossary)
  glossary.catch(() => glossaries.delete(pathname))
  const heading = (await glossary).getElementById(decodeURIComponent(link.hash.slice(1)))
  const { className, textContent } = { className: styles.name, textContent: heading?.textContent ?? '' }
  const nodes: Node[] = [Object.assign(document.createElement('p'), { className, textContent })]
  let next = heading?.nextElementSibling
  while (next && !/^H[1-6]$/.test(next.tagName) && nodes.length < 4) {
    const copy = document.importNode(next, true)
    for (const element of [copy, ...copy.querySelectorAll('[id]')]) element.removeAttribute('id')
    nodes.push(copy)
    next = next.nextElementSibling
  }
  return nodes.length > 1 ? nodes : []
}

async function fetchGlossary(path: string): Promise<Document> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(response.statusText)
  return new DOMParser().parseFromString(await response.text(), 'text/html')
}

/** Below the link, or above it if there is no room; never over it. */
function place(card: HTMLElement, link: HTMLElement): void {
  const [first] = link.getClientRects()
  if (!first) return
  const { offsetWidth: width, offsetHeight: height } = card
  const gap = 6
  const left = Math.max(8, Math.min(first.left, document.documentElement.clientWidth - width - 8))
  const below = link.getBoundingClientRect().bottom + gap
  const top = below + height < innerHeight ? below : Math.max(8, first.top - gap - height)
  card.style.setProperty('left', `${left + scrollX}px`)
  card.style.setProperty('top', `${top + scrollY}px`)
}

import { t } from '@/lib/site/text'
import styles from './terms.module.css'

const terms = '.prose a[href*="/glossary/#"], .prose a[href*="/glossary#"]'
/** So long a mouse rests on a term before its definition comes, and may be on the way to it before that goes. */
const pauseMs = 250

/** The glossary, once someone has asked for a term. */
let glossary: Promise<Document> | undefined
let card: HTMLElement | undefined
let shown: HTMLAnchorElement | undefined
let timer: ReturnType<typeof setTimeout>
/** Ends with the page. */
let listening: AbortController | undefined

/** Shows what a term means beside its link: on hover, on focus, and at the first tap of a finger, whose second follows it. */
export function setUpTerms(main: HTMLElement): void {
  listening?.abort()
  listening = new AbortController()
  const { signal } = listening
  const find = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>(terms) : null
  const later = (action: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(action, pauseMs)
  }
  const over = ({ target, pointerType }: PointerEvent) => {
    const link = find(target)
    if (pointerType !== 'mouse') return
    if (link) later(() => show(link))
    else if (target instanceof Node && card?.contains(target)) clearTimeout(timer)
    else if (shown) later(hide)
    else clearTimeout(timer)
  }
  document.addEventListener('pointerover', over, { signal })
  main.addEventListener('focusin', ({ target }) => find(target)?.matches(':focus-visible') && show(find(target)), {
    signal,
  })
  main.addEventListener('focusout', ({ relatedTarget }) => card?.contains(relatedTarget as Node | null) || hide(), {
    signal,
  })
  main.addEventListener(
    'click',
    (event) => {
      const link = find(event.target)
      if (!link || link === shown || (event as PointerEvent).pointerType !== 'touch') return
      event.preventDefault()
      event.stopPropagation()
      show(link)
    },
    { signal, capture: true },
  )
  document.addEventListener('pointerdown', ({ target }) => find(target) || card?.contains(target as Node) || hide(), {
    signal,
  })
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal })
  document.addEventListener('page:leave', hide, { signal })
}

async function show(link: HTMLAnchorElement | null): Promise<void> {
  if (!link || link === shown) return
  hide()
  shown = link
  const nodes = await readDefinition(link).catch(() => [])
  if (shown !== link || nodes.length === 0 || !link.isConnected) return
  card = document.createElement('div')
  card.className = `prose ${styles.card}`
  card.popover = 'manual'
  card.role = 'note'
  card.id = 'term'
  card.append(...nodes, formatMore(link))
  // Behind the link in the order of the Tab key, and where a block may be.
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

/** The heading of a term and what follows up to the next one; links in it lead to where they do in the glossary. */
async function readDefinition(link: HTMLAnchorElement): Promise<Node[]> {
  glossary ??= fetch(link.pathname).then(async (response) => {
    if (!response.ok) throw new Error(response.statusText)
    return new DOMParser().parseFromString(await response.text(), 'text/html')
  })
  glossary.catch(() => {
    glossary = undefined
  })
  const heading = (await glossary).getElementById(decodeURIComponent(link.hash.slice(1)))
  if (!heading) return []
  const name = document.createElement('p')
  name.className = styles.name ?? ''
  name.textContent = heading.textContent
  const nodes: Node[] = [name]
  for (
    let next = heading.nextElementSibling;
    next && !/^H[1-6]$/.test(next.tagName) && nodes.length < 4;
    next = next.nextElementSibling
  )
    nodes.push(withoutIds(document.importNode(next, true)))
  return nodes.length > 1 ? nodes : []
}

function withoutIds(element: Element): Element {
  for (const inner of [element, ...element.querySelectorAll('[id]')]) inner.removeAttribute('id')
  return element
}

function formatMore(link: HTMLAnchorElement): HTMLElement {
  const more = document.createElement('p')
  const anchor = document.createElement('a')
  anchor.href = link.href
  anchor.textContent = t('readInGlossary')
  more.append(anchor)
  return more
}

/** Below the link, or above it where there is no room; never over it. */
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

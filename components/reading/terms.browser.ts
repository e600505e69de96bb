import { decodePath } from '@/lib/site/decode-uri'
import { t } from '@/lib/site/text'
import styles from './terms.module.css'

/** Links to terms of the site's glossary, which each version of the docs has at its own address. */
const terms = ['/#', '#'].map((end) => `.prose a[href*="${siteExtension.glossary}${end}"]`).join()
/** Milliseconds that a mouse must rest on a term to show its definition, and may take to reach it. */
const pauseMs = 250

/** Glossaries by path, fetched for the first term: each version of the docs has its own. */
const glossaries = new Map<string, Promise<Document>>()
let card: HTMLElement | undefined
let shown: HTMLAnchorElement | undefined
let timer: ReturnType<typeof setTimeout>
/** Ends with the page. */
let listening: AbortController | undefined

/**
 * Shows the definition of a term beside its link: on hover, on focus, and at the first tap, whose second follows the link. It stays
 * while the pointer or the focus is in it.
 */
export function setUpTerms(main: HTMLElement): void {
  if (!siteExtension.glossary) return
  listening?.abort()
  listening = new AbortController()
  const { signal } = listening
  const isInCard = (target: EventTarget | null) => target instanceof Node && card?.contains(target) === true
  // The links of the card itself lead to terms as well.
  const find = (target: EventTarget | null) =>
    target instanceof Element && !isInCard(target) ? target.closest<HTMLAnchorElement>(terms) : null
  const later = (action: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(action, pauseMs)
  }
  const hover = ({ target, pointerType }: PointerEvent) => {
    const link = find(target)
    if (pointerType !== 'mouse') return
    if (link && !isInCard(document.activeElement)) later(() => show(link))
    else if (shown && !isInCard(target)) later(() => isHeld() || hide())
    else clearTimeout(timer)
  }
  let pressedBy: string | undefined
  const tap = (event: MouseEvent) => {
    const link = find(event.target)
    // Safari before 18.2 and Firefox before 129 do not name the pointer of a click.
    const { pointerType = pressedBy } = event as Partial<PointerEvent>
    if (!link || link === shown || pointerType !== 'touch') return
    event.preventDefault()
    event.stopPropagation()
    // Without a definition to show, such as offline, the tap follows the link.
    show(link).then(() => !card && shown === link && link.click())
  }
  const focus = ({ target }: Event) => {
    const link = find(target)
    if (link?.matches(':focus-visible')) show(link)
  }
  // The pointer or the focus may have been on a term before this code.
  const reached = [...main.querySelectorAll<HTMLAnchorElement>(terms)].find((link) =>
    link.matches(':hover, :focus-visible'),
  )
  if (reached) later(() => show(reached))
  document.addEventListener('pointerover', hover, { signal })
  main.addEventListener('focusin', focus, { signal })
  main.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      const isInside = relatedTarget === shown || isInCard(relatedTarget) || card?.matches(':hover')
      if (!isInside) hide()
    },
    { signal },
  )
  main.addEventListener('click', tap, { signal, capture: true })
  document.addEventListener(
    'pointerdown',
    ({ target, pointerType }) => {
      pressedBy = pointerType
      if (!find(target) && !isInCard(target)) hide()
    },
    { signal },
  )
  document.addEventListener('keydown', press, { signal })
  document.addEventListener('page:leave', hide, { signal })
}

/** Escape closes the card; the Tab key goes from the term through the card to what follows the term. */
function press(event: KeyboardEvent): void {
  const { key, shiftKey } = event
  if (key === 'Escape') hide()
  if (key !== 'Tab' || !card) return
  const stops = [...card.querySelectorAll<HTMLElement>('a[href], [tabindex="0"]')]
  const focused = document.activeElement
  const target = shiftKey ? focused === stops[0] && shown : focused === shown && stops[0]
  if (target) {
    event.preventDefault()
    target.focus()
  } else if (!shiftKey && focused === stops.at(-1)) hide()
}

/** Whether the pointer or the focus is on the term or in its card. */
function isHeld(): boolean {
  return shown?.matches(':hover, :focus-visible') || card?.matches(':hover, :focus-within') || false
}

async function show(link: HTMLAnchorElement): Promise<void> {
  if (link === shown) return
  hide()
  shown = link
  const nodes = await readDefinition(link).catch(() => [])
  if (shown !== link || nodes.length === 0 || !link.isConnected) return
  const more = document.createElement('p')
  more.append(Object.assign(document.createElement('a'), { href: link.href, textContent: t('readInGlossary') }))
  const className = `prose ui-popup ${styles.card}`
  card = Object.assign(document.createElement('div'), {
    className,
    popover: 'manual',
    role: 'note',
    id: 'term',
    tabIndex: -1,
  })
  card.append(...nodes, more)
  // Where a block is allowed.
  const paragraph = link.closest('p')
  if (paragraph) paragraph.after(card)
  else (link.closest('li, td, th, dd, dt, div') ?? document.body).append(card)
  link.setAttribute('aria-describedby', card.id)
  card.showPopover()
  place(card, link)
}

function hide(): void {
  clearTimeout(timer)
  if (card?.contains(document.activeElement)) shown?.focus({ preventScroll: true })
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
  const heading = (await glossary).getElementById(decodePath(link.hash.slice(1)))
  const { className, textContent } = { className: styles.name, textContent: heading?.textContent ?? '' }
  const nodes: Node[] = [Object.assign(document.createElement('p'), { className, textContent })]
  let next = heading?.nextElementSibling
  while (next && !/^H[1-6]$/.test(next.tagName) && nodes.length < 4) {
    const copy = document.importNode(next, true)
    for (const element of [copy, ...copy.querySelectorAll('[id]')]) element.removeAttribute('id')
    for (const other of copy.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) other.href = pathname + other.hash
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

import { decodeHash } from '@/components/navigation/arrival.browser'
import { onPage } from '@/components/navigation/page-life.browser'
import { keepInView } from '@/components/ui/keep-in-view.browser'

const scrollKeys = /^(Arrow(Up|Down)|Page(Up|Down)|Home|End| )$/

let toc: Element | null
let links: HTMLAnchorElement[] = []
/** A heading chosen by click or hash counts until the reader scrolls, since a short last section never reaches the top. */
let pinned: HTMLAnchorElement | undefined
let active: HTMLAnchorElement | undefined
let isScheduled = false

/** Marks the section being read in the table of contents of each page. */
export function startToc(): void {
  onPage((main) => {
    toc = main.querySelector('[data-toc]')
    links = [...(toc?.querySelectorAll('a') ?? [])]
    active = undefined
    pinned = findLink(location.hash)
    schedule()
    return undefined
  })
  listen('scroll resize', schedule)
  listen('hashchange', () => pin(findLink(location.hash)))
  listen('wheel touchmove keydown', (event) => {
    if (!(event instanceof KeyboardEvent) || scrollKeys.test(event.key)) pin(undefined)
  })
  listen('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const clicked = target.closest<HTMLAnchorElement>('a[href*="#"]')
    // A link to the current hash fires no hashchange.
    const link = findLink(clicked?.hash ?? '')
    if (link) pin(link)
  })
}

function listen(types: string, listener: (event: Event) => void): void {
  for (const type of types.split(' ')) addEventListener(type, listener, { passive: true })
}

function findLink(hash: string): HTMLAnchorElement | undefined {
  return links.find((link) => decodeHash(link.hash) === decodeHash(hash))
}

function pin(link: HTMLAnchorElement | undefined): void {
  pinned = link
  schedule()
}

function schedule(): void {
  if (!isScheduled) requestAnimationFrame(update)
  isScheduled = true
}

function update(): void {
  isScheduled = false
  const next = pinned ?? findActive()
  if (next === active) return
  active?.removeAttribute('aria-current')
  active = next
  toc?.querySelector('[data-here]')?.replaceChildren(next?.textContent ?? '')
  next?.setAttribute('aria-current', 'location')
  const list = next?.closest('ul')
  if (next && list) keepInView(list, next)
}

/** The link of the current section; at the end of the page the last one. */
function findActive(): HTMLAnchorElement | undefined {
  const root = document.documentElement
  if (scrollY > 0 && root.scrollHeight - innerHeight - scrollY < 2) return links.at(-1)
  // One pixel of slack: a heading scrolled to by its anchor may land on a fraction.
  const limit = Number.parseFloat(getComputedStyle(root).scrollPaddingBlockStart) + 1
  return links.findLast((link) => {
    const heading = document.getElementById(decodeHash(link.hash))
    return heading && heading.getBoundingClientRect().top <= limit
  })
}

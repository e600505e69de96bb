import { keepInView } from '@/components/inline/keep-in-view'
import { decodeHash } from '@/components/navigation/hash-target.browser'
import { onPage } from '@/components/navigation/page-life.browser'

const scrollKeys = /^(Arrow(Up|Down)|Page(Up|Down)|Home|End| )$/

/** Marks the section being read in the table of contents of each page, and opens its list on phones. */
export function startToc(): void {
  onPage((main) => {
    const toc = main.querySelector('[data-toc]')
    const [bar, here, list] = ['button', '[aria-hidden]:not(svg)', 'ul'].map((part) => toc?.querySelector(part))
    return bar && here && list instanceof HTMLElement ? follow({ bar, here, list }) : undefined
  })
}

interface TocParts {
  bar: Element
  /** Where the bar names the current section. */
  here: Element
  list: HTMLElement
}

/**
 * The heading above the text being read is the active one. A heading that was chosen (by click or hash) counts until the reader
 * scrolls, since a short last section can never reach the top; at the end of the page the last heading counts.
 */
function follow({ bar, here, list }: TocParts): () => void {
  const links = [...list.querySelectorAll('a')]
  const linkTo = (hash: string) => links.find((link) => decodeHash(link.hash) === decodeHash(hash))
  let pinned = linkTo(location.hash)
  let active: HTMLAnchorElement | undefined
  let frame = 0
  const end = new AbortController()

  const update = () => {
    frame = 0
    const next = pinned ?? findActive(links)
    if (next === active) return
    active?.removeAttribute('aria-current')
    next?.setAttribute('aria-current', 'location')
    here.textContent = next?.textContent ?? ''
    if (next) keepInView(list, next)
    active = next
  }
  const schedule = () => {
    frame ||= requestAnimationFrame(update)
  }
  const pin = (link: HTMLAnchorElement | undefined) => {
    pinned = link
    schedule()
  }
  const setOpen = (open: boolean) => {
    bar.ariaExpanded = String(open)
    list.toggleAttribute('data-open', open)
  }
  const on = (types: string, listen: (event: Event) => void) => {
    for (const type of types.split(' ')) addEventListener(type, listen, { passive: true, signal: end.signal })
  }

  update()
  on('scroll resize', schedule)
  on('hashchange', () => pin(linkTo(location.hash)))
  on('wheel touchmove keydown', (event) => {
    if (!(event instanceof KeyboardEvent) || scrollKeys.test(event.key)) pin(undefined)
  })
  on('click', ({ target }) => {
    if (!(target instanceof Element)) return
    if (bar.contains(target)) setOpen(bar.ariaExpanded !== 'true')
    // A click on the hash that is already in the address fires no hashchange.
    const clicked = target.closest<HTMLAnchorElement>('a[href*="#"]')
    const link = linkTo(clicked?.hash ?? '')
    if (link) pin(link)
    if (link && link === clicked) setOpen(false)
  })
  return () => {
    end.abort()
    cancelAnimationFrame(frame)
  }
}

function findActive(links: HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  const root = document.documentElement
  const isAtEnd = root.scrollHeight - innerHeight - scrollY < 2 && scrollY > 0
  if (isAtEnd) return links.at(-1)
  // One pixel of slack: a heading scrolled to by its anchor may land on a fraction.
  const limit = Number.parseFloat(getComputedStyle(root).scrollPaddingBlockStart) + 1
  return links.findLast((link) => {
    const heading = document.getElementById(decodeHash(link.hash))
    return heading !== null && heading.getBoundingClientRect().top <= limit
  })
}

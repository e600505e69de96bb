import { normalizePathname } from '@/lib/site/href'

/** The elements of the head to swap; the head script manages `theme-color`. */
const descriptions =
  'title,meta[name]:not([name=theme-color],[name=viewport]),[property],[rel=canonical],[rel=alternate]'

/** Parses a page; undefined if the browser has to load it, since it is of another build than this document. */
export function parsePage(html: string): Document | undefined {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const isAlike = identify(page) === identify(document) && page.querySelector('main')
  return isAlike ? page : undefined
}

/** Replaces the current page: its text, its surroundings if they differ, and the head. The address is already the new one. */
export function swapPage(page: Document): void {
  const { lang, dir } = page.documentElement
  const sources = document.querySelectorAll('main source')
  if (fingerprintShell(page) === fingerprintShell(document)) {
    document.querySelector('main')?.replaceWith(...adopt([...page.querySelectorAll('main')]))
    markCurrent()
  } else {
    for (const element of listBetween(document)) element.remove()
    document.querySelector('body > header')?.after(...adopt(listBetween(page)))
  }
  // Chromium may hold a removed source with a media query, and with it the whole page.
  for (const source of sources) source.remove()
  for (const region of document.querySelectorAll<HTMLElement>('[data-swap]')) {
    const next = page.querySelector(`[data-swap="${region.dataset.swap}"]`)
    if (next && !region.isEqualNode(next)) region.replaceWith(next)
  }
  for (const element of document.head.querySelectorAll(descriptions)) element.remove()
  document.head.append(...page.head.querySelectorAll(descriptions))
  Object.assign(document.documentElement, { lang, dir })
}

/** What the document keeps when pages are swapped: its script, stylesheet and policy. */
function identify(page: Document): string {
  const [script, sheet, policy] = ['[type=module]', '[rel=stylesheet]', '[http-equiv]'].map((selector) =>
    page.head.querySelector(selector),
  )
  return [script?.getAttribute('src'), sheet?.getAttribute('href'), policy?.getAttribute('content')].join()
}

/** The fingerprint of everything around the page's content: pages with the same one share their sidebar. */
function fingerprintShell(page: Document): string {
  const links = page.querySelectorAll('body > :not(header, footer) a:not(main *)')
  const tree = page.querySelector<HTMLElement>('[data-tree]')?.dataset.tree
  const layout = page.querySelector('main')?.parentElement?.className
  return [tree, layout, ...Array.from(links, (link) => link.getAttribute('href'))].join()
}

/** Marks the current links of a sidebar that stays. */
function markCurrent(): void {
  const path = normalizePathname(location.pathname)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('body > :not(header, footer) a:not(main *)')) {
    const isCurrent = link.origin === location.origin && normalizePathname(link.pathname) === path && !link.hash
    link.ariaCurrent = isCurrent ? 'page' : null
  }
}

function listBetween({ body }: Document): Element[] {
  const elements = [...body.children]
  const find = (tag: string) => elements.findIndex((element) => element.matches(tag))
  return elements.slice(find('header') + 1, find('footer'))
}

/** Replaces the elements of a parsed page by copies: scripts that DOMParser creates never run, their copies do. */
function adopt(elements: Element[]): Element[] {
  for (const element of elements) {
    document.adoptNode(element)
    for (const script of element.querySelectorAll('script')) {
      const copy = document.createElement('script')
      for (const { name, value } of script.attributes) copy.setAttribute(name, value)
      copy.text = script.text
      script.replaceWith(copy)
    }
  }
  return elements
}

import type { Fragment } from '@/lib/site/fragment'

/** A page that can be shown in the place of the one on the screen. */
export interface Page extends Fragment {
  /** HTML of the body between header and footer, fetched when the page has another shell than the one on the screen. */
  between?: string | undefined
}

const root = document.documentElement

/** The elements of the head by which a page describes itself; the head script sets the colour around the page. */
const descriptions =
  'title,meta[name]:not([name=theme-color],[name=viewport]),[property],[rel=canonical],[rel=alternate]'

const sheets = new Map<string, Promise<unknown>>()

/** Whether nothing is missing to show the page. */
export function isComplete({ shell, between }: Page): boolean {
  return shell === root.dataset.shell || between !== undefined
}

/** HTML of what a body has between header and footer; undefined when the header on the screen could not stay. */
export function readBetween(body: HTMLElement): string | undefined {
  const [own, other] = [document.body, body].map(
    (each) => each.querySelectorAll('body > header a:not([data-swap] *, [data-drawer-slot] *)').length,
  )
  return own === other
    ? listBetween(body)
        .map(({ outerHTML }) => outerHTML)
        .join('')
    : undefined
}

/** Adds a style sheet that the document lacks; resolves when its rules hold, and rejects when it cannot be loaded. */
export function addSheet(href: string): Promise<unknown> | undefined {
  let added = sheets.get(href)
  if (!added && !document.querySelector(`link[href="${href}"]`)) {
    const link = document.createElement('link')
    added = new Promise((onload, onerror) => Object.assign(link, { rel: 'stylesheet', href, onload, onerror }))
    document.head.append(link)
    sheets.set(href, added)
    added.catch(() => {
      link.remove()
      sheets.delete(href)
    })
  }
  return added
}

/** Puts a page in the place of the one on the screen: its text, its description in the head, and its marks in the shell. */
export function showPage({ shell, between = '', main, swaps, marks, head, lang, dir }: Page): void {
  if (shell === root.dataset.shell) replace('main', main)
  else {
    for (const element of listBetween(document.body)) element.remove()
    document.querySelector('body > header')?.after(parse(between))
  }
  for (const [name, html] of Object.entries(swaps)) replace(`[data-swap="${name}"]`, html)
  const links = document.querySelectorAll('a:not(main *, [data-swap] *)')
  for (const link of links) link.removeAttribute('aria-current')
  for (const [index, value] of marks) links[index]?.setAttribute('aria-current', value)
  for (const element of document.head.querySelectorAll(descriptions)) element.remove()
  document.head.append(parse(head))
  Object.assign(root, { lang, dir })
  root.dataset.shell = shell
}

function replace(selector: string, html: string): void {
  document.querySelector(selector)?.replaceWith(parse(html))
}

/** The scripts in such HTML run as soon as it is in the document, unlike those of `innerHTML`. */
function parse(html: string): DocumentFragment {
  return document.createRange().createContextualFragment(html)
}

function listBetween({ children }: HTMLElement): Element[] {
  const elements = [...children]
  const find = (tag: string) => elements.findIndex((element) => element.matches(tag))
  return elements.slice(find('header') + 1, find('footer'))
}

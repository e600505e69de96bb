import { createHash } from 'node:crypto'
import type { Fragment } from '@/lib/site/fragment'
import { type PageMarkup, sheetLink } from '../next-internals'
import { findForeignSources } from './content-policy'

/** State of the shell that the page's scripts keep right by themselves. */
const shellState = / (aria-expanded="(true|false)"|data-closed=""|data-active="[^"]*"|open="")/g

/** The elements by which a page describes itself; the head script sets the colour around the page. */
const description =
  /<title>.*?<\/title>|<meta (?:name="(?!viewport"|theme-color")|property=")[^>]*>|<link rel="(?:canonical|alternate)"[^>]*>/gs

/** A page that reads without React, and what the navigation needs to swap it in. */
interface LightPage {
  html: string
  fragment: Fragment
}

/** Makes a page of an export light: one style sheet, and the name of its shell. Throws when it has no `main`. */
export function lightenPage({ html, sheets }: PageMarkup, style: string): LightPage {
  const merged = replaceSheets(html, sheets, style)
  const { main, outside, swaps } = splitBody(merged)
  const marks: Fragment['marks'] = []
  let index = -1
  const unmarked = outside.replace(/<a\b[^>]*>/g, (link) => {
    index += 1
    const [mark, value = ''] = / aria-current="([^"]*)"/.exec(link) ?? []
    if (mark === undefined) return link
    marks.push([index, value])
    return link.replace(mark, '')
  })
  const shell = createHash('sha256').update(unmarked.replace(shellState, '')).digest('base64url').slice(0, 10)
  const [tag = '', lang = '', dir = ''] = /<html lang="([^"]*)" dir="([^"]*)"/.exec(merged) ?? []
  const [, site = ''] = /<script type="module" src="([^"]*)"/.exec(merged) ?? []
  const foreign = findForeignSources(main)
  const head = merged.slice(0, merged.indexOf('</head>')).match(description)?.join('') ?? ''
  return {
    html: merged.replace(tag, `${tag} data-light="" data-shell="${shell}"`),
    fragment: { site, shell, lang, dir, head, style, foreign, main, marks, swaps },
  }
}

/** Below the scripts in the head, which neither wait for it there nor miss that it fails. What Open Graph says is not said again for X. */
function replaceSheets(html: string, sheets: string[], style: string): string {
  let links = sheets.length > 0 ? `<link rel="stylesheet" href="${style}"/>` : ''
  const bare = html.replace(sheetLink, '').replace(/<meta name="twitter:(?!card")[^>]*>/g, '')
  // React writes this one earlier or later in the head, as it comes.
  const sorted = bare.replace(/<link rel="search"[^>]*>/, (search) => {
    links += search
    return ''
  })
  return sorted.replace(/<script type="module"|<\/head>/, (end) => links + end)
}

/** The body in three parts: `main`, the elements that differ from page to page, and the shell around them. */
function splitBody(html: string): { main: string; outside: string; swaps: Record<string, string> } {
  const start = html.search(/<main\b/)
  const end = html.lastIndexOf('</main>') + '</main>'.length
  if (start < 0 || end < start) throw new Error('The page has no main element.')
  let outside = html.slice(html.indexOf('<body'), start) + html.slice(end)
  const swaps: Record<string, string> = {}
  for (let found = findSwap(outside); found; found = findSwap(outside)) {
    swaps[found.name] = found.html
    outside = outside.slice(0, found.start) + outside.slice(found.start + found.html.length)
  }
  return { main: html.slice(start, end), outside, swaps }
}

/** The first element with `data-swap`, from its tag to its end. */
function findSwap(html: string): { name: string; start: number; html: string } | undefined {
  const found = /<(\w+)\b[^>]* data-swap="([^"]+)"[^>]*>/.exec(html)
  const [, tag, name] = found ?? []
  if (!found || !tag || !name) return undefined
  let depth = 0
  for (const { 0: text, index } of html.slice(found.index).matchAll(new RegExp(`<(/?)${tag}\\b[^>]*>`, 'g'))) {
    depth += text.startsWith('</') ? -1 : 1
    if (depth === 0) return { name, start: found.index, html: html.substr(found.index, index + text.length) }
  }
  throw new Error(`The element with data-swap="${name}" has no end.`)
}

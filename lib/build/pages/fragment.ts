import { createHash } from 'node:crypto'
import type { Fragment } from '@/lib/site/fragment'

/** State of the shell that the page's scripts keep right by themselves. */
const shellState = / (aria-expanded="(true|false)"|data-closed=""|data-active="[^"]*"|open="")/g

/** The elements by which a page describes itself; the head script sets the colour around the page. */
const description =
  /<title>.*?<\/title>|<meta (?:name="(?!viewport"|theme-color")|property=")[^>]*>|<link rel="(?:canonical|alternate)"[^>]*>/gs

/** Names the shell of a finished page, and collects what the navigation needs to swap the page in. */
export function splitPage(
  html: string,
  { style, foreign }: { style: string; foreign: string },
): { html: string; fragment: Fragment } {
  const { main, outside, swaps } = splitBody(html)
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
  const [tag = '', lang = '', dir = ''] = /<html lang="([^"]*)" dir="([^"]*)"/.exec(html) ?? []
  const [, site = ''] = /<script type="module"[^>]* src="([^"]*)"/.exec(html) ?? []
  const head = html.slice(0, html.indexOf('</head>')).match(description)?.join('') ?? ''
  return {
    html: html.replace(tag, `${tag} data-light="" data-shell="${shell}"`),
    fragment: { site, shell, lang, dir, head, style, foreign, main, marks, swaps },
  }
}

/** The body in three parts: `main`, the elements that differ from page to page, and the shell around them. */
function splitBody(html: string): { main: string; outside: string; swaps: Record<string, string> } {
  const start = html.search(/<main\b/)
  const end = html.lastIndexOf('</main>') + '</main>'.length
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

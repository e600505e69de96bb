import { createHash } from 'node:crypto'
import { type DefaultTreeAdapterTypes, parse, serialize, defaultTreeAdapter as tree } from 'parse5'
import { type Element, readAttribute, textOf } from '@/lib/output/read-page'
import { payloadScript } from '@/lib/site/next-internals'
import { addOrigins, formatPolicyMeta, type Origins } from './content-policy'

type Node = DefaultTreeAdapterTypes.ChildNode

/** Values of `data-site` by which the layout marks the scripts of every page. */
const requiredMarks = ['head', 'recovery', 'module']

/** An exported page without what only Next and React need, and what it contributes to the policy and stylesheet of all pages. */
export interface StrippedPage {
  /** Lacks its policy and stylesheet, which `completePage` adds. */
  html: string
  /** Texts of the inline scripts. */
  scripts: string[]
  /** Addresses of the stylesheets that Next linked, in order. */
  sheets: string[]
  /** CSS rules that replace style attributes. */
  rules: string[]
  /** Other sites that the page loads from. */
  foreign: Origins
  /** The sidebar to copy into the page, and the address of the page in its links. */
  sidebar?: { id: string; current: string }
}

const parserOptions = { scriptingEnabled: false }

/**
 * Keeps the scripts that our code marks with `data-site`, and removes all others with Next's preloads and stylesheets. Returns what
 * the page lacks when it cannot be finished.
 */
export function stripPage(text: string): StrippedPage | { missing: string[] } {
  const document = parse(withoutPayload(text), parserOptions)
  const nodes = listNodes(document)
  const elements = nodes.filter((node) => tree.isElementNode(node))
  const head = elements.find(({ tagName }) => tagName === 'head')
  const [charset] = head?.childNodes.filter((node) => tree.isElementNode(node)) ?? []
  const scripts = elements.filter(({ tagName, attrs }) => tagName === 'script' && attrs.some(isMark))
  const program = scripts.find((script) => readAttribute(script, 'data-site') === 'module')
  const missing = requiredMarks
    .filter((mark) => !scripts.some((script) => readAttribute(script, 'data-site') === mark))
    .map((mark) => `<script data-site="${mark}">`)
  if (!elements.some(({ tagName }) => tagName === 'main')) missing.push('<main>')
  if (!charset || readAttribute(charset, 'charset') === undefined)
    missing.push('<meta charset> at the start of its head')
  if (!head || !charset || !program || missing.length > 0) return { missing }

  for (const node of nodes) if (isDropped(node)) tree.detachNode(node)
  const rules = elements.flatMap(moveStyle)
  const place = elements.find((element) => readAttribute(element, 'data-sidebar-copy') !== undefined)
  if (place?.parentNode) {
    tree.insertBefore(place.parentNode, tree.createCommentNode('sidebar'), place)
    tree.detachNode(place)
  }
  const foreign: Origins = new Map()
  for (const element of elements) addOrigins(element, foreign)
  tree.insertBefore(head, tree.createCommentNode('policy'), head.childNodes[1] ?? program)
  // Below the inline scripts, which would wait for it, and one of which handles its failure to load.
  tree.insertBefore(head, tree.createCommentNode('stylesheet'), program)
  // React puts this link at a different place in the head in each build.
  for (const search of elements.filter((element) => isLink(element, 'search'))) {
    tree.detachNode(search)
    tree.insertBefore(head, search, program)
  }
  return {
    html: serialize(document, parserOptions),
    scripts: scripts.filter((script) => readAttribute(script, 'src') === undefined).map(textOf),
    sheets: elements.filter(isMergedSheet).map((link) => readAttribute(link, 'href') ?? ''),
    rules,
    foreign,
    ...(place && {
      sidebar: {
        id: readAttribute(place, 'data-sidebar-copy') ?? '',
        current: readAttribute(place, 'data-current') ?? '',
      },
    }),
  }
}

/** The finished page; `sidebar` is the one that it names. */
export function completePage(
  { html }: StrippedPage,
  { policy, stylesheet, sidebar }: { policy: string; stylesheet: string; sidebar?: string | undefined },
): string {
  return html
    .replace('<!--policy-->', () => formatPolicyMeta(policy))
    .replace('<!--stylesheet-->', () => `<link rel="stylesheet" href="${stylesheet}">`)
    .replace('<!--sidebar-->', () => sidebar ?? '')
}

/** React's comments mark where its components begin; a preloaded picture would delay the stylesheet. */
function isDropped(node: Node): boolean {
  if (!tree.isElementNode(node)) return tree.isCommentNode(node)
  if (node.attrs.some(isMark)) return false
  // Next writes it for its own fonts, sometimes at another place.
  if (readAttribute(node, 'name') === 'next-size-adjust') return true
  // Data for search engines runs nothing, and writers may add it.
  if (node.tagName === 'script') return !readAttribute(node, 'type')?.endsWith('json')
  return ['preload', 'modulepreload', 'preconnect'].some((relation) => isLink(node, relation)) || isMergedSheet(node)
}

/** Whether an element links a stylesheet whose rules go into that of the site. */
function isMergedSheet(element: Element): boolean {
  return isLink(element, 'stylesheet') && !element.attrs.some(isMark)
}

function isLink(element: Element, relation: string): boolean {
  return element.tagName === 'link' && readAttribute(element, 'rel') === relation
}

function isMark({ name }: { name: string }): boolean {
  return name === 'data-site'
}

/** Replaces a style attribute, which the policy forbids, by a class whose rule has the same precedence. */
function moveStyle(element: Element): string[] {
  const style = readAttribute(element, 'style')
  if (style === undefined) return []
  const name = `s-${createHash('sha256').update(style).digest('hex').slice(0, 6)}`
  const classes = readAttribute(element, 'class')
  element.attrs = element.attrs.filter((attribute) => attribute.name !== 'style' && attribute.name !== 'class')
  element.attrs.push({ name: 'class', value: classes ? `${name} ${classes}` : name })
  return [`:is(.${name},#_){${style}}`]
}

/** The text of a page without the scripts for Next's router, which are most of it: they would be parsed, and then dropped. */
function withoutPayload(text: string): string {
  const [start = '', ...parts] = text.split(payloadScript)
  const end = '</script>'
  return start + parts.map((part) => part.split(end).slice(1).join(end)).join('')
}

/** All descendants of a node in document order, including those in templates. */
function listNodes(parent: DefaultTreeAdapterTypes.ParentNode, nodes: Node[] = []): Node[] {
  for (const node of parent.childNodes) {
    nodes.push(node)
    if ('content' in node) listNodes(node.content, nodes)
    if ('childNodes' in node) listNodes(node, nodes)
  }
  return nodes
}

import { type DefaultTreeAdapterTypes, html, parse, serializeOuter, defaultTreeAdapter as tree } from 'parse5'
import { readAttribute } from '@/lib/output/read-page'

type Node = DefaultTreeAdapterTypes.ChildNode
type Parent = DefaultTreeAdapterTypes.ParentNode
type Element = DefaultTreeAdapterTypes.Element

/** The text of a post's finished page for feed readers: without anchors, buttons and scripts, every URL absolute. */
export function readFeedContent(page: string, url: string): string {
  const text = findProse(parse(page, { scriptingEnabled: false }))
  if (!text) throw new Error(`The page ${url} has no text for the feeds: no .prose in an <article>.`)
  const kept = text.childNodes.flatMap((node) => clean(node, url))
  return kept
    .map((node) => serializeOuter(node))
    .join('')
    .trim()
}

/** The text of a finished page: the prose of its article. */
function findProse(node: Parent, isInArticle = false): Element | undefined {
  for (const child of node.childNodes) {
    if (!tree.isElementNode(child)) continue
    const isWithin = isInArticle || child.tagName === 'article'
    if (isWithin && classesOf(child).includes('prose')) return child
    const found = findProse(child, isWithin)
    if (found) return found
  }
  return undefined
}

const dropped = new Set(['script', 'style', 'template', 'noscript', 'button', 'nav', 'form', 'input', 'link', 'meta'])

/** The replacement of an element in the feed: nothing, itself, or its children. */
function clean(node: Node, url: string): Node[] {
  if (tree.isCommentNode(node)) return []
  if (!tree.isElementNode(node)) return [node]
  if (dropped.has(node.tagName) || readAttribute(node, 'aria-hidden') === 'true' || isForSite(node)) return []
  node.childNodes = node.childNodes.flatMap((child) => clean(child, url))
  node.attrs = node.attrs.filter(({ name }) => !isDroppedAttribute(name, node))
  for (const attribute of node.attrs) attribute.value = toAbsolute(attribute.name, attribute.value, url)
  if (node.tagName === 'span' && node.attrs.length === 0) return node.childNodes
  // Without our styles a quotation is set off from the text, but an aside is not.
  if (node.tagName === 'aside') node.tagName = node.nodeName = 'blockquote'
  return [node]
}

/** Whether an element is useful only on the site. */
function isForSite(element: Element): boolean {
  return (
    classesOf(element).includes('heading-anchor') ||
    // The picture for the dark mode; the one for the light mode is beside it.
    readAttribute(element, 'data-only') === 'dark' ||
    // The detail of a picture for phones.
    (element.tagName === 'source' && readAttribute(element, 'srcset') !== undefined) ||
    readAttribute(element, 'role') === 'tablist'
  )
}

/** Attributes that are useful only on the site; formulas keep more of them. */
function isDroppedAttribute(name: string, { namespaceURI }: Element): boolean {
  if (/^(class|style|role|tabindex|(data|aria)-.*|on[a-z]+)$/.test(name)) return true
  if (namespaceURI !== html.NS.HTML) return false
  return /^(id|rel|target|loading|decoding|fetchpriority|hidden|inert|contenteditable)$/.test(name)
}

const addressAttributes = new Set(['href', 'src', 'poster', 'data', 'cite', 'xlink:href'])

function toAbsolute(name: string, value: string, url: string): string {
  if (name === 'srcset')
    return value.replace(/(^|,\s*)([^\s,]+)/g, (_, gap, address) => gap + new URL(address, url).href)
  return addressAttributes.has(name) && URL.canParse(value, url) ? new URL(value, url).href : value
}

function classesOf(element: Element): string[] {
  return readAttribute(element, 'class')?.split(/\s+/) ?? []
}

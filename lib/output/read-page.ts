import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type DefaultTreeAdapterTypes, html, parse } from 'parse5'
import { optOutAttribute } from '@/lib/content/links/check-links'
import { permalinkOfFile } from '@/lib/content/links/link-target'
import { findCandidates } from '@/lib/site/srcset'

type Node = DefaultTreeAdapterTypes.Node

/** An element of a page, as the parser gives it. */
export type Element = DefaultTreeAdapterTypes.Element

/** One address written in a page. */
export interface Reference {
  /** Tag name of the element. */
  element: string
  attribute: string
  /** The address as written in the page. */
  written: string
  /** Whether a browser fetches it without a click. */
  isLoaded: boolean
}

/** One HTML page of the finished site. */
export interface OutputPage {
  /** File from the site's root, such as `/help/phase/index.html`. */
  file: string
  /** The same file from the working directory. */
  outFile: string
  permalink: string
  /** Everything a `#hash` can lead to. */
  anchors: Set<string>
  references: Reference[]
  /** In order. */
  elements: Element[]
}

/** Parses one HTML file of the finished site. */
export async function readPage(folder: string, file: string): Promise<OutputPage> {
  const text = await readFile(path.join(folder, file), 'utf8')
  const page: OutputPage = {
    file,
    outFile: path.posix.join(folder, file),
    permalink: permalinkOfFile(file),
    anchors: new Set(),
    references: [],
    elements: [],
  }
  // Without scripting the contents of <noscript> are parsed as elements, so that their links are checked too.
  visit(parse(text, { scriptingEnabled: false }), page)
  return page
}

/** The HTML elements with a tag name, without SVG elements. */
export function findElements({ elements }: OutputPage, tagName: string): Element[] {
  return elements.filter((element) => element.tagName === tagName && element.namespaceURI === html.NS.HTML)
}

/** The value of an element's attribute. */
export function readAttribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value
}

/** The text of a node and its descendants. */
export function textOf(node: Node): string {
  if ('value' in node) return node.value
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}

function visit(node: Node, page: OutputPage): void {
  if ('tagName' in node) {
    page.elements.push(node)
    page.references.push(...readReferences(node))
    const name = node.tagName === 'a' ? readAttribute(node, 'name') : undefined
    for (const anchor of [readAttribute(node, 'id'), name]) if (anchor) page.anchors.add(anchor)
  }
  if ('childNodes' in node) for (const child of node.childNodes) visit(child, page)
}

const addressAttributes = ['href', 'src', 'poster', 'data', 'action']
const candidateAttributes = ['srcset', 'imagesrcset']
const elementsOnClick = new Set(['a', 'area', 'form', 'meta'])
const relationsLoaded =
  /\b(stylesheet|preload|modulepreload|prefetch|icon|apple-touch-icon|manifest|preconnect|dns-prefetch)\b/

/** All addresses that an element refers to. */
function readReferences(element: Element): Reference[] {
  if (readAttribute(element, optOutAttribute) !== undefined) return []
  return element.attrs.flatMap(({ name, value }) => {
    const reference = { element: element.tagName, attribute: name, isLoaded: isLoaded(element) }
    if (candidateAttributes.includes(name)) {
      return findCandidates(value).map(({ address }) => ({ ...reference, written: address }))
    }
    return isAddress(element, name) ? [{ ...reference, written: value.trim() }] : []
  })
}

function isAddress(element: Element, attribute: string): boolean {
  const { tagName } = element
  if (tagName === 'meta') {
    const name = readAttribute(element, 'property') ?? readAttribute(element, 'name')
    return attribute === 'content' && (name === 'og:image' || name === 'twitter:image')
  }
  return attribute === 'data' ? tagName === 'object' : addressAttributes.includes(attribute)
}

function isLoaded(element: Element): boolean {
  if (element.tagName === 'link') return relationsLoaded.test(readAttribute(element, 'rel') ?? '')
  return !elementsOnClick.has(element.tagName)
}

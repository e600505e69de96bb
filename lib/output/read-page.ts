import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type DefaultTreeAdapterTypes, html, parse } from 'parse5'
import { permalinkOfFile } from '@/lib/content/links/link-target'
import { findCandidates } from '@/lib/site/srcset'

type Node = DefaultTreeAdapterTypes.Node

/** An element of a page, as the parser gives it. */
export type Element = DefaultTreeAdapterTypes.Element

/** One HTML page of the finished site. */
export interface OutputPage {
  /** File from the site's root, such as `/help/phase/index.html`. */
  file: string
  /** The same file from the working directory. */
  outFile: string
  permalink: string
  /** The addresses that a browser fetches without a click, as written in the page. */
  loaded: string[]
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
    loaded: [],
    elements: [],
  }
  // Without scripting the contents of <noscript> are parsed as elements, so that they are checked too.
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

/** The elements below a node, in document order. */
export function* descendants(parent: DefaultTreeAdapterTypes.ParentNode): Generator<Element> {
  for (const node of parent.childNodes) {
    if (!('tagName' in node)) continue
    yield node
    yield* descendants(node)
  }
}

function visit(node: Node, page: OutputPage): void {
  if ('tagName' in node) {
    page.elements.push(node)
    if (isLoaded(node)) page.loaded.push(...node.attrs.flatMap((attribute) => readAddresses(node.tagName, attribute)))
  }
  if ('childNodes' in node) for (const child of node.childNodes) visit(child, page)
}

const addressAttributes = ['href', 'src', 'poster', 'data', 'action']
const candidateAttributes = ['srcset', 'imagesrcset']
const elementsOnClick = new Set(['a', 'area', 'form', 'meta'])
const relationsLoaded =
  /\b(stylesheet|preload|modulepreload|prefetch|icon|apple-touch-icon|manifest|preconnect|dns-prefetch)\b/

function isLoaded(element: Element): boolean {
  if (element.tagName === 'link') return relationsLoaded.test(readAttribute(element, 'rel') ?? '')
  return !elementsOnClick.has(element.tagName)
}

function readAddresses(tagName: string, { name, value }: Element['attrs'][number]): string[] {
  if (candidateAttributes.includes(name)) return findCandidates(value).map(({ address }) => address)
  const isAddress = name === 'data' ? tagName === 'object' : addressAttributes.includes(name)
  return isAddress ? [value.trim()] : []
}

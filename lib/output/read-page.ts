import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Parser } from 'htmlparser2'
import type { DefaultTreeAdapterTypes } from 'parse5'
import { permalinkOfFile } from '@/lib/content/links/link-target'
import { findCandidates } from '@/lib/site/srcset'

type Node = DefaultTreeAdapterTypes.Node

/** An element of a tree, as parse5 gives it. */
export type Element = DefaultTreeAdapterTypes.Element

/** An element of a page. */
export interface PageElement extends Pick<Element, 'tagName' | 'attrs'> {
  /** Whether it is part of a drawing or formula, where names mean something else. */
  isForeign: boolean
  isInMain: boolean
}

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
  elements: PageElement[]
}

/** Parses one HTML file of the finished site. */
export function readPage(folder: string, file: string): OutputPage {
  const elements = parseElements(readFileSync(path.join(folder, file), 'utf8'))
  return {
    file,
    outFile: path.posix.join(folder, file),
    permalink: permalinkOfFile(file),
    loaded: elements
      .filter(isLoaded)
      .flatMap(({ tagName, attrs }) => attrs.flatMap((attribute) => readAddresses(tagName, attribute))),
    elements,
  }
}

const drawings = new Set(['math', 'svg'])
/** Elements that matter for those inside. */
const surroundings = new Set([...drawings, 'desc', 'foreignObject', 'main', 'template'])

/**
 * The elements of a page, also those in `<noscript>`, but not those in templates. Pages were written by parse5, so that this parser,
 * which takes half its time and builds no tree, finds the same elements.
 */
export function parseElements(text: string): PageElement[] {
  const elements: PageElement[] = []
  const around: string[] = []
  let element: PageElement | undefined
  const parser = new Parser({
    onopentagname(tagName) {
      const isForeign = drawings.has(tagName) || drawings.has(around.at(-1) ?? '')
      element = { tagName, attrs: [], isForeign, isInMain: around.includes('main') }
      if (!around.includes('template')) elements.push(element)
      if (surroundings.has(tagName)) around.push(tagName)
    },
    onattribute(name, value) {
      if (element && readAttribute(element, name) === undefined) element.attrs.push({ name, value })
    },
    onclosetag(tagName) {
      if (around.at(-1) === tagName) around.pop()
    },
  })
  parser.end(text)
  return elements
}

/** The HTML elements with a tag name, without those of drawings. */
export function findElements({ elements }: OutputPage, tagName: string): PageElement[] {
  return elements.filter((element) => element.tagName === tagName && !element.isForeign)
}

/** The value of an element's attribute. */
export function readAttribute({ attrs }: Pick<Element, 'attrs'>, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value
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

const addressAttributes = ['href', 'xlink:href', 'src', 'poster', 'data', 'action']
const candidateAttributes = ['srcset', 'imagesrcset']
const elementsOnClick = new Set(['a', 'area', 'form', 'meta'])
const relationsLoaded =
  /\b(stylesheet|preload|modulepreload|prefetch|icon|apple-touch-icon|manifest|preconnect|dns-prefetch)\b/

function isLoaded(element: PageElement): boolean {
  if (element.tagName === 'link') return relationsLoaded.test(readAttribute(element, 'rel') ?? '')
  return !elementsOnClick.has(element.tagName)
}

function readAddresses(tagName: string, { name, value }: Element['attrs'][number]): string[] {
  if (candidateAttributes.includes(name)) return findCandidates(value).map(({ address }) => address)
  const isAddress = name === 'data' ? tagName === 'object' : addressAttributes.includes(name)
  return isAddress ? [value.trim()] : []
}

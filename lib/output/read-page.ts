import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { type Reference, type Region, readAttribute, readReferences } from './references'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/** What the checks know of one HTML page of the finished site. */
export interface OutputPage {
  /** File from the site's root, such as `/help/phase/index.html`. */
  file: string
  /** The same file from the working directory. */
  outFile: string
  permalink: string
  language: string
  titles: string[]
  description: string | undefined
  canonical: string | undefined
  robots: string
  h1Count: number
  /** Every id, in order, repeated ones too. */
  ids: string[]
  /** Everything a `#hash` can lead to. */
  anchors: Set<string>
  references: Reference[]
  /** Tags that carry a `style` attribute. */
  styledTags: string[]
  /** Inline event handlers, as `tag onclick`. */
  handlers: string[]
  /** `src` of images without width and height. */
  unsizedImages: string[]
}

/** Parses one HTML file of the finished site. */
export async function readPage(folder: string, file: string): Promise<OutputPage> {
  const html = await readFile(path.join(folder, file), 'utf8')
  const page = emptyPage(folder, file)
  // Without scripting the contents of <noscript> are parsed as elements, so that their links are checked too.
  visit(parse(html, { scriptingEnabled: false }), 'frame', page)
  return page
}

/** The permalink under which a host serves an HTML file: `/help/phase/index.html` is `/help/phase`. */
export function permalinkOfFile(file: string): string {
  return file.replace(/\/index\.html$/, '') || '/'
}

function emptyPage(folder: string, file: string): OutputPage {
  return {
    file,
    outFile: path.posix.join(folder, file),
    permalink: permalinkOfFile(file),
    language: '',
    titles: [],
    description: undefined,
    canonical: undefined,
    robots: '',
    h1Count: 0,
    ids: [],
    anchors: new Set(),
    references: [],
    styledTags: [],
    handlers: [],
    unsizedImages: [],
  }
}

function visit(node: Node, outerRegion: Region, page: OutputPage): void {
  const region = 'tagName' in node ? regionOf(node, outerRegion) : outerRegion
  if ('tagName' in node) collect(node, region, page)
  if ('childNodes' in node) for (const child of node.childNodes) visit(child, region, page)
}

// A footer or an aside inside the main text belongs to the text.
function regionOf({ tagName }: Element, outer: Region): Region {
  if (outer === 'text') return 'text'
  if (tagName === 'main' || tagName === 'article') return 'text'
  if (outer !== 'frame') return outer
  if (tagName === 'head' || tagName === 'footer') return tagName
  if (tagName === 'header') return 'navbar'
  return tagName === 'aside' || tagName === 'nav' ? 'sidebar' : outer
}

function collect(element: Element, region: Region, page: OutputPage): void {
  page.references.push(...readReferences(element, region))
  collectAnchors(element, page)
  collectHead(element, page)
  for (const { name } of element.attrs) {
    if (name === 'style') page.styledTags.push(element.tagName)
    if (/^on[a-z]+$/.test(name)) page.handlers.push(`${element.tagName} ${name}`)
  }
  if (element.tagName === 'h1') page.h1Count += 1
  const isSized = readAttribute(element, 'width') !== undefined && readAttribute(element, 'height') !== undefined
  if (element.tagName === 'img' && !isSized) page.unsizedImages.push(readAttribute(element, 'src') ?? '')
}

function collectAnchors(element: Element, page: OutputPage): void {
  const id = readAttribute(element, 'id')
  const name = element.tagName === 'a' ? readAttribute(element, 'name') : undefined
  if (id) page.ids.push(id)
  for (const anchor of [id, name]) if (anchor) page.anchors.add(anchor)
}

function collectHead(element: Element, page: OutputPage): void {
  const { tagName } = element
  if (tagName === 'html') page.language = readAttribute(element, 'lang') ?? ''
  // An SVG may have a <title> of its own.
  if (tagName === 'title' && element.namespaceURI.endsWith('xhtml')) page.titles.push(textOf(element))
  if (tagName === 'meta') {
    const content = readAttribute(element, 'content') ?? ''
    const name = readAttribute(element, 'name')
    if (name === 'description') page.description = content
    if (name === 'robots') page.robots = content
  }
  if (tagName === 'link' && readAttribute(element, 'rel') === 'canonical') {
    page.canonical = readAttribute(element, 'href') ?? ''
  }
}

function textOf(element: Element): string {
  return element.childNodes
    .map((child) => ('value' in child ? child.value : ''))
    .join('')
    .trim()
}

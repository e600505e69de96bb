import type { Element, Nodes, Root } from 'hast'
import rehypeAutolinkHeadings from 'rehype-autolink-headings'
import rehypeSlug from 'rehype-slug'
import { type IdPlace, lineOf, reportDiagnostic, type SourceContext } from '@/lib/mdx/context'
import { type AnyElement, readAttribute, setAttribute, tagOf, walkElements } from '@/lib/mdx/element'
import { diagnose } from '@/lib/site/problems/diagnostic'
import { textOf } from './plain-text'

/** The prefix of all ids of footnotes. */
export const footnotePrefix = 'footnote-'

/** Gives each heading an id, made from its text or chosen by the writer, and makes every id unique. */
export function rehypeIds(context: SourceContext) {
  return (tree: Root): void => {
    const headings: Element[] = []
    const named = new Map<string, AnyElement>()
    walkElements(tree, (node) => {
      if (isGenerated(node)) return
      const id = readAttribute(node, 'id', context.names)
      const name = tagOf(node) === 'a' ? readAttribute(node, 'name', context.names) : undefined
      if (name) named.set(name, node)
      if (id !== undefined) claimChosen(node, id, context)
      else if (node.type === 'element' && /^h[1-6]$/.test(node.tagName)) headings.push(node)
    })
    // Ids are made from what a reader reads: without marks of footnotes, with the alternative texts of pictures.
    const texts = headings.map((heading): Element => {
      const children = [{ type: 'text' as const, value: textOf([heading], context) }]
      return { type: 'element', tagName: heading.tagName, properties: {}, children }
    })
    rehypeSlug()({ type: 'root', children: texts })
    for (const [index, heading] of headings.entries()) {
      // Of signs and emoji nothing is left.
      const id = String(texts[index]?.properties.id).replace(/^(-\d+)?$/, 'section$1')
      claimMade(heading, id, context)
    }
    // Old HTML names targets of links; browsers look for ids first.
    for (const [name, node] of named)
      if (!context.page.idPlaces.has(name)) context.page.idPlaces.set(name, placeOfId(node, false, context))
  }
}

function isGenerated(node: AnyElement): boolean {
  const isFootnote = node.type === 'element' && String(node.properties.id).startsWith(footnotePrefix)
  return node.position === undefined || isFootnote
}

function claimChosen(node: AnyElement, id: string, context: SourceContext): void {
  const place = placeOfId(node, true, context)
  const taken = context.page.idPlaces.get(id)
  const isShownAgain = context.chain.length > 1 && taken?.file === place.file && taken.line === place.line
  if (!taken) context.page.idPlaces.set(id, place)
  else if (isShownAgain) setAttribute(node, 'id', claimFreeId(id, place, context))
  else if (taken.file !== place.file) {
    // Partials may be alternatives, such as in tabs.
    setAttribute(node, 'id', claimFreeId(id, place, context))
    reportDuplicate(node, id, taken, context, 'warning')
  } else reportDuplicate(node, id, taken, context)
}

/** An id made from a text gives way to one of another file, so that a partial never changes the anchors of the page. */
function claimMade(node: Element, id: string, context: SourceContext): void {
  const taken = context.page.idPlaces.get(id)
  if (taken?.explicit && taken.file === context.source.file) reportDuplicate(node, id, taken, context)
  else node.properties.id = claimFreeId(id, placeOfId(node, false, context), context)
}

/** An id that is unique on the page: followed by a number if it is taken. */
export function claimFreeId(id: string, place: IdPlace, { page }: SourceContext): string {
  let free = id
  for (let count = 1; page.idPlaces.has(free); count += 1) free = `${id}-${count}`
  page.idPlaces.set(free, place)
  return free
}

/** The location of an id, and whether the writer chose it. */
export function placeOfId(node: AnyElement, explicit: boolean, context: SourceContext): IdPlace {
  return { file: context.source.file, line: lineOf(context, node), explicit }
}

function reportDuplicate(
  node: AnyElement,
  id: string,
  taken: IdPlace,
  context: SourceContext,
  severity: 'error' | 'warning' = 'error',
): void {
  const line = lineOf(context, node)
  const where = taken.file === context.source.file ? `in line ${taken.line}` : `in ${taken.file}, line ${taken.line}`
  reportDiagnostic(context, node, { ...diagnose('duplicate-id', { id, line, where }), severity })
}

/** Collects the table of contents, and gives each heading below the title a link to itself. */
export function rehypeHeadings(context: SourceContext) {
  const { toc, source } = context
  const read = (heading: Element) => textOf([heading], context)
  return (tree: Root): void => {
    walkElements(tree, (node) => {
      if (node.data?.toc) toc.push(...node.data.toc)
      if (!isLinkable(node)) return
      const text = read(node)
      if (text) toc.push({ level: Number(node.tagName.slice(1)), id: String(node.properties.id), text })
    })
    rehypeAutolinkHeadings({
      behavior: 'append',
      test: isLinkable,
      properties: (heading) => ({
        className: ['heading-anchor'],
        ariaLabel: `${source.texts.t('linkToHeading')}: ${read(heading)}`,
      }),
      content: [],
    })(tree)
  }
}

function isLinkable(node: Nodes): node is Element {
  if (node.type !== 'element' || !/^h[2-6]$/.test(node.tagName) || node.properties.id === undefined) return false
  return !String(node.properties.id).startsWith(footnotePrefix)
}

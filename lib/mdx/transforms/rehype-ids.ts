import type { Element, Root } from 'hast'
import rehypeSlug from 'rehype-slug'
import type { IdPlace, SourceContext } from '@/lib/mdx/context'
import { lineOf, report } from '@/lib/mdx/context'
import { type AnyElement, readAttribute } from '@/lib/mdx/element'
import { walkElements } from '@/lib/mdx/walk'

/** Gives each heading an id, made from its text or chosen by the writer, and sees to it that no id is there twice. */
export function rehypeIds(context: SourceContext) {
  return (tree: Root): void => {
    const chosen = new Set<AnyElement>()
    walkElements(tree, (node) => {
      if (isGenerated(node)) return
      const id = readAttribute(node, 'id', context.names)
      if (id === undefined) return
      chosen.add(node)
      claimChosen(node, id, context)
    })
    rehypeSlug()(tree)
    walkElements(tree, (node) => {
      if (node.type === 'element' && /^h[1-6]$/.test(node.tagName) && !chosen.has(node) && !isGenerated(node))
        claimMade(node, context)
    })
  }
}

/** Footnotes carry ids of our own making. */
function isGenerated(node: AnyElement): boolean {
  return (
    node.position === undefined || (node.type === 'element' && String(node.properties.id).startsWith(footnotePrefix))
  )
}

/** What the ids of footnotes start with. */
export const footnotePrefix = 'footnote-'

function claimChosen(node: AnyElement, id: string, context: SourceContext): void {
  const location = placeOfId(node, true, context)
  const taken = context.page.idPlaces.get(id)
  if (!taken) context.page.idPlaces.set(id, location)
  else if (isSamePlace(taken, location) && node.type === 'element') node.properties.id = freeId(id, location, context)
  else reportDuplicate(node, id, taken, context)
}

/** An id made from a text gives way to one of another file, so that a partial never changes the anchors of the page. */
function claimMade(node: Element, context: SourceContext): void {
  const id = String(node.properties.id)
  const location = placeOfId(node, false, context)
  const taken = context.page.idPlaces.get(id)
  if (taken?.explicit && taken.file === location.file) reportDuplicate(node, id, taken, context)
  else node.properties.id = freeId(id, location, context)
}

/** An id of our making, with a number behind it when something on the page has it already. */
export function claimFreeId(id: string, node: AnyElement, context: SourceContext): string {
  return freeId(id, placeOfId(node, false, context), context)
}

function freeId(id: string, location: IdPlace, { page }: SourceContext): string {
  let free = id
  for (let count = 1; page.idPlaces.has(free); count += 1) free = `${id}-${count}`
  page.idPlaces.set(free, location)
  return free
}

function placeOfId(node: AnyElement, explicit: boolean, context: SourceContext): IdPlace {
  return { file: context.source.file, line: lineOf(context, node), explicit }
}

function isSamePlace(a: IdPlace, b: IdPlace): boolean {
  return a.file === b.file && a.line === b.line
}

function reportDuplicate(node: AnyElement, id: string, taken: IdPlace, context: SourceContext): void {
  const where = taken.file === context.source.file ? `in line ${taken.line}` : `in ${taken.file}, line ${taken.line}`
  report(context, node, {
    found: `The id "${id}" is given in line ${lineOf(context, node)}, but it is taken already ${where}.`,
    fix: `Give one of the two another id: "{#${id}-2}" at the end of a heading.`,
  })
}

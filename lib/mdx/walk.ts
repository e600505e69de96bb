import type { Root } from 'hast'
import { type AnyElement, isAnyElement } from './element'

/** Sees one element of a page; `false` keeps the walk from what is inside it. */
type ElementVisitor = (node: AnyElement, index: number, parent: Root | AnyElement) => unknown

declare module 'hast' {
  interface Data {
    /** Nothing inside an element is of concern to any plugin. */
    isFinished?: boolean
  }
}

/**
 * Visits the elements of a page, parents first; what a visitor puts in place of one is not visited. Does what unist-util-visit
 * would do, but in a fraction of the time, of which two dozen walks per page take a good part.
 */
export function walkElements(parent: Root | AnyElement, visitor: ElementVisitor): void {
  for (let index = 0; index < parent.children.length; index += 1) {
    const node = parent.children[index]
    if (!isAnyElement(node)) continue
    if (visitor(node, index, parent) !== false && !node.data?.isFinished) walkElements(node, visitor)
  }
}

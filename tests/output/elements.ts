import type { DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node

/** All elements of a document, including those in templates. */
export function listElements(node: Node): DefaultTreeAdapterTypes.Element[] {
  const children = 'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : []
  return [...('tagName' in node ? [node] : []), ...children.flatMap(listElements)]
}

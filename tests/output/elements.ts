import type { DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node

/** All elements of a document, including those in templates. */
export function listElements(node: Node): DefaultTreeAdapterTypes.Element[] {
  const children = 'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : []
  return [...('tagName' in node ? [node] : []), ...children.flatMap(listElements)]
}

/** The text of a document or element, with that of scripts. */
export const textOf = (node: Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''

/** The value of an attribute. */
export const attributeOf = ({ attrs }: DefaultTreeAdapterTypes.Element, name: string) =>
  attrs.find((each) => each.name === name)?.value

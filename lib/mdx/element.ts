import type { Element, ElementContent, Nodes, Root, RootContent } from 'hast'
import type { MdxJsxAttribute, MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx'
import { find, hastToReact, html, svg } from 'property-information'
import type { Located, Names } from './context'
import { expressionOf, programOf } from './imports/estree'
import { readStaticText } from './imports/static-value'

/** A tag typed in MDX. */
export type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast

/** An element of the page, whether it comes from Markdown, raw HTML or a tag in MDX. */
export type AnyElement = Element | JsxElement

/** Whether a node is an element of any origin. */
export function isAnyElement(node: Nodes | RootContent | ElementContent | undefined): node is AnyElement {
  return node?.type === 'element' || isJsxElement(node)
}

/** Whether a node is a tag typed in MDX. */
export function isJsxElement(node: Nodes | RootContent | ElementContent | undefined): node is JsxElement {
  return node?.type === 'mdxJsxFlowElement' || node?.type === 'mdxJsxTextElement'
}

/** The name of an element; empty for a fragment. */
export function tagOf(node: AnyElement): string {
  return node.type === 'element' ? node.tagName : (node.name ?? '')
}

/** Renames an element; a tag so renamed is rendered by the components given to the page, like those of Markdown. */
export function setTag(node: AnyElement, name: string): void {
  if (node.type === 'element') {
    node.tagName = name
    return
  }
  node.name = name
  delete (node.data as { _mdxExplicitJsx?: boolean } | undefined)?._mdxExplicitJsx
}

/** The registered component an element is, unless the page gives its name another meaning. */
export function componentOf(node: AnyElement, names: Names): string | undefined {
  const meaning = names.get(tagOf(node))
  return meaning?.kind === 'component' ? meaning.name : undefined
}

/** Whether an element has an attribute of this name, whatever its value. */
export function hasAttribute(node: AnyElement, name: string): boolean {
  return node.type === 'element' ? node.properties[name] !== undefined : jsxAttribute(node, name) !== undefined
}

/** The text of an attribute; undefined if it is missing or known only at run time. */
export function readAttribute(node: AnyElement, name: string, names: Names): string | undefined {
  if (node.type === 'element') {
    const value = node.properties[name]
    return value === undefined || value === null || typeof value === 'boolean' ? undefined : String(value)
  }
  const attribute = jsxAttribute(node, name)
  if (typeof attribute?.value === 'string') return attribute.value
  return attribute ? readStaticText(expressionOf(programOf(attribute)), names) : undefined
}

/** The names of an element's attributes, without those that an expression adds. */
export function attributeNames(node: AnyElement): string[] {
  if (node.type === 'element') return Object.keys(node.properties)
  return node.attributes.flatMap((attribute) => (attribute.type === 'mdxJsxAttribute' ? [attribute.name] : []))
}

/** The name by which an element has an attribute of HTML or SVG, such as `srcSet` for `srcset`. */
export function propertyOf(node: AnyElement, attribute: string): string {
  const known = find(html, attribute)
  const { property } = known.space ? known : find(svg, attribute)
  return node.type === 'element' ? property : (hastToReact[property] ?? property)
}

/** Sets an attribute, named as in React. */
export function setAttribute(node: AnyElement, name: string, value: string | true): void {
  if (node.type === 'element') {
    node.properties[name] = value
    return
  }
  const attribute = jsxAttribute(node, name)
  if (attribute) attribute.value = value === true ? null : value
  else node.attributes.push({ type: 'mdxJsxAttribute', name, value: value === true ? null : value })
}

/** Removes an attribute. */
export function removeAttribute(node: AnyElement, name: string): void {
  if (node.type === 'element') delete node.properties[name]
  else node.attributes = node.attributes.filter((attribute) => !isNamed(attribute, name))
}

/** The location of an attribute, or of its element when unknown. */
export function locationOfAttribute(node: AnyElement, name: string): Located {
  const attribute = node.type === 'element' ? undefined : jsxAttribute(node, name)
  return attribute?.position ? attribute : node
}

/** A tag as if it had been typed in MDX; such tags pass through the parser of raw HTML untouched. */
export function buildJsx(
  name: string,
  attributes: Record<string, string | true | undefined>,
  children: ElementContent[],
  origin?: Nodes,
): MdxJsxFlowElementHast {
  const list = Object.entries(attributes).flatMap(([key, value]): MdxJsxAttribute[] =>
    value === undefined ? [] : [{ type: 'mdxJsxAttribute', name: key, value: value === true ? null : value }],
  )
  return { type: 'mdxJsxFlowElement', name, attributes: list, children, position: origin?.position }
}

/** The attribute of a tag that has this name. */
export function jsxAttribute(node: JsxElement, name: string): MdxJsxAttribute | undefined {
  return node.attributes.find((attribute): attribute is MdxJsxAttribute => isNamed(attribute, name))
}

function isNamed(attribute: JsxElement['attributes'][number], name: string): attribute is MdxJsxAttribute {
  return attribute.type === 'mdxJsxAttribute' && attribute.name === name
}

/** Called with one element of a page; `false` skips its children. */
type ElementVisitor = (node: AnyElement, index: number, parent: Root | AnyElement) => unknown

declare module 'hast' {
  interface Data {
    /** Plugins skip the children of an element. */
    isFinished?: boolean
  }
}

/**
 * Visits the elements of a page, parents first; replacements are not visited. Much faster than unist-util-visit, which matters with
 * two dozen walks per page.
 */
export function walkElements(parent: Root | AnyElement, visitor: ElementVisitor): void {
  for (let index = 0; index < parent.children.length; index += 1) {
    const node = parent.children[index]
    if (!isAnyElement(node)) continue
    if (visitor(node, index, parent) !== false && !node.data?.isFinished) walkElements(node, visitor)
  }
}

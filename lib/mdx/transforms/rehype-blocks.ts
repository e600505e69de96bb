import type { ElementContent, Root, RootContent } from 'hast'
import { isBlockComponent, isCodeComponent } from '@/lib/mdx/components'
import type { SourceContext } from '@/lib/mdx/context'
import {
  type AnyElement,
  componentOf,
  isAnyElement,
  isJsxElement,
  setTag,
  tagOf,
  walkElements,
} from '@/lib/mdx/element'

const blockTags = new Set(
  `address article aside blockquote center details dialog dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6
  header hgroup hr li main menu nav ol p pre search section summary table ul`.split(/\s+/),
)
const tableTags = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'colgroup'])

/**
 * Nests elements as HTML requires: browsers repair invalid nesting, and in development React would then find unexpected elements.
 */
export function rehypeNesting(context: SourceContext) {
  return (tree: Root): void => {
    walkElements(tree, (node, index, parent) => {
      if (isLonePicture(node)) parent.children.splice(index, 1, ...node.children)
      if (isJsxElement(node) && /^(?:p|summary|h[1-6])$/.test(tagOf(node))) unwrapParagraph(node)
      if (tagOf(node).toLowerCase() === 'details') freeSummary(node)
      if (tagOf(node) === 'p' && holdsBlock(node.children, context)) setTag(node, 'div')
    })
  }
}

/** Removes the invisible line endings between blocks, which are an error in tables. */
export function rehypeLineEndings(context: SourceContext) {
  return (tree: Root): void => {
    tree.children = withoutLineEndings(tree.children, false, context)
    walkElements(tree, (node) => {
      if (tagOf(node) === 'pre' || isCodeComponent(componentOf(node, context.names))) return false
      node.children = withoutLineEndings(node.children, isTablePart(node), context)
      return true
    })
  }
}

function isLonePicture(node: AnyElement): boolean {
  const [only] = node.children
  const isPicture = isAnyElement(only) && ['img', 'video'].includes(tagOf(only))
  return node.type === 'element' && node.tagName === 'p' && node.children.length === 1 && isPicture
}

/** `<p>` on a separate line contains a paragraph of Markdown. */
function unwrapParagraph(node: AnyElement): void {
  const [only] = node.children
  if (node.children.length !== 1 || only?.type !== 'element' || only.tagName !== 'p') return
  node.children = only.children
}

/** Moves a `<summary>` out of the paragraph that it shares with text on the next line. */
function freeSummary(details: AnyElement): void {
  const index = details.children.findIndex((child) => isAnyElement(child))
  const paragraph = details.children[index]
  if (!isAnyElement(paragraph) || tagOf(paragraph) !== 'p') return
  const [summary, ...rest] = paragraph.children
  if (!isAnyElement(summary) || tagOf(summary) !== 'summary') return
  const [first] = rest
  if (first?.type === 'text') first.value = first.value.trimStart()
  const isEmpty = rest.every((node) => node.type === 'text' && node.value.trim() === '')
  paragraph.children = rest
  details.children.splice(index, 1, summary, ...(isEmpty ? [] : [paragraph]))
}

function holdsBlock(children: ElementContent[], context: SourceContext): boolean {
  return children.some(
    (child) => isBlock(child, context) || (isAnyElement(child) && holdsBlock(child.children, context)),
  )
}

function withoutLineEndings<T extends RootContent | ElementContent>(
  nodes: T[],
  isTable: boolean,
  context: SourceContext,
): T[] {
  const isEdge = (node: T | undefined) => isTable || isBlock(node, context) || isTablePart(node)
  const isBlank = (node: T) => node.type === 'text' && /^[ \t\r\n]*$/.test(node.value)
  return nodes.filter((node, index) => !isBlank(node) || !(isEdge(nodes[index - 1]) || isEdge(nodes[index + 1])))
}

/** Whether a node is a block, such as a partial, which no paragraph may contain. */
function isBlock(node: RootContent | ElementContent | undefined, { names }: SourceContext): boolean {
  if (!isAnyElement(node)) return false
  return blockTags.has(tagOf(node)) || isBlockComponent(componentOf(node, names)) || !!node.data?.toc
}

/** Whether a node is a table or a part of one that holds other parts and no text. */
function isTablePart(node: RootContent | ElementContent | undefined): boolean {
  return isAnyElement(node) && tableTags.has(tagOf(node))
}

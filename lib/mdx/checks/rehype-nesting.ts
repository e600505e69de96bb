import type { ElementContent, Root } from 'hast'
import type { SourceContext } from '@/lib/mdx/context'
import { type AnyElement, isAnyElement, isJsxElement, setTag, tagOf } from '@/lib/mdx/element'
import { walkElements } from '@/lib/mdx/walk'
import { isBlock } from './html-blocks'

/** Nests elements as HTML allows: a browser repairs what is written otherwise, and React then finds a page it did not write. */
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

function isLonePicture(node: AnyElement): boolean {
  const [only] = node.children
  const isPicture = isAnyElement(only) && ['img', 'video'].includes(tagOf(only))
  return node.type === 'element' && node.tagName === 'p' && node.children.length === 1 && isPicture
}

/** `<p>` on a line of its own holds a paragraph of Markdown. */
function unwrapParagraph(node: AnyElement): void {
  const [only] = node.children
  if (node.children.length !== 1 || only?.type !== 'element' || only.tagName !== 'p') return
  node.children = only.children
}

/** A `<summary>` with text on the line below stands in one paragraph with it, where a browser does not look for it. */
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

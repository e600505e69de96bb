import type { ElementContent, Root } from 'hast'
import type { SourceContext } from '../context'
import { type AnyElement, isAnyElement, isJsxElement, setTag, tagOf } from '../element'
import { isBlock } from '../html-blocks'
import { walkElements } from '../walk'

/** Nests elements as HTML allows: a browser repairs what is written otherwise, and React then finds a page it did not write. */
export function rehypeNesting(context: SourceContext) {
  return (tree: Root): void => {
    walkElements(tree, (node, index, parent) => {
      if (isLonePicture(node)) parent.children.splice(index, 1, ...node.children)
      if (isJsxElement(node) && /^(?:p|summary|h[1-6])$/.test(tagOf(node))) unwrapParagraph(node)
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

function holdsBlock(children: ElementContent[], context: SourceContext): boolean {
  return children.some(
    (child) => isBlock(child, context) || (isAnyElement(child) && holdsBlock(child.children, context)),
  )
}

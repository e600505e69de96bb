import type { ElementContent, Root, RootContent } from 'hast'
import type { SourceContext } from '@/lib/mdx/context'
import { componentOf, tagOf } from '@/lib/mdx/element'
import { walkElements } from '@/lib/mdx/walk'
import { isBlock, isTablePart } from './html-blocks'

/** Drops the line endings between blocks: no one sees them, every page would carry them twice, and in tables they are an error. */
export function rehypeGaps(context: SourceContext) {
  return (tree: Root): void => {
    tree.children = withoutGaps(tree.children, false, context)
    walkElements(tree, (node) => {
      if (tagOf(node) === 'pre' || componentOf(node, context.names) === 'CodeBlock') return false
      node.children = withoutGaps(node.children, isTablePart(node), context)
      return true
    })
  }
}

function withoutGaps<T extends RootContent | ElementContent>(
  nodes: T[],
  isTable: boolean,
  context: SourceContext,
): T[] {
  const isEdge = (node: T | undefined) => isBlock(node, context) || isTablePart(node)
  return nodes.filter(
    (node, index) => !isGap(node) || !(isTable || isEdge(nodes[index - 1]) || isEdge(nodes[index + 1])),
  )
}

function isGap(node: RootContent | ElementContent): boolean {
  return node.type === 'text' && /^[ \t\r\n]*$/.test(node.value)
}

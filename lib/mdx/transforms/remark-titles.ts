import type { Root, RootContent } from 'mdast'
import { visit } from 'unist-util-visit'
import { report, type SourceContext } from '@/lib/mdx/context'

/** Keeps the heading of level 1 that a page begins with, and makes any other one of level 2: a page has one title. */
export function remarkTitles(context: SourceContext) {
  return (tree: Root): void => {
    const isPartial = context.chain.length > 1
    const first = tree.children.find((node) => !isSilent(node))
    if (first?.type === 'heading' && first.depth === 1 && !isPartial) context.titleLine = first.position?.start.line
    visit(tree, 'heading', (heading) => {
      if (heading.depth !== 1 || heading.position?.start.line === context.titleLine) return
      heading.depth = 2
      report(context, heading, titleFault(isPartial))
    })
  }
}

/** Imports, exports and comments show nothing, so that a page may begin with them. */
function isSilent(node: RootContent): boolean {
  if (node.type === 'html') return /^<!--.*-->$/s.test(node.value.trim())
  return node.type === 'mdxjsEsm' || (node.type === 'mdxFlowExpression' && node.data?.estree?.body.length === 0)
}

/** Why a heading of level 1 was made one of level 2. */
export function titleFault(isPartial: boolean) {
  return {
    severity: 'warning' as const,
    found: isPartial
      ? 'A heading of level 1 in a partial would be a second title of the page; it is shown as level 2.'
      : 'A heading of level 1 that does not begin the page would be a second title; it is shown as level 2.',
    fix: 'Write it with "##".',
  }
}

import type { Heading, PhrasingContent, Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import { report, type SourceContext } from '@/lib/mdx/context'

/** Takes the id of a heading from `{#id}` or `{/* #id *\/}` at its end. */
export function remarkHeadingIds(context: SourceContext) {
  return (tree: Root): void => {
    visit(tree, 'heading', (heading) => {
      readId(heading)
    })
    visit(tree, 'headingId', (node, index, parent) => {
      if (!parent || index === undefined) return
      if (context.source.format === 'mdx') {
        report(context, node, {
          found: `"{#${node.value}}" gives an id, but stands elsewhere than at the end of a heading.`,
          fix: `Write "\\{#${node.value}}" for the characters themselves.`,
        })
      }
      parent.children[index] = { type: 'text', value: `{#${node.value}}` }
      return SKIP
    })
  }
}

function readId(heading: Heading): void {
  const id = idOf(heading.children.at(-1))
  if (id !== undefined) heading.children.pop()
  const last = heading.children.at(-1)
  // A comment may have stood here, too.
  if (last?.type === 'text') last.value = last.value.trimEnd()
  if (id === undefined) return
  heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id } }
}

function idOf(node: PhrasingContent | undefined): string | undefined {
  if (node?.type === 'headingId') return node.value
  return node?.type === 'mdxTextExpression' ? /^\s*\/\*\s*#(\S+)\s*\*\/\s*$/.exec(node.value)?.[1] : undefined
}

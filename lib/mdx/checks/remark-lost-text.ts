import type { Code, Image, Link, Root, Table } from 'mdast'
import type { Math as DisplayMath } from 'mdast-util-math'
import { visit } from 'unist-util-visit'
import { report, type SourceContext } from '@/lib/mdx/context'

/** Refuses what Markdown accepts but shows wrongly: surplus cells, fences that are never closed, and braces as addresses. */
export function remarkLostText(context: SourceContext) {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type === 'table') checkCells(node, context)
      if (node.type === 'code' || node.type === 'math') checkFence(node, context)
      if (node.type === 'link' || node.type === 'image') checkAddress(node, context)
    })
  }
}

function checkCells({ children: [head, ...rows] }: Table, context: SourceContext): void {
  const columns = head?.children.length ?? 0
  for (const row of rows) {
    const lost = row.children.slice(columns).find(({ children }) => children.length > 0)
    if (!lost) continue
    report(context, lost, {
      found: `The table has ${columns} ${columns === 1 ? 'column' : 'columns'}: this cell would not be shown.`,
      fix: 'Add a column to the first two lines, or write "\\|" for the character itself.',
    })
  }
}

/** Without its closing line, a block of code or a formula includes all following text. */
function checkFence({ position }: Code | DisplayMath, context: SourceContext): void {
  const { lines, source } = context
  if (!position) return
  const lineAt = (number: number) => lines[number - source.bodyLine] ?? ''
  const fence = /^(?:`{3,}|~{3,}|\${2,})/.exec(lineAt(position.start.line).slice(position.start.column - 1))?.[0]
  if (fence === undefined) return
  const [, closing = ''] = /^[\s>]*([`~$]+)\s*$/.exec(lineAt(position.end.line)) ?? []
  if (position.end.line > position.start.line && closing.startsWith(fence)) return
  report(context, position.start, {
    found: `The block that "${fence}" opens here is never closed, and takes the text that follows.`,
    fix: `Write a line "${fence}" at its end.`,
  })
}

/** In MDX `[text]({address})` reads like code, but braces are part of the address. */
function checkAddress(node: Link | Image, context: SourceContext): void {
  if (context.source.format === 'md' || !/^\{.*\}$/.test(node.url)) return
  const tag = node.type === 'link' ? `<Link to=${node.url}>text</Link>` : `<img src=${node.url} alt="…" />`
  report(context, node, {
    found: `In a Markdown link the address "${node.url}" is taken literally, braces included.`,
    fix: `Write ${tag}.`,
  })
}

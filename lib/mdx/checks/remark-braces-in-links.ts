import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { report, type SourceContext } from '@/lib/mdx/context'

/** Refuses `[text]({address})`: in the address of a Markdown link, braces are part of the address. */
export function remarkBracesInLinks(context: SourceContext) {
  return (tree: Root): void => {
    if (context.source.format === 'md') return
    visit(tree, (node) => {
      if ((node.type !== 'link' && node.type !== 'image') || !/^\{.*\}$/.test(node.url)) return
      const tag = node.type === 'link' ? `<Link to=${node.url}>text</Link>` : `<img src=${node.url} alt="…" />`
      report(context, node, {
        found: `In a Markdown link the address "${node.url}" is taken as it is, braces included.`,
        fix: `Write ${tag}.`,
      })
    })
  }
}

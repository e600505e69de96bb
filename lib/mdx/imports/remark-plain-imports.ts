import type { Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { report, type SourceContext } from '@/lib/mdx/context'

/** Warns of import and export lines in plain Markdown, where they are text like any other. */
export function remarkPlainImports(context: SourceContext) {
  return (tree: Root): void => {
    if (context.source.format !== 'md') return
    for (const node of tree.children) {
      if (node.type !== 'paragraph' || !/^(?:import\s.*['"]|export\s+(?:const|function|default)\s)/.test(textOf(node)))
        continue
      report(context, node, {
        severity: 'warning',
        found: 'In plain Markdown a line that imports or exports is shown as text.',
        fix: 'Remove it, or remove "format: md" from the front matter.',
      })
    }
  }
}

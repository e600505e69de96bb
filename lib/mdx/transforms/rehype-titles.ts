import type { Root } from 'hast'
import { report, type SourceContext } from '@/lib/mdx/context'
import { setTag, tagOf } from '@/lib/mdx/element'
import { walkElements } from '@/lib/mdx/walk'
import { titleFault } from './remark-titles'

/** Makes `<h1>` typed as HTML a heading of level 2: the title of a page is written in Markdown or in the front matter. */
export function rehypeTitles(context: SourceContext) {
  return (tree: Root): void => {
    walkElements(tree, (node) => {
      if (tagOf(node) !== 'h1') return
      if (node.type === 'element' && node.position?.start.line === context.titleLine) return
      setTag(node, 'h2')
      report(context, node, titleFault(context.chain.length > 1))
    })
  }
}

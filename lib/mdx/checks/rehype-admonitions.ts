import type { Root } from 'hast'
import { report, type SourceContext } from '@/lib/mdx/context'
import { componentOf, locationOfAttribute, readAttribute } from '@/lib/mdx/element'
import { walkElements } from '@/lib/mdx/walk'
import { didYouMean } from '@/lib/site/nearest-name'

const kinds = ['note', 'summary', 'tip', 'info', 'warning', 'caution', 'danger', 'success', 'important']

/** Checks the kinds of admonitions, whether they are written with colons or as tags. */
export function rehypeAdmonitions(context: SourceContext) {
  return (tree: Root): void => {
    walkElements(tree, (node) => {
      if (componentOf(node, context.names) !== 'Admonition') return
      const kind = readAttribute(node, 'type', context.names)
      // Docusaurus has this kind for its themes; it looks like a note.
      if (kind === undefined || kind === 'secondary' || kinds.includes(kind)) return
      report(context, locationOfAttribute(node, 'type'), {
        found: `There is no kind of admonition called "${kind}".`,
        fix: `${didYouMean(kind, kinds)}Write one of ${kinds.join(', ')}.`,
      })
    })
  }
}

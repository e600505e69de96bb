import type { Root } from 'hast'
import type { SourceContext } from '@/lib/mdx/context'
import { walkElements } from '@/lib/mdx/walk'

const label = 'footnote-label'

/** Prefix of the ids of the footnotes in a file: a page and its partials may each have a footnote 1. */
export function footnotePrefixOf({ chain, page }: SourceContext): string {
  return chain.length > 1 ? `footnote-${page.partialCount}-` : 'footnote-'
}

/** Makes the id of the footnotes' heading unlike that of the page in a partial. */
export function rehypeFootnotes(context: SourceContext) {
  // Counted now, because the number grows while partials inside this one are compiled.
  const ownLabel = `${footnotePrefixOf(context)}label`
  return (tree: Root): void => {
    walkElements(tree, (node) => {
      if (node.type !== 'element') return
      const { properties } = node
      if (properties.id === label) properties.id = ownLabel
      if ([properties.ariaDescribedBy].flat().includes(label)) properties.ariaDescribedBy = [ownLabel]
    })
  }
}

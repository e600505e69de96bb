import type { Root } from 'hast'
import type { SourceContext } from '@/lib/mdx/context'
import { walkElements } from '@/lib/mdx/element'

const label = 'footnote-label'

/** Prefix of the ids of the footnotes in a file: a page and its partials may each have a footnote 1. */
export function footnotePrefixOf({ chain, page }: SourceContext): string {
  return chain.length > 1 ? `footnote-${page.partialCount}-` : 'footnote-'
}

/** Makes the id of a partial's heading for footnotes different from that of the page, and labels the boxes of task lists. */
export function rehypeGfm(context: SourceContext) {
  // Counted now, because the number grows while partials inside this one are compiled.
  const ownLabel = `${footnotePrefixOf(context)}label`
  const { texts } = context.source
  return (tree: Root): void => {
    walkElements(tree, (node) => {
      if (node.type !== 'element') return
      const { tagName, properties } = node
      if (properties.id === label) properties.id = ownLabel
      if ([properties.ariaDescribedBy].flat().includes(label)) properties.ariaDescribedBy = [ownLabel]
      if (tagName === 'input' && properties.type === 'checkbox' && properties.disabled)
        properties.ariaLabel ??= properties.checked ? texts.t('taskDone') : texts.t('taskOpen')
    })
  }
}

import type { Root } from 'hast'
import type { SourceContext } from '@/lib/mdx/context'
import { walkElements } from '@/lib/mdx/walk'

/** Names the check boxes of task lists, which have no label of their own. */
export function rehypeTaskLists({ source: { texts } }: SourceContext) {
  return (tree: Root): void => {
    walkElements(tree, (node) => {
      if (node.type !== 'element') return
      const { tagName, properties } = node
      if (tagName !== 'input' || properties.type !== 'checkbox' || !properties.disabled) return
      properties.ariaLabel ??= properties.checked ? texts.t('taskDone') : texts.t('taskOpen')
    })
  }
}

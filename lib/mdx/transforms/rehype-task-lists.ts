import type { Root } from 'hast'
import { walkElements } from '@/lib/mdx/walk'
import { strings } from '@/lib/site/strings'

/** Names the check boxes of task lists, which have no label of their own. */
export function rehypeTaskLists() {
  return (tree: Root): void => {
    walkElements(tree, (node) => {
      if (node.type !== 'element') return
      const { tagName, properties } = node
      if (tagName !== 'input' || properties.type !== 'checkbox' || !properties.disabled) return
      properties.ariaLabel ??= properties.checked ? strings.taskDone : strings.taskOpen
    })
  }
}

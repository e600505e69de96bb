import type { ElementContent, RootContent } from 'hast'
import type { SourceContext } from '@/lib/mdx/context'
import { componentOf, isAnyElement, tagOf } from '@/lib/mdx/element'

const blockTags = new Set(
  `address article aside blockquote center details dialog dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6
  header hgroup hr li main menu nav ol p pre search section summary table ul`.split(/\s+/),
)
const tableTags = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'colgroup'])

/** Whether a node begins a block of its own, so that no paragraph may hold it. A partial counts as one. */
export function isBlock(node: RootContent | ElementContent | undefined, { names, page }: SourceContext): boolean {
  if (!isAnyElement(node)) return false
  const component = componentOf(node, names)
  return blockTags.has(tagOf(node)) || page.components.get(component ?? '') === 'block' || !!node.data?.toc
}

/** Whether a node is a table or a part of one that holds other parts and no text. */
export function isTablePart(node: RootContent | ElementContent | undefined): boolean {
  return isAnyElement(node) && tableTags.has(tagOf(node))
}

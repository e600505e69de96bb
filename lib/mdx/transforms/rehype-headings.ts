import type { Element, ElementContent, Nodes, Root } from 'hast'
import rehypeAutolinkHeadings from 'rehype-autolink-headings'
import type { SourceContext } from '@/lib/mdx/context'
import { walkElements } from '@/lib/mdx/walk'
import { footnotePrefix } from './rehype-ids'

/** Collects the table of contents, and gives each heading below the title a link to itself. */
export function rehypeHeadings(context: SourceContext) {
  return (tree: Root): void => {
    walkElements(tree, (node) => {
      if (node.data?.toc) context.toc.push(...node.data.toc)
      if (isLinkable(node))
        context.toc.push({ level: levelOf(node), id: String(node.properties.id), text: plainText(node) })
    })
    rehypeAutolinkHeadings({
      behavior: 'append',
      test: isLinkable,
      properties: (heading) => ({
        className: ['heading-anchor'],
        ariaLabel: `${context.source.texts.t('linkToHeading')}: ${plainText(heading)}`,
      }),
      content: [],
    })(tree)
  }
}

function isLinkable(node: Nodes | ElementContent): node is Element {
  return (
    node.type === 'element' &&
    /^h[2-6]$/.test(node.tagName) &&
    node.properties.id !== undefined &&
    !String(node.properties.id).startsWith(footnotePrefix)
  )
}

function levelOf({ tagName }: Element): number {
  return Number(tagName.slice(1))
}

/** The text of a heading as a reader hears it. */
export function plainText(node: Nodes): string {
  return collectText(node).replace(/\s+/g, ' ').trim()
}

function collectText(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (node.type === 'element' && node.tagName === 'img') return String(node.properties.alt ?? '')
  return 'children' in node ? node.children.map(collectText).join('') : ''
}

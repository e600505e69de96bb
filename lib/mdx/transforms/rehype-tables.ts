import type { Element, ElementContent, Nodes, Root } from 'hast'
import { type SourceContext, uniqueName } from '@/lib/mdx/context'
import { type AnyElement, buildJsx, isAnyElement, isJsxElement, tagOf } from '@/lib/mdx/element'
import { walkElements } from '@/lib/mdx/walk'
import { plainText } from './rehype-headings'

/** Puts each table into a frame that scrolls, named after the heading above it, and completes what browsers would add. */
export function rehypeTables(context: SourceContext) {
  return (tree: Root): void => {
    let heading = ''
    walkElements(tree, (node, index, parent) => {
      if (/^h[1-6]$/.test(tagOf(node))) heading = plainText(node)
      if (tagOf(node) !== 'table') return true
      addBody(node)
      parent.children[index] = buildFrame(node, heading, context)
      return false
    })
  }
}

function buildFrame(table: AnyElement, heading: string, { page, source: { texts } }: SourceContext): Element {
  const name = heading === '' ? texts.t('table') : `${texts.t('table')}: ${heading}`
  const properties = { className: ['table-scroll'], tabIndex: 0, role: 'region', ariaLabel: uniqueName(name, page) }
  return { type: 'element', tagName: 'div', properties, children: [table] }
}

/** Browsers put rows into a `<tbody>`, and what React hydrates has to be what they have built. */
function addBody(table: AnyElement): void {
  if (!isJsxElement(table)) return
  const isRow = (node: Nodes) => isAnyElement(node) && tagOf(node) === 'tr'
  if (!table.children.some(isRow)) return
  const rows: ElementContent[] = []
  const others: ElementContent[] = []
  for (const child of table.children) (isRow(child) ? rows : others).push(child)
  table.children = [...others, buildJsx('tbody', {}, rows, table)]
}

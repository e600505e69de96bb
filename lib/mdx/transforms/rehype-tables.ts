import type { Element, ElementContent, Nodes, Root } from 'hast'
import { type SourceContext, uniqueName } from '@/lib/mdx/context'
import { type AnyElement, buildJsx, isAnyElement, isJsxElement, setAttribute, tagOf } from '@/lib/mdx/element'
import { walkElements } from '@/lib/mdx/walk'
import { plainText } from './rehype-headings'

/** From so many columns on, the rows of a table are stacked on phones. */
const columnsToStack = 4
/** Fewer rows nobody wants in a file of their own. */
const leastData = { rows: 4, columns: 3 }

/**
 * Puts each table into a frame that scrolls, named after the heading above it, and completes what browsers would add. Cells of
 * wide tables are told their column for phones, where rows are stacked; tables of data get a place for their tools.
 */
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
  const [head, ...rows] = rowsOf(table)
  const labels = (head ?? []).map(plainText)
  const stacks = labels.length >= columnsToStack && (head ?? []).every((cell) => tagOf(cell) === 'th')
  if (stacks) for (const cells of rows) for (const [index, cell] of cells.entries()) label(cell, labels[index])
  const properties = {
    className: ['table-scroll'],
    'data-name': uniqueName(name, page),
    ...(stacks && { 'data-stacks': '' }),
    ...(isData(rows, labels.length) && { 'data-csv': '' }),
  }
  return { type: 'element', tagName: 'div', properties, children: [table] }
}

function rowsOf(table: AnyElement): AnyElement[][] {
  const rows: AnyElement[][] = []
  walkElements(table, (node) => {
    if (tagOf(node) === 'tr') rows.push(node.children.filter(isAnyElement))
    return tagOf(node) !== 'td'
  })
  return rows
}

function label(cell: AnyElement, text: string | undefined): void {
  if (text && tagOf(cell) === 'td') setAttribute(cell, 'data-label', text)
}

/** Whether a table has a column of numbers, which someone may want to calculate with. */
function isData(rows: AnyElement[][], columns: number): boolean {
  if (rows.length < leastData.rows || columns < leastData.columns) return false
  const isNumber = (cell: AnyElement | undefined) => cell !== undefined && /^[-−±]?\d/.test(plainText(cell))
  const numbersIn = (column: number) => rows.filter((cells) => isNumber(cells[column])).length
  return Array.from({ length: columns }, (_, column) => column).some((column) => numbersIn(column) * 2 > rows.length)
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

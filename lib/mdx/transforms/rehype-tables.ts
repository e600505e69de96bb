import type { Element, Root } from 'hast'
import { type SourceContext, uniqueName } from '@/lib/mdx/context'
import {
  type AnyElement,
  buildJsx,
  isAnyElement,
  isJsxElement,
  jsxAttribute,
  removeAttribute,
  setAttribute,
  tagOf,
  walkElements,
} from '@/lib/mdx/element'
import { textOf } from './plain-text'

/** Columns from which a table may be wider than the text, and scrolls on phones. */
const manyColumns = 4
/** Rows from which a table fills its frame on phones. */
const manyRows = 30
/** Minimum size of a table that can be downloaded. */
const leastData = { rows: 4, columns: 3 }

/**
 * Puts each table into a scrolling frame, named after the heading above it. Tables with many columns are marked with the number of
 * columns that identify a row, which stay in view on phones; tables of numbers are marked for their tools, and long ones of either kind.
 */
export function rehypeTables(context: SourceContext) {
  return (tree: Root): void => {
    let heading = ''
    walkElements(tree, (node, index, parent) => {
      if (/^h[1-6]$/.test(tagOf(node))) heading = textOf([node], context)
      if (tagOf(node) !== 'table') return true
      addBody(node)
      parent.children[index] = buildFrame(node, heading, context)
      return false
    })
  }
}

function buildFrame(table: AnyElement, heading: string, context: SourceContext): Element {
  const read = (cell: AnyElement) => textOf([cell], context)
  const name = heading === '' ? context.source.texts.t('table') : `${context.source.texts.t('table')}: ${heading}`
  const [head, ...rows] = rowsOf(table)
  for (const cell of [head ?? [], ...rows].flat()) renameAlignment(cell)
  const columns = head?.length ?? 0
  const texts = rows.map((cells) => cells.map(read))
  const isBroad = columns >= manyColumns && (head ?? []).every((cell) => tagOf(cell) === 'th')
  if (isBroad) context.page.isWide = true
  const isNumeric = isData(texts, columns)
  const properties = {
    className: ['table-scroll'],
    'data-name': uniqueName(name, context.page),
    ...(isBroad && { 'data-key-columns': countKeys(texts) }),
    ...(isNumeric && { 'data-csv': '' }),
    ...((isBroad || isNumeric) && rows.length >= manyRows && { 'data-long': '' }),
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

/** HTML no longer has an attribute `align`, and the policy blocks inline styles. */
function renameAlignment(cell: AnyElement): void {
  const align = cell.type === 'element' ? cell.properties.align : jsxAttribute(cell, 'align')?.value
  if (typeof align !== 'string') return
  removeAttribute(cell, 'align')
  setAttribute(cell, 'data-align', align)
}

/** Columns that identify a row: the first, or also the second if the first repeats. */
function countKeys(rows: string[][]): '1' | '2' {
  return new Set(rows.map(([first]) => first)).size < rows.length ? '2' : '1'
}

/** Whether a table has a column of numbers. */
function isData(rows: string[][], columns: number): boolean {
  if (rows.length < leastData.rows || columns < leastData.columns) return false
  const isNumber = (text = '') => /^[-−±]?\d/.test(text)
  const numbersIn = (column: number) => rows.filter((cells) => isNumber(cells[column])).length
  return Array.from({ length: columns }, (_, column) => column).some((column) => numbersIn(column) * 2 > rows.length)
}

/** Browsers put rows into a `<tbody>`; in development React hydrates the page, which then has to have one. */
function addBody(table: AnyElement): void {
  if (!isJsxElement(table)) return
  const rows = table.children.filter((node) => isAnyElement(node) && tagOf(node) === 'tr')
  if (rows.length === 0) return
  const others = table.children.filter((node) => !rows.includes(node))
  table.children = [...others, buildJsx('tbody', {}, rows, table)]
}

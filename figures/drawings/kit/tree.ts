import { element, label, segment } from '@/figures/svg/svg'
import type { Palette } from './figure'

/** One file or folder of a drawn tree, in the order of the listing. */
export interface TreeRow {
  /** Folders above it. */
  depth: number
  name: string
  isFolder?: boolean
  color: string
}

/** Distance between two rows in pixels. */
export const rowHeight = 28
/** Distance between a folder and what it holds, in pixels. */
const indent = 24

/** Draws folders and files under each other, with the lines that join each to its folder. */
export function drawTree(rows: TreeRow[], left: number, top: number, palette: Palette): string {
  return rows.map((row, index) => drawRow(row, index, rows, { left, top }, palette)).join('')
}

function drawRow(
  row: TreeRow,
  index: number,
  rows: TreeRow[],
  { left, top }: { left: number; top: number },
  palette: Palette,
): string {
  const x = left + row.depth * indent
  const y = top + index * rowHeight
  const name = label([x + 26, y + 5], row.name, palette.ink)
  return drawJoint(row, index, rows, { x, y }, palette) + drawIcon(row, { x, y }) + name
}

function drawJoint(
  { depth }: TreeRow,
  index: number,
  rows: TreeRow[],
  { x, y }: { x: number; y: number },
  palette: Palette,
): string {
  if (depth === 0) return ''
  const parent = rows.findLastIndex((row, place) => place < index && row.depth < depth)
  const trunk = x - indent + 9
  const start = y - (index - parent) * rowHeight + 9
  return segment([trunk, start], [trunk, y], palette.muted) + segment([trunk, y], [x - 3, y], palette.muted)
}

function drawIcon({ isFolder, color }: TreeRow, { x, y }: { x: number; y: number }): string {
  const outline = {
    fill: color,
    'fill-opacity': '0.16',
    stroke: color,
    'stroke-width': 1.5,
    'stroke-linejoin': 'round',
  }
  const folder = `M${x} ${y - 7}h7l3 3h8v11h-18z`
  const file = `M${x + 3} ${y - 8}h8l4 4v12h-12z`
  return element('path', { d: isFolder ? folder : file, ...outline })
}

import type { Peak } from './scan-peaks'

/** Smallest number of rows that make a table. */
const fewestRows = 2

/**
 * The shifts of a table of peaks that a program has copied or exported; undefined if a text is not a table. The column is that
 * of a heading with `ppm` or `δ`, otherwise the first one whose values can be shifts in order, beside one whose values cannot.
 */
export function readTable(text: string): Peak[] | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const separator = lines.some((line) => line.includes('\t')) ? /\t/ : /\s*;\s*|\s+/
  const rows = lines.map((line) =>
    line
      .trim()
      .split(separator)
      .map((cell) => cell.trim()),
  )
  const isRow = (cells: string[]) => cells.filter(isNumber).length > 1 && !cells.some((cell) => /[()]/.test(cell))
  const first = rows.findIndex(isRow)
  const body = rows.slice(first).filter(isRow)
  if (first < 0 || body.length < fewestRows) return undefined
  const width = Math.max(...body.map((cells) => cells.length))
  const columns = Array.from({ length: width }, (_, index) => body.map((cells) => cells[index] ?? ''))
  const named = first > 0 ? findHeading(lines.slice(0, first), rows[first - 1] ?? [], columns) : undefined
  const column = named ?? findColumn(columns)
  return column?.filter(isNumber).map(toPeak)
}

const isNumber = (cell: string) => /^[-+]?\d+(?:[.,]\d+)?$/.test(cell)
const toNumber = (cell: string) => Number(cell.replace(',', '.'))

function toPeak(cell: string): Peak {
  const shift = toNumber(cell)
  return { from: shift, to: shift, couplings: [], decimals: cell.split(/[.,]/)[1]?.length ?? 0 }
}

/** The column below a heading with the unit of shifts. */
function findHeading(head: string[], cells: string[], columns: string[][]): string[] | undefined {
  const isShift = (cell: string) => /ppm|δ|shift/i.test(cell) && !/width|fwhm|j\b/i.test(cell)
  const index = cells.length === columns.length ? cells.findIndex(isShift) : -1
  if (index >= 0) return columns[index]
  return head.some(isShift) ? columns.find(canBeShifts) : undefined
}

/** The first column that can be shifts; with two of them, the numbers are a plain list. */
function findColumn(columns: string[][]): string[] | undefined {
  const shifts = columns.filter(canBeShifts)
  const others = columns.filter((cells) => !cells.every((cell) => isNumber(cell) && Math.abs(toNumber(cell)) <= 250))
  const isIndexed = columns[0]?.every((cell, index) => toNumber(cell) === index + 1)
  return shifts.length > 0 && (others.length > 0 || isIndexed || columns.some((cells) => !isSorted(cells)))
    ? shifts[0]
    : undefined
}

/** Whether the cells are in range, in order, and not only whole numbers. */
function canBeShifts(cells: string[]): boolean {
  const isInRange = cells.every((cell) => isNumber(cell) && toNumber(cell) > -20 && toNumber(cell) <= 250)
  return isInRange && isSorted(cells) && cells.some((cell) => /[.,]/.test(cell))
}

function isSorted(cells: string[]): boolean {
  const values = cells.map(toNumber)
  const ascending = values.every((value, index) => index === 0 || value >= (values[index - 1] ?? 0))
  return ascending || values.every((value, index) => index === 0 || value <= (values[index - 1] ?? 0))
}

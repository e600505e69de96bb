/** A part of an axis: its number of cells, and the shifts of the first and the last in ppm. */
type CellRun = readonly [count: number, first: number, last: number]

/** A measured map: heights relative to the highest, row by row, and the shifts of its columns and rows from high to low. */
export interface MeasuredMap {
  heights: readonly Float64Array[]
  columns: readonly CellRun[]
  rows: readonly CellRun[]
}

/** Unpacks heights in base64: a byte from 1 to 255 on a logarithmic scale of some decades, or 0 and a number of zeros. */
export function unpackHeights(packed: string, decades: number): number[] {
  const heights: number[] = []
  const bytes = unpackBytes(packed)
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes[index] ?? 0
    if (byte > 0) heights.push(10 ** (((byte - 255) * decades) / 254))
    else for (let count = bytes[++index] ?? 0; count > 0; count--) heights.push(0)
  }
  return heights
}

/** Unpacks bytes in base64. */
export function unpackBytes(packed: string): Uint8Array {
  return Uint8Array.from(atob(packed), (character) => character.charCodeAt(0))
}

/** Arranges heights in the rows of a map. */
export function arrangeMap(
  heights: readonly number[],
  columns: readonly CellRun[],
  rows: readonly CellRun[],
): MeasuredMap {
  const width = columns.reduce((sum, [count]) => sum + count, 0)
  const height = rows.reduce((sum, [count]) => sum + count, 0)
  const cut = (_: unknown, row: number) => Float64Array.from(heights.slice(row * width, (row + 1) * width))
  return { heights: Array.from({ length: height }, cut), columns, rows }
}

/** The shift of a cell, or of a place between two cells, in ppm. */
export function shiftOfCell(runs: readonly CellRun[], cell: number): number {
  let from = 0
  for (const [count, first, last] of runs) {
    if (cell < from + count) return first + ((cell - from) * (last - first)) / (count - 1)
    from += count
  }
  return Number.NaN
}

/** The cell nearest to a shift in ppm, or −1 between and beside the parts of the axis. */
export function cellAt(runs: readonly CellRun[], ppm: number): number {
  let from = 0
  for (const [count, first, last] of runs) {
    const cell = Math.round(((first - ppm) * (count - 1)) / (first - last))
    if (cell >= 0 && cell < count) return from + cell
    from += count
  }
  return -1
}

/** The highest point of a map in a rectangle of shifts, which lies within one part of each axis. */
export function highestIn(
  { heights, columns, rows }: MeasuredMap,
  f2: readonly number[],
  f1: readonly number[],
): number {
  const [left = 0, right = 0] = f2.map((ppm) => cellAt(columns, ppm))
  const [top = 0, bottom = 0] = f1.map((ppm) => cellAt(rows, ppm))
  if (left < 0 || top < 0) return 0
  return Math.max(0, ...heights.slice(top, bottom + 1).map((row) => Math.max(0, ...row.subarray(left, right + 1))))
}

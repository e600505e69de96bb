/** A position on a grid: fractional column and row. */
type GridPoint = [column: number, row: number]

/** Heights of a map, row by row. */
type Grid = readonly ArrayLike<number>[]

/** Crossings of contour lines with the edges of a grid, each with the indices of its one or two neighbours or −1. */
interface Crossings {
  at: GridPoint[]
  next: number[]
  other: number[]
}

/**
 * Returns the contour lines of one height, in columns and rows of the grid; a line that stays inside is closed: its last
 * point is its first. Marching squares (Lorensen and Cline's method in two dimensions) with linear interpolation along
 * the edges; where a cell is a saddle, the mean of its corners decides.
 */
export function contourLines(grid: Grid, level: number): GridPoint[][] {
  const columns = grid[0]?.length ?? 0
  const crossings: Crossings = { at: [], next: [], other: [] }
  // Indexed by the point to the left of or above an edge: 1 + the index of the crossing, or 0.
  const across = new Int32Array(grid.length * columns)
  const down = new Int32Array(grid.length * columns)

  /** Index of the crossing on the edge to the right of a point, or below it. */
  function crossingAt(column: number, row: number, isDown: boolean): number {
    const from = heightAt(grid, column, row) - level
    const to = (isDown ? heightAt(grid, column, row + 1) : heightAt(grid, column + 1, row)) - level
    if (from >= 0 === to >= 0) return -1
    const known = isDown ? down : across
    const place = row * columns + column
    if (known[place]) return known[place] - 1
    const part = from / (from - to)
    crossings.at.push(isDown ? [column, row + part] : [column + part, row])
    crossings.next.push(-1)
    crossings.other.push(-1)
    known[place] = crossings.at.length
    return crossings.at.length - 1
  }

  for (let row = 0; row + 1 < grid.length; row++) {
    const upper = grid[row] ?? []
    const lower = grid[row + 1] ?? []
    for (let column = 0; column + 1 < columns; column++) {
      const isAbove = (upper[column] ?? 0) >= level
      // Most cells have no line.
      if (
        (upper[column + 1] ?? 0) >= level === isAbove &&
        (lower[column] ?? 0) >= level === isAbove &&
        (lower[column + 1] ?? 0) >= level === isAbove
      )
        continue
      const found = [
        crossingAt(column, row, false),
        crossingAt(column + 1, row, true),
        crossingAt(column, row + 1, false),
        crossingAt(column, row, true),
      ].filter((crossing) => crossing >= 0)
      joinWithin(crossings, found, isAbove === middleOf(grid, column, row) >= level)
    }
  }
  return followAll(crossings)
}

/**
 * Returns the intensity of a contour level from 0 to 100 as a part of the highest point of the map:
 * (2^(level/10) − 1)/1023, the scale of NMRium's sliders.
 */
export function levelIntensity(level: number): number {
  return (2 ** (level / 10) - 1) / (2 ** 10 - 1)
}

/** Returns the heights of the contour layers between two intensities, highest first; each step is half the one above it, as in NMRium. */
export function layerIntensities([lowest, highest]: readonly [number, number], layers: number): number[] {
  const last = 2 ** (1 - layers)
  return Array.from({ length: layers }, (_, index) => lowest + ((highest - lowest) * (2 ** -index - last)) / (1 - last))
}

function heightAt(grid: Grid, column: number, row: number): number {
  return grid[row]?.[column] ?? 0
}

function middleOf(grid: Grid, column: number, row: number): number {
  const upper = heightAt(grid, column, row) + heightAt(grid, column + 1, row)
  return (upper + heightAt(grid, column, row + 1) + heightAt(grid, column + 1, row + 1)) / 4
}

/** Joins the crossings of one cell; of four, those around the corners that differ from the middle of the cell. */
function joinWithin(crossings: Crossings, found: number[], isFirstCornerLikeMiddle: boolean): void {
  const [top = -1, right = -1, bottom = -1, left = -1] = found
  join(crossings, top, left < 0 || isFirstCornerLikeMiddle ? right : left)
  if (left >= 0) join(crossings, bottom, isFirstCornerLikeMiddle ? left : right)
}

function join({ next, other }: Crossings, a: number, b: number): void {
  ;(next[a] === -1 ? next : other)[a] = b
  ;(next[b] === -1 ? next : other)[b] = a
}

/** The lines that end at an edge of the grid, then the closed ones. */
function followAll(crossings: Crossings): GridPoint[][] {
  const seen = new Uint8Array(crossings.at.length)
  const lines: GridPoint[][] = []
  for (const isOpen of [true, false]) {
    for (let start = 0; start < seen.length; start++) {
      if (!seen[start] && (crossings.other[start] === -1) === isOpen) lines.push(follow(crossings, start, seen))
    }
  }
  return lines
}

function follow({ at, next, other }: Crossings, start: number, seen: Uint8Array): GridPoint[] {
  const line: GridPoint[] = []
  let last = start
  for (let here = start; here >= 0; ) {
    seen[here] = 1
    line.push(at[here] ?? [0, 0])
    last = here
    const [one = -1, two = -1] = [next[here], other[here]]
    here = one >= 0 && !seen[one] ? one : two >= 0 && !seen[two] ? two : -1
  }
  const isClosed = line.length > 2 && (next[last] === start || other[last] === start)
  return isClosed ? [...line, at[start] ?? [0, 0]] : line
}

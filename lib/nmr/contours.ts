/** A place on a grid: column and row, with fractions. */
type GridPoint = [column: number, row: number]

/** Heights of a map, row by row. */
type Grid = readonly ArrayLike<number>[]

/** A place where a contour line crosses an edge between two points of the grid. */
interface Crossing {
  at: GridPoint
  next: Crossing[]
}

/**
 * Returns the contour lines of one height, in columns and rows of the grid; a line that stays inside is closed: its last
 * point is its first. Marching squares (Lorensen and Cline's method in two dimensions) with linear interpolation along
 * the edges; where a cell is a saddle, the mean of its corners decides.
 */
export function contourLines(grid: Grid, level: number): GridPoint[][] {
  const columns = grid[0]?.length ?? 0
  const crossings = new Map<number, Crossing>()

  /** The crossing on the edge to the right of a point, or below it. */
  function crossingAt(column: number, row: number, isDown: boolean): Crossing | undefined {
    const from = heightAt(grid, column, row) - level
    const to = (isDown ? heightAt(grid, column, row + 1) : heightAt(grid, column + 1, row)) - level
    if (from >= 0 === to >= 0) return undefined
    const key = 2 * (row * columns + column) + (isDown ? 1 : 0)
    const known = crossings.get(key)
    if (known) return known
    const part = from / (from - to)
    const crossing: Crossing = { at: isDown ? [column, row + part] : [column + part, row], next: [] }
    crossings.set(key, crossing)
    return crossing
  }

  for (let row = 0; row + 1 < grid.length; row++) {
    for (let column = 0; column + 1 < columns; column++) {
      if (isOnOneSide(grid, column, row, level)) continue
      const found = [
        crossingAt(column, row, false),
        crossingAt(column + 1, row, true),
        crossingAt(column, row + 1, false),
        crossingAt(column, row, true),
      ].filter((crossing) => crossing !== undefined)
      joinWithin(found, heightAt(grid, column, row) >= level === middleOf(grid, column, row) >= level)
    }
  }
  return followAll([...crossings.values()])
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

/** Whether no contour line runs through a cell; almost all cells are passed over so. */
function isOnOneSide(grid: Grid, column: number, row: number, level: number): boolean {
  const [upper, lower] = [grid[row], grid[row + 1]]
  const isAbove = (upper?.[column] ?? 0) >= level
  return (
    (upper?.[column + 1] ?? 0) >= level === isAbove &&
    (lower?.[column] ?? 0) >= level === isAbove &&
    (lower?.[column + 1] ?? 0) >= level === isAbove
  )
}

function middleOf(grid: Grid, column: number, row: number): number {
  const upper = heightAt(grid, column, row) + heightAt(grid, column + 1, row)
  return (upper + heightAt(grid, column, row + 1) + heightAt(grid, column + 1, row + 1)) / 4
}

/** Joins the crossings of one cell; of four, those around the corners that differ from the middle of the cell. */
function joinWithin([top, right, bottom, left]: Crossing[], isFirstCornerLikeMiddle: boolean): void {
  if (top && right && !bottom) join(top, right)
  if (!(top && right && bottom && left)) return
  join(top, isFirstCornerLikeMiddle ? right : left)
  join(bottom, isFirstCornerLikeMiddle ? left : right)
}

function join(a: Crossing, b: Crossing): void {
  a.next.push(b)
  b.next.push(a)
}

function followAll(crossings: Crossing[]): GridPoint[][] {
  const seen = new Set<Crossing>()
  const openEndsFirst = [...crossings].sort((a, b) => a.next.length - b.next.length)
  return openEndsFirst.flatMap((start) => (seen.has(start) ? [] : [follow(start, seen)]))
}

function follow(start: Crossing, seen: Set<Crossing>): GridPoint[] {
  const line: GridPoint[] = []
  let here: Crossing | undefined = start
  let last = start
  while (here) {
    seen.add(here)
    line.push(here.at)
    last = here
    here = here.next.find((crossing) => !seen.has(crossing))
  }
  const isClosed = line.length > 2 && last.next.includes(start)
  return isClosed ? [...line, start.at] : line
}

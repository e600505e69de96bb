import type { Point } from './svg'

/** A place where a line of equal height crosses an edge of the grid. */
interface Crossing {
  at: Point
  next: Crossing[]
}

/** Corners of a cell as steps from its first corner, in the order of its edges. */
const corners: Point[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
]

/** Returns the lines of one height (marching squares), in columns and rows of the grid; closed where they stay inside. */
export function contourLines(rows: number[][], level: number): Point[][] {
  const crossings = new Map<string, Crossing>()
  const heightAt = (column: number, row: number) => rows[row]?.[column] ?? 0

  function crossingOn([a, b]: Point, [c, d]: Point): Crossing | undefined {
    const [from, to] = [heightAt(a, b) - level, heightAt(c, d) - level]
    if (from >= 0 === to >= 0) return undefined
    const key = [Math.min(a, c), Math.min(b, d), a === c].join()
    const part = from / (from - to)
    const crossing = crossings.get(key) ?? { at: [a + part * (c - a), b + part * (d - b)], next: [] }
    crossings.set(key, crossing)
    return crossing
  }

  for (let row = 0; row + 1 < rows.length; row++) {
    for (let column = 0; column + 1 < (rows[row]?.length ?? 0); column++) {
      const cell = corners.map(([x, y]): Point => [column + x, row + y])
      const found = cell.flatMap((corner, index) => crossingOn(corner, cell[(index + 1) % 4] ?? corner) ?? [])
      const middle = cell.reduce((sum, [x, y]) => sum + heightAt(x, y), 0) / 4
      joinWithin(found, heightAt(column, row) >= level === middle >= level)
    }
  }
  return followAll([...crossings.values()])
}

/** Joins the crossings of one cell; of four, those around the corners that differ from the middle of the cell. */
function joinWithin([top, right, bottom, left]: Crossing[], firstCornerIsLikeMiddle: boolean): void {
  if (top && right && !bottom) join(top, right)
  if (!(top && right && bottom && left)) return
  join(top, firstCornerIsLikeMiddle ? right : left)
  join(bottom, firstCornerIsLikeMiddle ? left : right)
}

function join(a: Crossing, b: Crossing): void {
  a.next.push(b)
  b.next.push(a)
}

function followAll(crossings: Crossing[]): Point[][] {
  const seen = new Set<Crossing>()
  const openEndsFirst = [...crossings].sort((a, b) => a.next.length - b.next.length)
  return openEndsFirst.flatMap((start) => (seen.has(start) ? [] : [follow(start, seen)]))
}

function follow(start: Crossing, seen: Set<Crossing>): Point[] {
  const line: Point[] = []
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

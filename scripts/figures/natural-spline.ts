import type { Point } from './svg'

/** Returns the natural cubic spline through points sorted by x. */
export function naturalSpline(points: Point[]): (x: number) => number {
  const curvatures = solveCurvatures(points)
  return (x) => {
    const found = points.findIndex(([end], index) => index > 0 && x <= end)
    const last = found === -1 ? points.length - 1 : found
    const [x0, y0] = points[last - 1] ?? [0, 0]
    const [x1, y1] = points[last] ?? [1, 0]
    const width = x1 - x0
    const a = (x1 - x) / width
    const b = (x - x0) / width
    const bend = (a ** 3 - a) * (curvatures[last - 1] ?? 0) + (b ** 3 - b) * (curvatures[last] ?? 0)
    return a * y0 + b * y1 + (bend * width * width) / 6
  }
}

/** Solves the tridiagonal system of the second derivatives, which are zero at both ends. */
function solveCurvatures(points: Point[]): number[] {
  const upper: number[] = [0]
  const right: number[] = [0]
  for (let i = 1; i < points.length - 1; i++) {
    const [x0, y0] = points[i - 1] ?? [0, 0]
    const [x1, y1] = points[i] ?? [0, 0]
    const [x2, y2] = points[i + 1] ?? [0, 0]
    const ratio = (x1 - x0) / (x2 - x0)
    const pivot = ratio * (upper[i - 1] ?? 0) + 2
    const slopeChange = (y2 - y1) / (x2 - x1) - (y1 - y0) / (x1 - x0)
    upper[i] = (ratio - 1) / pivot
    right[i] = ((6 * slopeChange) / (x2 - x0) - ratio * (right[i - 1] ?? 0)) / pivot
  }
  const curvatures = new Array<number>(points.length).fill(0)
  for (let i = points.length - 2; i > 0; i--) {
    curvatures[i] = (upper[i] ?? 0) * (curvatures[i + 1] ?? 0) + (right[i] ?? 0)
  }
  return curvatures
}

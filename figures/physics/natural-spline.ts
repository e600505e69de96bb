/** A point on a curve. */
export type Knot = readonly [x: number, y: number]

/**
 * Returns the natural cubic spline through knots sorted by x: its second derivative is 0 at both ends
 * (Press et al., Numerical Recipes, ch. 3.3). The outermost cubics continue beyond the ends. Throws if there are fewer than two knots.
 */
export function naturalSpline(knots: readonly Knot[]): (x: number) => number {
  if (knots.length < 2) throw new RangeError(`${knots.length} knots: a spline needs two`)
  const curvatures = solveCurvatures(knots)
  return (x) => {
    const found = knots.findIndex(([end], index) => index > 0 && x <= end)
    const last = found === -1 ? knots.length - 1 : found
    const [x0, y0] = knots[last - 1] ?? [0, 0]
    const [x1, y1] = knots[last] ?? [1, 0]
    const width = x1 - x0
    const a = (x1 - x) / width
    const b = (x - x0) / width
    const bend = (a ** 3 - a) * (curvatures[last - 1] ?? 0) + (b ** 3 - b) * (curvatures[last] ?? 0)
    return a * y0 + b * y1 + (bend * width * width) / 6
  }
}

/** Solves the tridiagonal system of the second derivatives at the knots. */
function solveCurvatures(knots: readonly Knot[]): Float64Array {
  const upper = new Float64Array(knots.length)
  const right = new Float64Array(knots.length)
  for (let i = 1; i < knots.length - 1; i++) {
    const [x0, y0] = knots[i - 1] ?? [0, 0]
    const [x1, y1] = knots[i] ?? [0, 0]
    const [x2, y2] = knots[i + 1] ?? [0, 0]
    const ratio = (x1 - x0) / (x2 - x0)
    const pivot = ratio * (upper[i - 1] ?? 0) + 2
    const slopeChange = (y2 - y1) / (x2 - x1) - (y1 - y0) / (x1 - x0)
    upper[i] = (ratio - 1) / pivot
    right[i] = ((6 * slopeChange) / (x2 - x0) - ratio * (right[i - 1] ?? 0)) / pivot
  }
  const curvatures = new Float64Array(knots.length)
  for (let i = knots.length - 2; i > 0; i--) {
    curvatures[i] = (upper[i] ?? 0) * (curvatures[i + 1] ?? 0) + (right[i] ?? 0)
  }
  return curvatures
}

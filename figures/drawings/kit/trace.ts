import { type Point, type Scale, steps } from '@/figures/svg/svg'

/** Range and sampling of a curve. */
interface Trace {
  /** Intensity at a value of the axis. */
  at: (value: number) => number
  /** First and last value of the axis. */
  from: number
  to: number
  count: number
  x: Scale
  y: Scale
}

/** Samples a curve finely and keeps the points where it bends. */
export function tracePoints({ at, from, to, count, x, y }: Trace): Point[] {
  const points = steps(from, to, count).map((value): Point => [x(value), y(at(value))])
  return points.filter(([, height], index) => {
    const before = points[index - 1]?.[1]
    const after = points[index + 1]?.[1]
    if (before === undefined || after === undefined) return true
    return Math.abs(height - before) > 0.2 || Math.abs(after - height) > 0.2 || index % 20 === 0
  })
}

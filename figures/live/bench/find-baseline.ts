import { deviationFromLine, median } from '@/figures/physics/noise'

/** The baseline of a spectrum, a parabola. */
export interface Baseline {
  /** The height farthest from zero. */
  farthest: number
  /** Returns the spectrum without it. */
  subtract(values: Float64Array): Float64Array
}

/** Parts of a spectrum that count as a whole as signal or as free of signals, and the ends, which the filter bends. */
const [partCount, ends] = [256, 10]
/** Deviation of a part from a straight line that counts as noise, in noises. */
const quiet = 2
/** Distance from the parabola, in standard deviations, from which a part counts as the foot of a signal. */
const outlier = 2.5

/** Finds the parabola through the parts of a spectrum that are free of signals. */
export function findBaseline(values: Float64Array, noise: number): Baseline {
  const length = Math.max(4, Math.floor(values.length / partCount))
  const parts = Array.from({ length: Math.floor(values.length / length) }, (_, index) => index)
    .slice(ends, -ends)
    .map((index) => ({
      at: placeOf((index + 0.5) * length, values.length),
      height: median(values.subarray(index * length, (index + 1) * length)),
      isQuiet: deviationFromLine(values, index * length, length) < quiet * noise,
    }))
  let kept = parts.filter(({ isQuiet }) => isQuiet)
  if (kept.length < partCount / 16) kept = parts
  let heightAt = fitParabola(kept)
  for (let round = 0; round < 12; round++) {
    const distances = kept.map(({ at, height }) => Math.abs(height - heightAt(at)))
    const limit = outlier * 1.48 * median(distances) + noise / 4
    const inside = kept.filter((_, index) => (distances[index] ?? 0) <= limit)
    if (inside.length === kept.length || inside.length < partCount / 16) break
    kept = inside
    heightAt = fitParabola(kept)
  }
  const heights = parts.map(({ at }) => heightAt(at))
  return {
    farthest: heights.reduce((far, height) => (Math.abs(height) > Math.abs(far) ? height : far), 0),
    subtract: (row) => row.map((value, index) => value - heightAt(placeOf(index, row.length))),
  }
}

/** A place from −1 at the low end to 1 at the high end. */
function placeOf(index: number, count: number): number {
  return (2 * index) / count - 1
}

/** The parabola with the smallest squares of distances, through the normal equations. */
function fitParabola(points: Array<{ at: number; height: number }>): (at: number) => number {
  const sums = [0, 0, 0, 0, 0]
  const moments = [0, 0, 0]
  for (const { at, height } of points) {
    for (let power = 0; power < 5; power++) sums[power] = (sums[power] ?? 0) + at ** power
    for (let power = 0; power < 3; power++) moments[power] = (moments[power] ?? 0) + height * at ** power
  }
  const [s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0] = sums
  const [m0 = 0, m1 = 0, m2 = 0] = moments
  // Cramer's rule.
  const det = (a: number[], b: number[], c: number[]) =>
    (a[0] ?? 0) * ((b[1] ?? 0) * (c[2] ?? 0) - (b[2] ?? 0) * (c[1] ?? 0)) -
    (a[1] ?? 0) * ((b[0] ?? 0) * (c[2] ?? 0) - (b[2] ?? 0) * (c[0] ?? 0)) +
    (a[2] ?? 0) * ((b[0] ?? 0) * (c[1] ?? 0) - (b[1] ?? 0) * (c[0] ?? 0))
  const whole = det([s0, s1, s2], [s1, s2, s3], [s2, s3, s4]) || 1
  const constant = det([m0, m1, m2], [s1, s2, s3], [s2, s3, s4]) / whole
  const slope = det([s0, s1, s2], [m0, m1, m2], [s2, s3, s4]) / whole
  const bend = det([s0, s1, s2], [s1, s2, s3], [m0, m1, m2]) / whole
  return (at) => constant + slope * at + bend * at * at
}

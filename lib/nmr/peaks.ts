/** The top of a peak between the points of a spectrum. */
interface PeakTop {
  /** Index of the point, with a fraction. */
  index: number
  height: number
}

/** Returns the vertex of the parabola through three neighbouring points; `offset` from the middle one, in points. */
export function interpolatePeak(before: number, middle: number, after: number): { offset: number; height: number } {
  const bend = before - 2 * middle + after
  if (bend === 0) return { offset: 0, height: middle }
  const offset = (before - after) / (2 * bend)
  return { offset, height: middle - ((before - after) * offset) / 4 }
}

/** Returns the maxima above a limit, each interpolated between its point and the two beside it. */
export function findPeaks(values: ArrayLike<number>, limit: number): PeakTop[] {
  const peaks: PeakTop[] = []
  for (let index = 1; index < values.length - 1; index++) {
    const [before = 0, middle = 0, after = 0] = [values[index - 1], values[index], values[index + 1]]
    if (middle <= limit || middle <= before || middle < after) continue
    const { offset, height } = interpolatePeak(before, middle, after)
    peaks.push({ index: index + offset, height })
  }
  return peaks
}

/** Returns the running sum of the points times their distance, as programs draw it: the last value is the integral. */
export function runningIntegral(values: ArrayLike<number>, step: number): Float64Array {
  let sum = 0
  return Float64Array.from(values, (value) => {
    sum += value * step
    return sum
  })
}

/**
 * Returns the signal of pulses that follow each other for a long time, relative to that of a pulse after full recovery:
 * (1 − E)/(1 − E·cos α) with E = exp(−time/T₁), the repetition time in units of T₁ and the angle in degrees. The magnetization
 * across the field must be gone before each pulse (Ernst and Anderson, Rev. Sci. Instrum. 37, 93, 1966).
 */
export function steadyState(time: number, degrees: number): number {
  const left = Math.exp(-time)
  return (1 - left) / (1 - left * Math.cos((degrees * Math.PI) / 180))
}

/** Returns the signal of each of these pulses, relative to that of a 90° pulse after full recovery. */
export function signalPerPulse(time: number, degrees: number): number {
  return Math.sin((degrees * Math.PI) / 180) * steadyState(time, degrees)
}

/** Returns the angle with the largest signal per pulse in degrees, arccos E (Ernst and Anderson 1966). */
export function ernstAngle(time: number): number {
  return (Math.acos(Math.exp(-time)) * 180) / Math.PI
}

/**
 * Returns the number of scans for a signal-to-noise ratio, given that of one scan: signals add up, and noise adds up as its
 * square, so the ratio grows with the square root of the number of scans.
 */
export function scansFor(ratio: number, ofOneScan: number): number {
  // A rounding error adds no scan.
  return Math.ceil((ratio / ofOneScan) ** 2 - 1e-9)
}

/**
 * Returns the shortest repetition time at which the ratio of two equal signals with the given T₁, the second to the first, is
 * wrong by `error` at most, in the unit of the T₁. The error decreases with the time.
 */
export function timeForRatio(error: number, [first, second]: readonly [number, number], degrees: number): number {
  const errorAfter = (time: number) =>
    Math.abs(steadyState(time / second, degrees) / steadyState(time / first, degrees) - 1)
  let [short, long] = [0, 20 * Math.max(first, second)]
  while (long - short > 1e-4) {
    const middle = (short + long) / 2
    if (errorAfter(middle) > error) short = middle
    else long = middle
  }
  return long
}

import type { Fid } from './fid'

/** Returns the fraction of a Lorentzian's area between two offsets from its centre: (arctan(2b/w) − arctan(2a/w))/π. */
export function lorentzianFraction([from, to]: readonly [number, number], width: number): number {
  return (Math.atan((2 * to) / width) - Math.atan((2 * from) / width)) / Math.PI
}

/** Returns the FWHM in Hz of the line of a decay at 0 Hz with an imaginary part of 0. */
export function widthOfLine(decay: Fid): number {
  const half = absorptionAt(decay, 0) / 2
  let [inside, outside] = [0, 1 / decay.dwell / 1024]
  while (absorptionAt(decay, outside) > half && outside < 0.5 / decay.dwell) [inside, outside] = [outside, 2 * outside]
  for (let round = 0; round < 14; round++) {
    const middle = (inside + outside) / 2
    if (absorptionAt(decay, middle) > half) inside = middle
    else outside = middle
  }
  return inside + outside
}

/** Returns the noise of the spectrum relative to that of a point of the FID, √Σw², with the first point counted half. */
export function noiseGain(weights: ArrayLike<number>): number {
  let sum = -0.75 * (weights[0] ?? 0) ** 2
  for (let k = 0; k < weights.length; k++) sum += (weights[k] ?? 0) ** 2
  return Math.sqrt(sum)
}

/** Returns the running sum of the points times their distance; the last value is the integral. */
export function runningIntegral(values: ArrayLike<number>, step: number): Float64Array {
  let sum = 0
  return Float64Array.from(values, (value) => {
    sum += value * step
    return sum
  })
}

/** The real part of the spectrum at one frequency. */
function absorptionAt({ re, dwell }: Fid, hz: number): number {
  return re.reduce((sum, value, k) => sum + (k === 0 ? 0.5 : 1) * value * Math.cos(2 * Math.PI * hz * k * dwell), 0)
}

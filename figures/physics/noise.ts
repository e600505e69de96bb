import type { Fid } from './fid'

/** Returns a generator of numbers from 0 to 1 (Tommy Ettinger's mulberry32) reproducible by its seed. */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Returns a generator of normally distributed numbers with mean 0 and standard deviation 1 (Box and Muller 1958). */
export function gaussianNoise(seed: number): () => number {
  const random = seededRandom(seed)
  return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

/** Adds white Gaussian noise to both parts of a FID; `deviation` is its standard deviation in each part. */
export function addNoise({ re, im, dwell }: Fid, { deviation, seed }: { deviation: number; seed: number }): Fid {
  const noise = gaussianNoise(seed)
  const noisy: Fid = { re: new Float64Array(re.length), im: new Float64Array(re.length), dwell }
  re.forEach((value, k) => {
    noisy.re[k] = value + deviation * noise()
    noisy.im[k] = (im[k] ?? 0) + deviation * noise()
  })
  return noisy
}

/** Returns the median (the upper median of an even number of values), or 0 for an empty list. */
export function median(values: ArrayLike<number>): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** Parts of a spectrum in which the noise is measured. */
const noiseParts = 256

/**
 * Returns the standard deviation of the noise of a spectrum, in the quietest quarter of its parts, each about a straight line:
 * so lines and a slow baseline do not count.
 */
export function noiseOf(values: ArrayLike<number>): number {
  const length = Math.max(16, Math.floor(values.length / noiseParts))
  const deviations: number[] = []
  for (let start = 0; start + length <= values.length; start += length) {
    deviations.push(deviationFromLine(values, start, length))
  }
  deviations.sort((a, b) => a - b)
  return deviations[Math.floor(deviations.length / 4)] ?? 0
}

/** Returns the standard deviation of some values about the straight line that fits best. */
export function deviationFromLine(values: ArrayLike<number>, start: number, length: number): number {
  const middle = (length - 1) / 2
  let [sum, moment, squares] = [0, 0, 0]
  for (let k = 0; k < length; k++) {
    const value = values[start + k] ?? 0
    sum += value
    moment += value * (k - middle)
  }
  const [mean, slope] = [sum / length, (12 * moment) / (length ** 3 - length)]
  for (let k = 0; k < length; k++) squares += ((values[start + k] ?? 0) - mean - slope * (k - middle)) ** 2
  return Math.sqrt(squares / (length - 2))
}

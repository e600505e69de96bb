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

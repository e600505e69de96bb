/** A complex number. */
export interface Complex {
  re: number
  im: number
}

/** One exponentially damped oscillation of a FID. */
export interface Resonance {
  /** Offset from the centre of the spectrum, in hertz. */
  hz: number
  amplitude: number
  /** Full width at half maximum of the line, in hertz; the decay time is 1/(π·width). */
  width: number
}

/** A sampled time signal. */
export interface Fid {
  points: Complex[]
  /** Time between two points, in seconds. */
  dwell: number
}

/** Returns the window's value for point `k` of `count`. */
export type WindowShape = (k: number, count: number, dwell: number) => number

/** Samples the sum of damped oscillations `exp(2πi·hz·t − π·width·t)`. */
export function createFid(resonances: Resonance[], count: number, dwell: number): Fid {
  const points = Array.from({ length: count }, (_, k) => {
    const time = k * dwell
    return resonances.reduce<Complex>(
      (sum, { hz, amplitude, width }) => {
        const size = amplitude * Math.exp(-Math.PI * width * time)
        const angle = 2 * Math.PI * hz * time
        return { re: sum.re + size * Math.cos(angle), im: sum.im + size * Math.sin(angle) }
      },
      { re: 0, im: 0 },
    )
  })
  return { points, dwell }
}

/** Adds white Gaussian noise that is the same at every run. */
export function addNoise({ points, dwell }: Fid, deviation: number, seed = 1): Fid {
  const random = createRandom(seed)
  const gauss = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()) * deviation
  return { points: points.map(({ re, im }) => ({ re: re + gauss(), im: im + gauss() })), dwell }
}

/** Multiplies real and imaginary part by the same window. */
export function applyWindow({ points, dwell }: Fid, window: WindowShape): Fid {
  const weighted = points.map(({ re, im }, k) => {
    const weight = window(k, points.length, dwell)
    return { re: re * weight, im: im * weight }
  })
  return { points: weighted, dwell }
}

/** Returns the Fourier sum Σ s(k)·exp(−2πi·hz·t) at any frequency; the first point counts half, so that no offset arises. */
export function transformAt({ points, dwell }: Fid, hz: number): Complex {
  const sum = { re: 0, im: 0 }
  points.forEach(({ re, im }, k) => {
    const weight = k === 0 ? 0.5 : 1
    const angle = -2 * Math.PI * hz * k * dwell
    sum.re += weight * (re * Math.cos(angle) - im * Math.sin(angle))
    sum.im += weight * (re * Math.sin(angle) + im * Math.cos(angle))
  })
  return sum
}

/** Returns the complex Lorentzian 1/(1 + 2i·offset/width): real part absorption, imaginary part dispersion. */
export function lorentzian(offset: number, width: number): Complex {
  const x = (2 * offset) / width
  return { re: 1 / (1 + x * x), im: -x / (1 + x * x) }
}

/** Turns a complex value by an angle in degrees. */
export function rotate({ re, im }: Complex, degrees: number): Complex {
  const angle = (degrees * Math.PI) / 180
  return { re: re * Math.cos(angle) - im * Math.sin(angle), im: im * Math.cos(angle) + re * Math.sin(angle) }
}

/** A generator of numbers between 0 and 1 (mulberry32), for noise that does not change between runs. */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Weight of point `k` of a FID of `count` points that lie `dwell` seconds apart. */
export type WindowFunction = (k: number, count: number, dwell: number) => number

/** Exponential window exp(−π·lb·t): adds `lb` Hz to the width of each line. */
export function exponential(lb: number): WindowFunction {
  return (k, _count, dwell) => Math.exp(-Math.PI * lb * k * dwell)
}

/** Gaussian window exp(−(π·lb·(t − t₀))²) with its maximum 1 at the fraction `centre` of the FID; `lb` in Hz, as in NMRium. */
export function gaussianWindow(lb: number, centre: number): WindowFunction {
  return (k, count, dwell) => Math.exp(-((Math.PI * lb * dwell * (centre * (count - 1) - k)) ** 2))
}

/** Sine bell: part of an arch that begins at the phase π·offset and ends with 0 at π; 0 gives the whole bell, 0.5 a cosine. */
export function sineBell(offset: number): WindowFunction {
  return (k, count) => Math.sin(Math.PI * offset + (Math.PI * (1 - offset) * k) / (count - 1))
}

/** The square of the sine bell. */
export function sineSquare(offset: number): WindowFunction {
  const bell = sineBell(offset)
  return (k, count, dwell) => bell(k, count, dwell) ** 2
}

/**
 * Window E/(E² + ε²) with E = exp(−t/τ) and ε = exp(−(T − t)/τ), τ = `decay` in s, T the acquisition time
 * (Traficante and Nemeth, J. Magn. Reson. 71, 237, 1987). Its maximum lies at T/2 − τ·ln(3)/4.
 */
export function traf(decay: number): WindowFunction {
  return (k, count, dwell) => {
    const forward = Math.exp((-k * dwell) / decay)
    const backward = Math.exp(((k - count) * dwell) / decay)
    return forward / (forward ** 2 + backward ** 2)
  }
}

/** Samples a window and scales it to a maximum of 1. */
export function sampleWindow(window: WindowFunction, { count, dwell }: { count: number; dwell: number }): Float64Array {
  const weights = Float64Array.from({ length: count }, (_, k) => window(k, count, dwell))
  const highest = weights.reduce((a, b) => Math.max(a, b))
  return weights.map((weight) => weight / highest)
}

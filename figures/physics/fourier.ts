import type { Complex, ComplexArray } from './complex'
import { type Fid, resize } from './fid'

/** A complex spectrum at even steps of frequency. */
export interface Spectrum extends ComplexArray {
  /** Offset of point 0 in Hz: −1/(2·dwell), the low-frequency edge. */
  first: number
  /** Distance of two points in Hz: 1/(count·dwell), the digital resolution. */
  step: number
}

/** The smallest power of two that is not smaller. */
export function powerOfTwo(count: number): number {
  return 2 ** Math.ceil(Math.log2(count))
}

/**
 * Transforms a FID into a spectrum of `size` points (a power of two) from −SW/2 to SW/2, zero-filled if the
 * FID is shorter. The first point counts half: the Fourier sum then has no offset along the whole baseline
 * (Otting, Widmer, Wagner, Wüthrich, J. Magn. Reson. 66, 187, 1986). Throws if `size` is no power of two.
 */
export function transform(fid: Fid, size: number): Spectrum {
  const { re, im } = resize(fid, size)
  re[0] = (re[0] ?? 0) / 2
  im[0] = (im[0] ?? 0) / 2
  const transformed = fft({ re, im })
  return {
    re: swapHalves(transformed.re),
    im: swapHalves(transformed.im),
    first: -0.5 / fid.dwell,
    step: 1 / (size * fid.dwell),
  }
}

/**
 * Transforms a FID with `delay` points of a digital filter before its start: a phase of 360° per point of delay over the whole
 * width moves the start to t = 0. What the filter puts before it stays, at the end of the time.
 */
export function transformDelayed(fid: Fid, size: number, delay: number): Spectrum {
  if (delay === 0) return transform(fid, size)
  const transformed = fft(resize(fid, size))
  const spectrum = { re: swapHalves(transformed.re), im: swapHalves(transformed.im) }
  for (let n = 0; n < size; n++) {
    const angle = 2 * Math.PI * delay * (n / size - 0.5)
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const [a, b] = [spectrum.re[n] ?? 0, spectrum.im[n] ?? 0]
    spectrum.re[n] = a * cos - b * sin
    spectrum.im[n] = b * cos + a * sin
  }
  return { ...spectrum, first: -0.5 / fid.dwell, step: 1 / (size * fid.dwell) }
}

/** Returns the FID of a spectrum of a power of two of points, the inverse of `transform`. */
export function inverseTransform({ re, im, step }: Spectrum): Fid {
  const count = re.length
  // The inverse is the transform of the complex conjugate.
  const { re: real, im: imaginary } = fft({ re: swapHalves(re), im: swapHalves(im).map((value) => -value) })
  const fid = {
    re: real.map((value) => value / count),
    im: imaginary.map((value) => -value / count),
    dwell: 1 / (count * step),
  }
  fid.re[0] = 2 * (fid.re[0] ?? 0)
  fid.im[0] = 2 * (fid.im[0] ?? 0)
  return fid
}

/** Returns the point that `transform` would give at any frequency in Hz, Σ s(k)·exp(−2πi·hz·k·dwell), the first point halved. */
export function transformAt({ re, im, dwell }: Fid, hz: number): Complex {
  const sum = { re: 0, im: 0 }
  for (let k = 0; k < re.length; k++) {
    const weight = k === 0 ? 0.5 : 1
    const angle = -2 * Math.PI * hz * k * dwell
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const [a, b] = [re[k] ?? 0, im[k] ?? 0]
    sum.re += weight * (a * cos - b * sin)
    sum.im += weight * (a * sin + b * cos)
  }
  return sum
}

/**
 * Fast Fourier transform S(n) = Σ s(k)·exp(−2πi·nk/N), without a factor 1/N (Cooley and Tukey 1965, radix 2).
 * Throws if the number of points is no power of two.
 */
export function fft(signal: ComplexArray): ComplexArray {
  const count = signal.re.length
  const bits = Math.log2(count)
  if (!Number.isInteger(bits)) throw new RangeError(`${count} points: the FFT needs a power of two`)
  const result = reorder(signal)
  for (let size = 2; size <= count; size *= 2) combine(result, size)
  return result
}

/** Copies the points in bit-reversed order. */
function reorder({ re, im }: ComplexArray): ComplexArray {
  const count = re.length
  const result = { re: new Float64Array(count), im: new Float64Array(count) }
  for (let k = 0, reversed = 0; k < count; k++) {
    result.re[reversed] = re[k] ?? 0
    result.im[reversed] = im[k] ?? 0
    // Adds 1 from the highest bit downwards.
    let bit = count >> 1
    for (; reversed & bit; bit >>= 1) reversed ^= bit
    reversed |= bit
  }
  return result
}

/** Joins neighbouring transforms of size/2 points to transforms of `size` points. */
function combine({ re, im }: ComplexArray, size: number): void {
  const half = size / 2
  const [cos, sin] = [new Float64Array(half), new Float64Array(half)]
  for (let place = 0; place < half; place++) {
    const angle = (-2 * Math.PI * place) / size
    cos[place] = Math.cos(angle)
    sin[place] = Math.sin(angle)
  }
  // Neighbours in memory one after the other: twice as fast.
  for (let start = 0; start < re.length; start += size) {
    for (let place = 0; place < half; place++) {
      const even = start + place
      const odd = even + half
      const a = re[odd] ?? 0
      const b = im[odd] ?? 0
      const x = a * (cos[place] ?? 0) - b * (sin[place] ?? 0)
      const y = a * (sin[place] ?? 0) + b * (cos[place] ?? 0)
      const c = re[even] ?? 0
      const d = im[even] ?? 0
      re[odd] = c - x
      im[odd] = d - y
      re[even] = c + x
      im[even] = d + y
    }
  }
}

/** Puts negative frequencies, which the FFT gives last, before the positive ones. */
function swapHalves(part: Float64Array): Float64Array {
  const half = part.length / 2
  const swapped = new Float64Array(part.length)
  swapped.set(part.subarray(half))
  swapped.set(part.subarray(0, half), half)
  return swapped
}

import type { ComplexArray } from './complex'
import type { WindowFunction } from './window-functions'

/** A free induction decay: a complex signal sampled at even steps of time. */
export interface Fid extends ComplexArray {
  /** Time between two points in s; the spectral width is 1/dwell in Hz. */
  dwell: number
}

/** One exponentially damped oscillation of a FID. */
export interface Resonance {
  /** Offset from the carrier, in Hz. */
  hz: number
  /** Amplitude at t = 0. */
  amplitude: number
  /** FWHM of its line, in Hz: 1/(π·T₂*). */
  width: number
}

/** Number and distance of the points of a FID. */
interface Sampling {
  /** Number of complex points. */
  count: number
  /** Time between two points, in s. */
  dwell: number
}

/** Samples the sum of the damped oscillations amplitude·exp(2πi·hz·t − π·width·t). */
export function createFid(resonances: readonly Resonance[], { count, dwell }: Sampling): Fid {
  const fid: Fid = { re: new Float64Array(count), im: new Float64Array(count), dwell }
  for (let k = 0; k < count; k++) {
    const time = k * dwell
    let re = 0
    let im = 0
    for (const { hz, amplitude, width } of resonances) {
      const size = amplitude * Math.exp(-Math.PI * width * time)
      const angle = 2 * Math.PI * hz * time
      re += size * Math.cos(angle)
      im += size * Math.sin(angle)
    }
    fid.re[k] = re
    fid.im[k] = im
  }
  return fid
}

/** Multiplies both parts of a FID by a window (apodization). */
export function applyWindow({ re, im, dwell }: Fid, window: WindowFunction): Fid {
  const weight = (value: number, k: number) => value * window(k, re.length, dwell)
  return { re: re.map(weight), im: im.map(weight), dwell }
}

/** Returns a FID of `count` points: truncated or zero-filled. */
export function resize({ re, im, dwell }: Fid, count: number): Fid {
  const fit = (part: Float64Array) => {
    const fitted = new Float64Array(count)
    fitted.set(part.subarray(0, count))
    return fitted
  }
  return { re: fit(re), im: fit(im), dwell }
}

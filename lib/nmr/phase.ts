import { rotate } from './complex'
import type { Spectrum } from './fourier'

/** A phase correction, or a phase error; positions in one unit, Hz or ppm. */
interface Phase {
  /** Zero-order angle in degrees: the angle at the pivot. */
  ph0: number
  /** First-order angle in degrees: what is added from the pivot to a position one whole width below it. */
  ph1: number
  /** Position that keeps its angle when ph1 changes. */
  pivot: number
  /** Spectral width. */
  width: number
}

/**
 * Returns the angle in degrees at a position, φ = ph0 + ph1·(pivot − position)/width. With the pivot at the high edge
 * this is the convention of NMRium, where PH1 is added from the high-ppm to the low-ppm edge.
 */
export function phaseAt(position: number, { ph0, ph1, pivot, width }: Phase): number {
  return ph0 + (ph1 * (pivot - position)) / width
}

/** Returns the same phase with another pivot: ph0 becomes the angle there. */
export function withPivot(phase: Phase, pivot: number): Phase {
  return { ...phase, ph0: phaseAt(pivot, phase), pivot }
}

/** Multiplies each point of a spectrum by exp(iφ) with its own angle φ; positions of the phase in Hz. */
export function applyPhase(spectrum: Spectrum, phase: Phase): Spectrum {
  const { re, im, first, step } = spectrum
  const turned = { ...spectrum, re: new Float64Array(re.length), im: new Float64Array(re.length) }
  re.forEach((value, index) => {
    const point = rotate({ re: value, im: im[index] ?? 0 }, phaseAt(first + index * step, phase))
    turned.re[index] = point.re
    turned.im[index] = point.im
  })
  return turned
}

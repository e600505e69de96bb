import type { Complex } from './complex'

/** A line of a spectrum, of unit shape times `intensity`. */
export interface Line {
  /** In Hz; or in ppm, where widths are in ppm as well. */
  position: number
  /** Height of the line; its relative area as well, among lines of one width. */
  intensity: number
}

/**
 * Absorption part of a Lorentzian of height 1, 1/(1 + x²) with x = 2·offset/width; its area is π/2·width. As in all
 * shapes, `offset` is the distance from the centre and `width` the full width at half maximum (FWHM), in one unit.
 */
export function lorentzian(offset: number, width: number): number {
  const x = (2 * offset) / width
  return 1 / (1 + x * x)
}

/**
 * Complex Lorentzian 1/(1 + ix) with x = 2·offset/width: the real part is absorption, the imaginary part −x/(1 + x²)
 * dispersion. It is the Fourier transform of an exponential decay with T₂ = 1/(π·width)
 * (Ernst, Bodenhausen, Wokaun, Principles of NMR in One and Two Dimensions, 1987, ch. 4.1).
 */
export function complexLorentzian(offset: number, width: number): Complex {
  const x = (2 * offset) / width
  return { re: 1 / (1 + x * x), im: -x / (1 + x * x) }
}

/** Gaussian of height 1, exp(−4·ln 2·(offset/width)²); its area is √(π/(4·ln 2))·width ≈ 1.064·width. */
export function gaussian(offset: number, width: number): number {
  const x = offset / width
  return Math.exp(-4 * Math.LN2 * x * x)
}

/** Returns the intensity of a spectrum of Lorentzian lines of one width, as a function of the position. */
export function lorentzianSpectrum(lines: readonly Line[], width: number): (position: number) => number {
  return (position) =>
    lines.reduce((sum, line) => sum + line.intensity * lorentzian(position - line.position, width), 0)
}

/** A cross-peak of a 2D spectrum. */
interface CrossPeak {
  /** Positions along the direct and the indirect dimension, in ppm. */
  f2: number
  f1: number
  intensity: number
}

/** Returns the intensity of a 2D spectrum of Gaussian cross-peaks; `across` and `down` are the FWHM along F2 and F1, in ppm. */
export function gaussianMap(
  peaks: readonly CrossPeak[],
  [across, down]: readonly [f2: number, f1: number],
): (f2: number, f1: number) => number {
  const heightOf = (f2: number, f1: number) => gaussian(f2, across) * gaussian(f1, down)
  return (f2, f1) => peaks.reduce((sum, peak) => sum + peak.intensity * heightOf(f2 - peak.f2, f1 - peak.f1), 0)
}

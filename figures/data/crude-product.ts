import { type Line, lorentzianSpectrum } from '@/figures/physics/line-shapes'
import { gaussianNoise } from '@/figures/physics/noise'
import { splitLine } from '@/figures/physics/spin-system'

/** Proton frequency of the simulated spectrometer, in MHz. */
export const megahertz = 400
/** Left and right edge of the spectrum, in ppm. */
export const edges = [8.4, 1.6] as const
/** FWHM of every line, in Hz. */
export const lineWidth = 1.2
/** Of methyl 4-vinylbenzoate. */
export const hydrogens = 10
export const smiles = 'C=Cc1ccc(C(=O)OC)cc1'

const points = 16384
/** Distance of two points, in Hz. */
export const step = ((edges[0] - edges[1]) * megahertz) / (points - 1)

/** A signal of the crude product. */
export interface CrudeSignal {
  name: string
  ppm: number
  protons: number
  /** In Hz. */
  couplings: number[]
}

/**
 * The ¹H signals of a crude methyl 4-vinylbenzoate in CDCl₃, at typical shifts; `trans` is the coupling across the double bond in
 * Hz. The Ar–CH₃ is that of 3 % of methyl 4-methylbenzoate.
 */
export function crudeSignals(trans: number): CrudeSignal[] {
  const signals: Array<[string, number, number, number[]]> = [
    ['2,6-H', 8.0, 2, [8.4]],
    ['3,5-H', 7.46, 2, [8.4]],
    ['CHCl₃', 7.26, 0.8, []],
    ['=CH–', 6.75, 1, [trans, 10.9]],
    ['trans =CH₂', 5.86, 1, [trans]],
    ['cis =CH₂', 5.38, 1, [10.9]],
    ['OCH₃', 3.91, 3, []],
    ['Ar–CH₃', 2.41, 0.09, []],
    ['acetone', 2.17, 0.3, []],
  ]
  return signals.map(([name, ppm, protons, couplings]) => ({ name, ppm, protons, couplings }))
}

/** The lines of a signal in ppm; the tallest line of the spectrum has a height of 1. */
export function linesOf({ ppm, protons, couplings }: CrudeSignal): Line[] {
  return splitLine(ppm * megahertz, couplings).map(({ position, intensity }) => ({
    position: position / megahertz,
    intensity: (intensity * protons) / 3,
  }))
}

const noise = Float64Array.from({ length: points }, gaussianNoise(17))
/** The signals without this coupling. */
const still = crudeSignals(0).filter(({ couplings }) => !couplings.includes(0))
const fixed = Float64Array.from({ length: points }, (_, index) => heightsOf(still)(shiftAt(index)))

/** The spectrum from its left to its right edge, with noise of the given standard deviation. */
export function crudeSpectrum(trans: number, deviation: number): Float64Array {
  const heightAt = heightsOf(crudeSignals(trans).filter(({ couplings }) => couplings.includes(trans)))
  return fixed.map((value, index) => value + heightAt(shiftAt(index)) + deviation * (noise[index] ?? 0))
}

/** The shift of a point, in ppm. */
export function shiftAt(index: number): number {
  return edges[0] - (index * step) / megahertz
}

/** The point nearest to a shift in ppm. */
export function pointAt(ppm: number): number {
  return Math.round(((edges[0] - ppm) * megahertz) / step)
}

function heightsOf(signals: CrudeSignal[]): (ppm: number) => number {
  return lorentzianSpectrum(signals.flatMap(linesOf), lineWidth / megahertz)
}

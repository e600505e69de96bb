import {
  aromaticLines,
  lineWidth,
  methyleneLines,
  methylLines,
  residualSolvent,
  water,
} from '@/figures/data/ethylbenzene'
import { type Line, lorentzianSpectrum } from '@/figures/physics/line-shapes'
import { ppmToHz } from '@/figures/physics/shift'

/** Spectrometer of the spectrum. */
export const carrier = { megahertz: 400 }
const molecule = [aromaticLines, methyleneLines, methylLines].flatMap((linesAt) => linesAt(carrier.megahertz))
const tallest = Math.max(...methylLines(carrier.megahertz).map(({ intensity }) => intensity))
const impurities: Line[] = [
  { position: ppmToHz(water, carrier), intensity: 0.18 * tallest },
  { position: ppmToHz(residualSolvent, carrier), intensity: 0.017 * tallest },
]
/** All lines of the sample, in Hz from TMS: those of the molecule, of the water and of the residual solvent. */
export const sampleLines: readonly Line[] = [...molecule, ...impurities]
const pureSpectrum = lorentzianSpectrum(molecule, lineWidth)
const sampleSpectrum = lorentzianSpectrum(sampleLines, lineWidth)

/** Intensity of the simulated ¹H spectrum of ethylbenzene (400 MHz, DMSO-d₆) at a chemical shift. */
export function ethylbenzeneAt(ppm: number): number {
  return pureSpectrum(ppmToHz(ppm, carrier))
}

/** The same with the water and the residual solvent of the sample. */
export function ethylbenzeneSampleAt(ppm: number): number {
  return sampleSpectrum(ppmToHz(ppm, carrier))
}

import { type Line, lorentzianSpectrum } from '@/figures/physics/line-shapes'
import { ppmToHz } from '@/figures/physics/shift'
import { mergeLines, scaleLines, simulateSpins, splitLine } from '@/figures/physics/spin-system'

const carrier = { megahertz: 400 }
const width = 1.25

// Shifts, couplings and line width of the sample of the quick start, nmr-dataset-demo/ethylbenzene/1h.jdx (DMSO-d₆).
const ortho = 7.206
const meta = 7.287
const para = 7.178
const aromatic = {
  offsets: [ortho, meta, para, meta, ortho].map((ppm) => ppmToHz(ppm, carrier)),
  couplings: [
    [0, 7.7, 1.3, 0.6, 1.9],
    [0, 0, 7.5, 1.5, 0.6],
    [0, 0, 0, 7.5, 1.3],
    [0, 0, 0, 0, 7.7],
  ],
}

const methyl = scaleLines(mergeLines(splitLine(ppmToHz(1.19, carrier), [7.6, 7.6])), 3)
const ethylbenzene = [
  ...scaleLines(simulateSpins(aromatic), 5),
  ...scaleLines(mergeLines(splitLine(ppmToHz(2.6, carrier), [7.6, 7.6, 7.6])), 2),
  ...methyl,
]
const tallest = Math.max(...methyl.map(({ intensity }) => intensity))
const solvent: Line[] = [
  { position: ppmToHz(3.43, carrier), intensity: 0.18 * tallest },
  { position: ppmToHz(2.51, carrier), intensity: 0.017 * tallest },
]

const pureSpectrum = lorentzianSpectrum(ethylbenzene, width)
const sampleSpectrum = lorentzianSpectrum([...ethylbenzene, ...solvent], width)

/** Intensity of the simulated ¹H spectrum of ethylbenzene (400 MHz, DMSO-d₆) at a chemical shift. */
export function ethylbenzeneAt(ppm: number): number {
  return pureSpectrum(ppmToHz(ppm, carrier))
}

/** The same with the water and the residual solvent of the sample. */
export function ethylbenzeneSampleAt(ppm: number): number {
  return sampleSpectrum(ppmToHz(ppm, carrier))
}

import { lorentzianSpectrum } from '@/lib/nmr/line-shapes'
import { ppmToHz } from '@/lib/nmr/shift'
import { mergeLines, scaleLines, simulateSpins, splitLine } from '@/lib/nmr/spin-system'

const carrier = { megahertz: 400 }

const ortho = 7.2
const meta = 7.285
const para = 7.18
const aromatic = {
  offsets: [ortho, meta, para, meta, ortho].map((ppm) => ppmToHz(ppm, carrier)),
  couplings: [
    [0, 7.7, 1.3, 0.6, 1.9],
    [0, 0, 7.5, 1.5, 0.6],
    [0, 0, 0, 7.5, 1.3],
    [0, 0, 0, 0, 7.7],
  ],
}

const spectrum = lorentzianSpectrum(
  [
    ...scaleLines(simulateSpins(aromatic), 5),
    ...scaleLines(mergeLines(splitLine(ppmToHz(2.65, carrier), [7.6, 7.6, 7.6])), 2),
    ...scaleLines(mergeLines(splitLine(ppmToHz(1.24, carrier), [7.6, 7.6])), 3),
  ],
  0.9,
)

/** Intensity of the simulated ¹H spectrum of ethylbenzene (400 MHz, CDCl₃) at a chemical shift. */
export function ethylbenzeneAt(ppm: number): number {
  return spectrum(ppmToHz(ppm, carrier))
}

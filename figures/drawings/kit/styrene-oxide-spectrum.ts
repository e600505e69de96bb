import { lorentzianSpectrum } from '@/figures/physics/line-shapes'
import { ppmToHz } from '@/figures/physics/shift'
import { scaleLines, simulateSpins } from '@/figures/physics/spin-system'

const carrier = { megahertz: 400 }

/** The three protons of the oxirane ring of styrene oxide, with their letters in the figures. */
export const oxiraneProtons = [
  { letter: 'a', ppm: 3.86, couplings: [4.1, 2.6] },
  { letter: 'b', ppm: 3.15, couplings: [5.5, 4.1] },
  { letter: 'c', ppm: 2.8, couplings: [5.5, 2.6] },
]

const simulated = simulateSpins({
  offsets: oxiraneProtons.map(({ ppm }) => ppmToHz(ppm, carrier)),
  couplings: [
    [0, 4.1, 2.6],
    [0, 0, 5.5],
  ],
})
const spectrum = lorentzianSpectrum(scaleLines(simulated, 3), 0.5)

/** Intensity of the simulated ¹H spectrum of the oxirane ring of styrene oxide (400 MHz) at a chemical shift. */
export function styreneOxideAt(ppm: number): number {
  return spectrum(ppmToHz(ppm, carrier))
}

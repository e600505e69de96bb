import { intensityAt } from './first-order'
import { simulateSpins } from './spin-system'

const megahertz = 400
const lineWidth = 0.5

/** The three protons of the oxirane ring of styrene oxide, with their letters in the figures. */
export const oxiraneProtons = [
  { letter: 'a', ppm: 3.86, couplings: [4.1, 2.6] },
  { letter: 'b', ppm: 3.15, couplings: [5.5, 4.1] },
  { letter: 'c', ppm: 2.8, couplings: [5.5, 2.6] },
]

const simulated = simulateSpins({
  offsets: oxiraneProtons.map(({ ppm }) => ppm * megahertz),
  couplings: [
    [0, 4.1, 2.6],
    [0, 0, 5.5],
  ],
})
const total = simulated.reduce((sum, { intensity }) => sum + intensity, 0)
const lines = simulated.map(({ hz, intensity }) => ({ hz, intensity: (3 * intensity) / total }))

/** Intensity of the simulated ¹H spectrum of the oxirane ring of styrene oxide (400 MHz) at a chemical shift. */
export function styreneOxideAt(ppm: number): number {
  return intensityAt(lines, ppm * megahertz, lineWidth)
}

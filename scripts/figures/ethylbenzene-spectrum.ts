import { lorentzian } from './signal'
import { simulateSpins, type Transition } from './spin-system'

const megahertz = 400
const lineWidth = 0.9

const ortho = 7.2
const meta = 7.285
const para = 7.18
const aromatic = {
  offsets: [ortho, meta, para, meta, ortho].map((ppm) => ppm * megahertz),
  couplings: [
    [0, 7.7, 1.3, 0.6, 1.9],
    [0, 0, 7.5, 1.5, 0.6],
    [0, 0, 0, 7.5, 1.3],
    [0, 0, 0, 0, 7.7],
  ],
}

/** First-order multiplet of `protons` protons split by `neighbours` equal couplings. */
function createMultiplet(ppm: number, protons: number, weights: number[], coupling: number): Transition[] {
  const total = weights.reduce((sum, weight) => sum + weight)
  return weights.map((weight, index) => ({
    hz: ppm * megahertz + (index - (weights.length - 1) / 2) * coupling,
    intensity: (protons * weight) / total,
  }))
}

const ring = simulateSpins(aromatic)
const ringTotal = ring.reduce((sum, { intensity }) => sum + intensity, 0)

const transitions: Transition[] = [
  ...ring.map(({ hz, intensity }) => ({ hz, intensity: (5 * intensity) / ringTotal })),
  ...createMultiplet(2.65, 2, [1, 3, 3, 1], 7.6),
  ...createMultiplet(1.24, 3, [1, 2, 1], 7.6),
]

/** Intensity of the simulated ¹H spectrum of ethylbenzene (400 MHz, CDCl₃) at a chemical shift. */
export function ethylbenzeneAt(ppm: number): number {
  return transitions.reduce(
    (sum, { hz, intensity }) => sum + intensity * lorentzian(ppm * megahertz - hz, lineWidth).re,
    0,
  )
}

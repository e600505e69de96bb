import type { Line } from '@/figures/physics/line-shapes'
import { ppmToHz } from '@/figures/physics/shift'
import { firstOrderSignal, scaleLines, simulateSpins } from '@/figures/physics/spin-system'

// Shifts (ppm), couplings (Hz) and line width of the sample of the quick start, nmr-dataset-demo/ethylbenzene/1h.jdx (DMSO-d₆).
const [ortho, meta, para] = [7.206, 7.287, 7.178]
const ringShifts = [ortho, meta, para, meta, ortho]
const ringCouplings = [
  [0, 7.7, 1.3, 0.6, 1.9],
  [0, 0, 7.5, 1.5, 0.6],
  [0, 0, 0, 7.5, 1.3],
  [0, 0, 0, 0, 7.7],
]
export const ethylCoupling = 7.6
export const lineWidth = 1.25
/** Shifts of the water and of the residual solvent of the sample. */
export const [water, residualSolvent] = [3.43, 2.51]

/** Lines of the five aromatic protons, in Hz from TMS. */
export function aromaticLines(megahertz: number): Line[] {
  const offsets = ringShifts.map((ppm) => ppmToHz(ppm, { megahertz }))
  return scaleLines(simulateSpins({ offsets, couplings: ringCouplings }), 5)
}

/** Lines of the CH₂ group, in Hz from TMS. */
export function methyleneLines(megahertz: number): Line[] {
  return firstOrderSignal(ppmToHz(2.6, { megahertz }), 2, [ethylCoupling, ethylCoupling, ethylCoupling])
}

/** Lines of the CH₃ group, in Hz from TMS. */
export function methylLines(megahertz: number): Line[] {
  return firstOrderSignal(ppmToHz(1.19, { megahertz }), 3, [ethylCoupling, ethylCoupling])
}

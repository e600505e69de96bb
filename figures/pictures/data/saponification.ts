import type { Opening } from '../stage/scene'
import { protonFrequency, protonSignal, type Signal, spectrum1D } from './spectra'

/** Shifts in D₂O of ethyl acetate, and of ethanol and acetate. */
const ester: Array<[ppm: number, protons: number, couplings: number[]]> = [
  [4.14, 2, [7.2, 7.2, 7.2]],
  [2.07, 3, []],
  [1.24, 3, [7.2, 7.2]],
]
const products: typeof ester = [
  [3.65, 2, [7.1, 7.1, 7.1]],
  [1.9, 3, []],
  [1.17, 3, [7.1, 7.1]],
]

/** Six ¹H spectra of ethyl acetate in an alkaline solution; the ester has a half-life of 10 minutes. */
export function openSaponification(): Opening {
  const spectra = [0, 5, 10, 15, 20, 25].map((minutes, index) => {
    const left = 0.5 ** (minutes / 10)
    const signals = [...mix(ester, left), ...mix(products, 1 - left), { lines: [{ position: 4.79, intensity: 0.8 }] }]
    return spectrum1D(signals, {
      id: `time-${minutes}`,
      name: `${minutes} min`,
      nucleus: '1H',
      solvent: 'D2O',
      megahertz: protonFrequency,
      window: [6, 0],
      points: 4096,
      width: 1.4,
      noise: 0.03,
      color: ['#0f766e', '#2563eb', '#7c3aed', '#be185d', '#c2410c', '#a16207'][index] ?? '#000000',
    })
  })
  return { workspace: 'process1D', input: { data: { spectra } } }
}

function mix(compound: typeof ester, share: number): Signal[] {
  return compound.map(([ppm, protons, couplings]) => protonSignal(ppm, protons * share, couplings))
}

import { mergeLines, scaleLines, simulateSpins, splitLine } from '@/figures/physics/spin-system'
import type { Experiment, Signal } from './spectra'

const megahertz = 400

// Shifts and couplings of the sample of the quick start, nmr-dataset-demo/ethylbenzene/1h.jdx (DMSO-d₆).
const [ortho, meta, para] = [7.206, 7.287, 7.178]
const ring = {
  offsets: [ortho, meta, para, meta, ortho].map((ppm) => ppm * megahertz),
  couplings: [
    [0, 7.7, 1.3, 0.6, 1.9],
    [0, 0, 7.5, 1.5, 0.6],
    [0, 0, 0, 7.5, 1.3],
    [0, 0, 0, 0, 7.7],
  ],
}
const toPpm = (lines: ReturnType<typeof splitLine>) =>
  lines.map(({ position, intensity }) => ({ position: position / megahertz, intensity }))
const first = (ppm: number, nuclei: number, couplings: number[]) =>
  toPpm(scaleLines(mergeLines(splitLine(ppm * megahertz, couplings)), nuclei))

/** ¹H signals of ethylbenzene in DMSO-d₆, with the water and the residual solvent of the sample. */
export const protons: Signal[] = [
  { lines: toPpm(scaleLines(mergeLines(simulateSpins(ring), 0.05), 5)) },
  { lines: first(2.6, 2, [7.6, 7.6, 7.6]) },
  { lines: first(1.19, 3, [7.6, 7.6]) },
  { lines: first(3.43, 0.27, []) },
  { lines: first(2.51, 0.026, []) },
]

/** The experiment of the quick start. */
export const protonExperiment: Experiment = {
  id: 'ethylbenzene-1h',
  name: 'ethylbenzene 1H',
  nucleus: '1H',
  solvent: 'DMSO-d6',
  megahertz,
  window: [9.5, -0.5],
  points: 8192,
  width: 1.25,
  noise: 0.02,
  color: '#c2410c',
}

export const molecule = { smiles: 'CCc1ccccc1', label: 'Ethylbenzene', id: 'ethylbenzene' }

import {
  aromaticLines,
  lineWidth,
  methyleneLines,
  methylLines,
  residualSolvent,
  water,
} from '@/figures/data/ethylbenzene'
import { mergeLines } from '@/figures/physics/spin-system'
import { type Experiment, protonFrequency, protonSignal, type Signal, toPpm } from './spectra'

/** ¹H signals of ethylbenzene in DMSO-d₆, with the water and the residual solvent of the sample. */
export const protons: Signal[] = [
  { lines: toPpm(mergeLines(aromaticLines(protonFrequency), 0.05)) },
  { lines: toPpm(methyleneLines(protonFrequency)) },
  { lines: toPpm(methylLines(protonFrequency)) },
  protonSignal(water, 0.27),
  protonSignal(residualSolvent, 0.026),
]

/** The experiment of the quick start. */
export const protonExperiment: Experiment = {
  id: 'ethylbenzene-1h',
  name: 'ethylbenzene 1H',
  nucleus: '1H',
  solvent: 'DMSO-d6',
  megahertz: protonFrequency,
  window: [9.5, -0.5],
  points: 8192,
  width: lineWidth,
  noise: 0.02,
  color: '#c2410c',
}

export const molecule = { smiles: 'CCc1ccccc1', label: 'Ethylbenzene', id: 'ethylbenzene' }

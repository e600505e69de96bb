import type { SearchExtension } from '@/lib/site/extension'

/** Synonyms for chemists, by subject; any of a group finds the others. */
const synonyms: string[][] = [
  // Acquisition and processing
  ['FT', 'FFT', 'Fourier transform'],
  ['FID', 'free induction decay', 'raw data'],
  ['LB', 'line broadening'],
  ['apodization', 'window function'],
  ['phasing', 'phase correction', 'phase adjustment'],
  ['S/N', 'SNR', 'signal to noise'],
  ['smoothing', 'denoising'],
  // The axis and its reference
  ['δ', 'chemical shift'],
  ['referencing', 'calibration', 'calibrate', 'reference'],
  // Lines, integrals and couplings
  ['peak', 'signal', 'line', 'resonance'],
  ['integral', 'integration', 'integrate', 'area'],
  ['J coupling', 'coupling constant', 'spin-spin coupling'],
  ['quantification', 'quantitative', 'quantitation', 'qNMR'],
  ['doublet of doublets', 'dd'],
  // Samples and nuclei
  ['water', 'HDO', 'HOD', 'H2O'],
  ['CDCl3', 'chloroform-d', 'deuterochloroform'],
  ['19F', 'fluorine'],
  ['31P', 'phosphorus'],
  // Several spectra
  ['overlay', 'superimpose', 'stack'],
  // Structures
  ['chirality', 'stereochemistry'],
  ['structure', 'molecule'],
  // The program and its neighbours
  ['Mnova', 'MestReNova', 'Mestrelab'],
  ['hotkey', 'shortcut', 'keyboard and mouse'],
  ['picture', 'image', 'figure'],
  ['dark theme', 'dark mode'],
  ['settings', 'preferences'],
  ['undo', 'revert'],
  ['download', 'save'],
]

/** The search of the site: its words, tables of values and line finder. */
export const search: SearchExtension = {
  synonyms,
  valuePages: ['/solvents', '/shifts', '/nuclei', '/couplings'],
  writersPages: '/contribute-to-doc',
  // The line finder of `content/docs/80_reference/solvents.md` looks up shifts.
  valueForm: {
    anchor: 'what-is-this-line',
    parameter: 'shift',
    ignored: ['δ', 'delta', 'ppm', '='],
    value: String.raw`[-−]?\d{1,3}\.\d{1,3}`,
  },
}

/*
 * The words of chemists, for writers to extend. Write words as readers type them; case, accents, plurals, superscripts, British
 * spelling and the endings of English words don't matter. To see what a word finds, run `npm run dev` and search; typed questions
 * and the pages that they should find are in `tests/search`.
 */

/** Groups of words or phrases, by subject; each finds the others. */
export const synonyms: string[][] = [
  // Acquisition and processing
  ['FT', 'FFT', 'Fourier transform'],
  ['FID', 'free induction decay', 'raw data'],
  ['LB', 'line broadening'],
  ['apodization', 'window function'],
  ['phasing', 'phase correction', 'phase adjustment'],
  ['S/N', 'SNR', 'signal to noise'],
  ['smoothing', 'denoising'],
  ['Lorentz', 'Lorentzian'],
  ['Gauss', 'Gaussian'],
  // The axis and its reference
  ['δ', 'chemical shift'],
  ['referencing', 'calibration', 'calibrate', 'recalibrate', 'reference'],
  ['Hz', 'hertz'],
  // Lines, integrals and couplings
  ['peak', 'signal', 'line', 'resonance'],
  ['integral', 'integration', 'integrate', 'area'],
  ['J coupling', 'J value', 'coupling constant', 'spin-spin coupling'],
  ['quantification', 'quantitative', 'quantitation', 'qNMR'],
  ['doublet of doublets', 'dd'],
  ['magnetic field', 'spectrometer frequency', 'Larmor frequency'],
  // Samples and nuclei
  ['water', 'HDO', 'HOD', 'H2O'],
  ['CDCl3', 'chloroform-d', 'deuterochloroform', 'deuterated chloroform'],
  ['CD3OD', 'methanol-d4', 'deuterated methanol'],
  ['exchangeable', 'exchanging', 'exchange'],
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
  ['settings', 'preferences'],
  ['undo', 'revert'],
  ['download', 'save'],
  ['open', 'load', 'import'],
  ['verify', 'check', 'verification'],
]

/** Words that the pages don't use, or use for something else, each followed by its meanings here. It finds these, but they don't find it. */
export const meanings: string[][] = [
  // Commands of TopSpin
  ['abs', 'baseline correction'],
  ['absn', 'baseline correction'],
  ['apk', 'phase correction'],
  ['apks', 'phase correction'],
  ['efp', 'processing'],
  ['em', 'apodization'],
  ['gm', 'apodization'],
  ['pps', 'peak picking'],
  ['qsin', 'apodization'],
  ['sref', 'reference'],
  ['xfb', 'process 2D data'],
  // Words of other programs
  ['blowup', 'inset'],
  ['expansion', 'inset'],
  ['stacked plot', 'stack'],
  ['waterfall', 'stack'],
  // Nuclei
  ['boron', '11B'],
  ['lithium', '7Li'],
  ['nitrogen', '15N'],
  ['platinum', '195Pt'],
  ['selenium', '77Se'],
  ['silicon', '29Si'],
  ['tin', '119Sn'],
  // Spectra and samples
  ['contaminant', 'impurity'],
  ['contamination', 'impurity'],
  ['leftover', 'residual', 'impurity'],
  ['mass', 'molecular weight'],
  ['MHz', 'Larmor frequency'],
  ['MW', 'molecular weight'],
  ['noise', 'signal-to-noise'],
  ['splitting', 'coupling', 'multiplet'],
  // The program
  ['exam', 'teaching', 'exercise'],
  ['homework', 'teaching', 'exercise'],
  ['login', 'log in', 'account'],
  ['log in', 'account'],
  ['register', 'account'],
  ['sign in', 'account'],
  ['too big', 'zoom and scale'],
  ['upload', 'privacy'],
  ['uploaded', 'privacy'],
]

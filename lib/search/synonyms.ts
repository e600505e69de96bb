/** Words that mean the same to a chemist, for the local search and for the hosted one; any of a group finds the others. */
export const synonyms: string[][] = [
  ['FT', 'FFT', 'Fourier transform'],
  ['LB', 'line broadening'],
  ['S/N', 'SNR', 'signal to noise'],
  ['apodization', 'window function'],
  ['phasing', 'phase correction'],
  ['referencing', 'calibration', 'reference'],
  ['hotkey', 'shortcut'],
  ['picture', 'image'],
  ['integral', 'area'],
  ['chirality', 'stereochemistry'],
  ['dark theme', 'dark mode'],
  ['settings', 'preferences'],
  ['undo', 'revert'],
  ['download', 'save'],
]

import type { FileProblemCode } from '@/figures/jcamp/file-problem'
import { createFigureTexts } from '@/figures/texts'

const en = {
  reading: 'Reading {name} …',
  processed: 'transformed and phased automatically',
  fid: 'FID',
  spectrum: 'spectrum',
  real: 'spectrum without imaginary part, which is computed here; NMRium can’t phase it',
  foreign:
    '{name} is not a JCAMP-DX file. Save the spectrum in the program of your spectrometer, or export it from NMRium, as JCAMP-DX (.jdx or .dx), and choose that file.',
  binary:
    '{name} is a binary file or an archive. Save the spectrum as JCAMP-DX (.jdx or .dx), which is a text, and choose that file.',
  huge: '{name} has more than 32 MB or a million points, more than any 1D spectrum needs. Save only the spectrum, without other data.',
  damaged: '{name} is damaged: its data are not as long, or not the same, as the file says. Save or download it again.',
  otherMethod: '{name} contains {detail}. The figure draws 1D NMR spectra and FIDs.',
  twoDimensional:
    '{name} contains a 2D spectrum or a series. The figure draws one 1D spectrum or FID: save one row of it.',
  peaks: '{name} contains a list of peaks, not a curve. Save the spectrum itself as JCAMP-DX.',
  noData: '{name} contains no spectrum and no FID. Save it again, with its data.',
  noFrequency:
    '{name} does not state the frequency of the spectrometer (.OBSERVE FREQUENCY), without which there is no axis in ppm.',
  form: '{name} has data in a form that is not read here {detail}. Save it with real and imaginary parts at even steps.',
  unreadable: '{name} could not be read. Choose it again.',
  noReader: 'The code that reads files could not be loaded. Check the network connection and choose the file again.',
} satisfies Record<FileProblemCode | 'noReader', string> & Record<string, string>

/** A text about the reader's file. */
export const text = createFigureTexts({ en })

import { createFigureTexts } from '@/figures/texts'

const en = {
  simulated: 'simulated',
  measured: 'measured',
  done: 'Done.',
  start: 'Start with this FID',
  starting: 'Loading the FID …',
  reset: 'Reset',
  copyLink: 'Copy link',
  linkCopied: 'Link copied, with these settings',
  linkInAddress: 'The address of this page now contains the settings',
  chooseFile: 'Your spectrum …',
  fileHint: 'A JCAMP-DX file, which you can also drop here. It stays in your browser.',
  showExample: 'Show the example again',
}

/** A text of the interactive figures. */
export const text = createFigureTexts({ en })

import { createFigureTexts } from '@/figures/texts'

const en = {
  sample: 'Sample',
  points: 'points',
  licence: 'licence',
  openInProgram: 'Open in NMRium',
  download: 'Download',
  showHere: 'Show here',
  offline:
    'You are offline, and NMRium is on {host}. The text and its drawings work without it: try again when you are online.',
}

/** By language. */
export const texts = { en }

/** A text of the samples. */
export const text = createFigureTexts(texts)

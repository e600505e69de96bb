import { createFigureTexts } from '@/figures/texts'

const en = {
  sample: 'Sample',
  points: 'points',
  licence: 'licence',
  openInProgram: 'Open in NMRium',
  download: 'Download',
  showHere: 'Show here',
}

/** By language. */
export const texts = { en }

/** A text of the samples. */
export const text = createFigureTexts(texts)

import { createFigureTexts } from '@/figures/texts'

const en = {
  simulated: 'simulated',
  done: 'Done.',
  reset: 'Reset',
  copyLink: 'Copy link',
  linkCopied: 'Link copied, with these settings',
  linkInAddress: 'The address of this page now contains the settings',
}

/** A text of the interactive figures. */
export const text = createFigureTexts({ en })

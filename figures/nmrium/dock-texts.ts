import { createFigureTexts } from '@/figures/texts'

const en = {
  loading: 'NMRium is loading from {host} …',
  unreachable:
    'Nothing below? {host} cannot be reached: you may be offline, or your network blocks it. The text and its drawings work without it.',
  tryAgain: 'Try again',
  reload: 'Start again',
  reloadHint: 'Opens the sample anew, without what you did',
  newTab: 'New tab',
  close: 'Close NMRium',
  width: 'Width of NMRium',
  wider: 'Wider',
  narrower: 'Half',
  steps: 'Steps of this tutorial',
  previous: 'Previous',
  next: 'Next',
  done: 'Done',
  place: '{number} of {count}',
  progress: '{done} of {count} done',
  clear: 'Clear all ticks',
}

/** A text of the program beside the page, and of the steps that are shown with it. */
export const text = createFigureTexts({ en })

import type { Extension } from '@/lib/site/extension'
import { firstScreen } from './first-screen/component'
import { lineFinder } from './line-finder/component'
import { liveFigures } from './live/component'
import { nmrium } from './nmrium/component'
import { checkProgramAddress, programOrigin, programVariable } from './nmrium/program-address'
import { notFoundPicture } from './not-found'
import { search } from './search'
import { cardPictures } from './social-card/pages'

/** What NMR adds to the engine: the only file of this folder that the engine imports. */
export const extension: Extension = {
  components: [liveFigures, firstScreen, lineFinder, nmrium],
  search,
  answers: {
    units: '% ‰ ppm ppb hz khz mhz ghz s ms μs ns min h ° °c k t'.split(' '),
    symbols: ['δ'],
  },
  glossary: '/glossary',
  cards: {
    pages: Object.keys(cardPictures),
    draw: async (permalink) => (await import('./social-card/card-picture')).drawCardPicture(permalink),
  },
  notFoundPicture,
  origins: () => [programOrigin()],
  variables: { [programVariable]: checkProgramAddress },
  workers: { ownSpectrum: 'figures/own-spectrum/own-spectrum-worker.ts' },
}

import { openMaps } from '../../data/openings'
import { boxOf } from '../../stage/place'
import type { Scene } from '../../stage/scene'

/** The panel Spectra with four spectra, its parts numbered. */
export const scene: Scene = {
  file: 'docs/10_general/img/spectra-panel',
  open: () => openMaps(),
  size: { width: 920, height: 460 },
  panels: 560,
  async prepare(actor) {
    await actor.wholePanel('Spectra').getByRole('listitem').first().click()
    await actor.settle(400)
  },
  crop: async (actor) => {
    const box = await boxOf(actor.wholePanel('Spectra'))
    return [{ ...box, height: 190 }]
  },
  margin: 0,
  async marks(actor) {
    const panel = await boxOf(actor.wholePanel('Spectra'))
    return [
      { at: { x: panel.x + 372, y: panel.y + 86, width: 0, height: 0 }, side: 'on' },
      { at: { x: panel.x + 34, y: panel.y + 38, width: 216, height: 22 }, side: 'right', gap: 10, isFramed: true },
      { at: { x: panel.x + 530, y: panel.y + 38, width: 26, height: 22 }, side: 'below', gap: 4 },
      { at: actor.page.getByTestId('hide-show-spectrum-button').first(), side: 'below', gap: 12 },
      { at: actor.page.getByRole('cell', { name: 'ethyl crotonate 1H' }), side: 'below', gap: 12 },
    ]
  },
}

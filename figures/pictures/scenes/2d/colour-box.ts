import { openMaps } from '../../data/openings'
import type { Scene } from '../../stage/scene'

/** The row of a map in the panel Spectra, with its two eyes and its box of two colours. */
export const scene: Scene = {
  file: 'docs/30_2d-spectra/img/colour-box',
  open: () => openMaps(),
  size: { width: 920, height: 420 },
  panels: 430,
  marks(actor) {
    const cells = actor.page.getByText('ethyl crotonate COSY').locator('xpath=ancestor::tr').locator('td')
    return [
      { at: cells.first(), side: 'below', gap: 14 },
      { at: cells.last(), side: 'below', gap: 14 },
    ]
  },
  crop: (actor) => [{ x: 30, y: 40, width: 10, height: 10 }, actor.wholePanel('Spectra')],
  margin: 0,
}

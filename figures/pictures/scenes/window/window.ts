import { openEthylbenzeneWithStructure } from '../../data/openings'
import type { Scene } from '../../stage/scene'

/** The five areas of the window. */
export const scene: Scene = {
  file: 'docs/10_general/img/window',
  open: () => openEthylbenzeneWithStructure(),
  panels: 330,
  async marks(actor) {
    const plot = await actor.plotBox()
    return [
      { at: { x: 2, y: 42, width: 30, height: 374 }, side: 'right', gap: 4, isFramed: true },
      { at: { x: 40, y: 5, width: 420, height: 28 }, side: 'on', isFramed: true },
      { at: { x: plot.x + 0.42 * plot.width, y: plot.y + 0.45 * plot.height, width: 0, height: 0 }, side: 'on' },
      { at: actor.wholePanel('Spectra'), side: 'on' },
      { at: { x: plot.x + 6, y: 541, width: 0.7 * plot.width, height: 16 }, side: 'on', isFramed: true },
    ]
  },
}

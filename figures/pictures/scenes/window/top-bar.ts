import { openEthylbenzeneWithStructure } from '../../data/openings'
import type { Scene } from '../../stage/scene'

/** The icons at the top right, numbered. */
export const scene: Scene = {
  file: 'docs/10_general/img/top-bar',
  open: () => openEthylbenzeneWithStructure(),
  panels: 330,
  crop: () => [{ x: 500, y: 0, width: 420, height: 76 }],
  margin: 0,
  async marks(actor) {
    const list = actor.page.getByRole('button', { name: 'NMR spectra assignment' })
    const icons = await list.locator('xpath=following::button[position() <= 6]').all()
    return [list, ...icons].map((at) => ({ at, side: 'below', gap: 8 }))
  },
}

import { openEthylbenzene } from '../../data/openings'
import type { Scene } from '../../stage/scene'

/** The structure editor. */
export const scene: Scene = {
  file: 'docs/40_chemical_structure/img/structure-editor',
  open: () => openEthylbenzene(),
  size: { width: 920, height: 620 },
  panels: 430,
  async prepare(actor) {
    await actor.showPanel('Chemical structures')
    await actor.page.getByText('Click to draw molecule').click()
    await actor.settle(1200)
  },
}

import { openEthylbenzeneWithStructure } from '../../data/openings'
import type { Scene } from '../../stage/scene'

/** The numbers of the atoms, in the panel and over the spectrum. */
export const scene: Scene = {
  file: 'docs/40_chemical_structure/img/atom-numbers',
  open: () => openEthylbenzeneWithStructure(),
  size: { width: 920, height: 480 },
  panels: 430,
  async prepare(actor) {
    await actor.showPanel('Chemical structures')
    await actor.wholePanel('Chemical structures').locator('button').nth(6).click()
    await actor.settle(500)
  },
}

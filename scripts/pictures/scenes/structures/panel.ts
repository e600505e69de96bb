import { openEthylbenzeneWithStructure } from '../../data/openings'
import type { Scene } from '../../stage/scene'

/** The panel Chemical structures. */
export const scene: Scene = {
  file: 'docs/40_chemical_structure/img/structures-panel',
  open: () => openEthylbenzeneWithStructure(),
  panels: 430,
  prepare: (actor) => actor.showPanel('Chemical structures'),
}

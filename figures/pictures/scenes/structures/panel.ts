import { openEthylbenzeneWithStructure } from '../../data/openings'
import type { Scene } from '../../stage/scene'

/** The panel Chemical structures. */
export const scene: Scene = {
  file: 'docs/40_chemical_structure/img/structures-panel',
  open: () => openEthylbenzeneWithStructure(),
  panels: 430,
  prepare: (actor) => actor.showPanel('Chemical structures'),
  marks: (actor) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((index) => ({
      at: actor.wholePanel('Chemical structures').locator('button').nth(index),
      side: 'below',
      gap: 60,
    })),
}

import { openEthylbenzeneWithStructure } from '../../data/openings'
import type { Scene } from '../../stage/scene'

/** The panel Information. */
export const scene: Scene = {
  file: 'docs/10_general/img/information-panel',
  open: () => openEthylbenzeneWithStructure(),
  size: { width: 920, height: 480 },
  panels: 400,
  prepare: (actor) => actor.showPanel('Information'),
}

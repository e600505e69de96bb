import { openEthylbenzeneWithStructure } from '../../data/openings'
import type { Scene } from '../../stage/scene'

/** The panel bar, its buttons numbered. */
export const scene: Scene = {
  file: 'docs/10_general/img/panel-bar',
  open: () => openEthylbenzeneWithStructure('default'),
  panels: 330,
  crop: (actor) => [actor.tool('spectraPanel'), actor.tool('structuresPanel')],
  margin: 4,
  marks: (actor) =>
    [
      'spectraPanel',
      'informationPanel',
      'peaksPanel',
      'processingsPanel',
      'integralsPanel',
      'rangesPanel',
      'structuresPanel',
    ].map((name) => ({ at: actor.tool(name), side: 'left', gap: 6 })),
}

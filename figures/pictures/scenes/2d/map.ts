import { openMaps } from '../../data/openings'
import { boxAt } from '../../stage/moves'
import { boxOf } from '../../stage/place'
import type { Scene } from '../../stage/scene'

/** The map with its traces. */
export const scene: Scene = {
  file: 'docs/30_2d-spectra/img/map-and-panel',
  open: () => openMaps(),
  panels: 330,
  marks: async (actor) => [
    { at: boxAt(await actor.point(4.6, -1.1)), side: 'on' },
    { at: boxAt(await actor.point(9.9, 3)), side: 'on' },
    { at: boxAt(await actor.point(3, 3)), side: 'on' },
    { at: boxAt([(await boxOf(actor.wholePanel('Spectra'))).x + 230, 128]), side: 'on' },
  ],
}

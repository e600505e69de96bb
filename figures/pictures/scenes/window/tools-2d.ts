import { openMaps } from '../../data/openings'
import type { Scene } from '../../stage/scene'

/** The toolbar, its buttons numbered. */
export const scene: Scene = {
  file: 'docs/10_general/img/tools-2d',
  open: () => openMaps(),
  size: { width: 760, height: 470 },
  panels: 0,
  marks: (actor) =>
    ['zoom', 'zoomOut', 'zonePicking', 'slicing', 'import', 'exportAs'].map((name) => ({
      at: actor.tool(name),
      side: 'right',
      gap: 8,
    })),
}

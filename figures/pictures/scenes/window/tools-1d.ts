import { openEthylbenzene } from '../../data/openings'
import type { Scene } from '../../stage/scene'

/** The toolbar, its buttons numbered. */
export const scene: Scene = {
  file: 'docs/10_general/img/tools-1d',
  open: () => openEthylbenzene('default'),
  size: { width: 760, height: 470 },
  panels: 0,
  marks: (actor) =>
    [
      'zoom',
      'zoomOut',
      'peakPicking',
      'integral',
      'rangePicking',
      'phaseCorrection',
      'baselineCorrection',
      'import',
      'exportAs',
      'realImaginary',
      'spectraCenterAlignments',
      'inset',
    ].map((name) => ({ at: actor.tool(name), side: 'right', gap: 8 })),
}

import { openCarbonFid } from '../../data/openings'
import type { Scene } from '../../stage/scene'

/** The toolbar, its buttons numbered. */
export const scene: Scene = {
  file: 'docs/10_general/img/tools-fid',
  open: () => openCarbonFid(),
  size: { width: 760, height: 470 },
  panels: 0,
  marks: (actor) =>
    [
      'zoom',
      'zoomOut',
      'apodization',
      'zeroFilling',
      'fft',
      'import',
      'exportAs',
      'realImaginary',
      'spectraCenterAlignments',
    ].map((name) => ({ at: actor.tool(name), side: 'right', gap: 8 })),
}

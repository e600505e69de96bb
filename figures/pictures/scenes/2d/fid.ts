import { openMapFid } from '../../data/openings'
import { pointBox } from '../../stage/moves'
import type { Mark, Scene } from '../../stage/scene'

/** The FID of a map, before its two transforms. */
export const scene: Scene = {
  file: 'docs/30_2d-spectra/img/fid-2d',
  open: openMapFid,
  size: { width: 920, height: 520 },
  panels: 330,
  marks: async (actor) => [
    ...['apodizationDimension1', 'zeroFillingDimension1', 'fftDimension1'].map(
      (name): Mark => ({ at: actor.tool(name), side: 'right', gap: 6 }),
    ),
    { at: await pointBox(actor, 0.6, 0.6), side: 'on' },
  ],
}

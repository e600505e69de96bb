import { hsqc } from '../../data/ethyl-crotonate'
import { openMaps } from '../../data/openings'
import type { Scene } from '../../stage/scene'

/** Row and column through a cross-peak. */
export const scene: Scene = {
  file: 'docs/30_2d-spectra/img/slicing-tool',
  open: () => openMaps([hsqc()]),
  size: { width: 760, height: 520 },
  panels: 0,
  keepsPointer: true,
  async prepare(actor) {
    await actor.take('slicing')
    await actor.moveTo(await actor.point(5.84, 122.8))
    await actor.settle(500)
  },
}

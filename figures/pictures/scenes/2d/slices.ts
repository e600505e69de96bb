import { hsqc } from '../../data/ethyl-crotonate'
import { openMaps } from '../../data/openings'
import { boxAt } from '../../stage/moves'
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
  marks: async (actor) => [
    { at: actor.tool('slicing'), side: 'right', gap: 6 },
    { at: boxAt(await actor.point(5.75, -12)), side: 'right', gap: 30 },
    { at: boxAt(await actor.point(9.6, 121)), side: 'above', gap: 50 },
    { at: boxAt(await actor.point(5.84, 122.8)), side: 'right', gap: 40 },
  ],
}

import { hsqc } from '../../data/ethyl-crotonate'
import { openMaps } from '../../data/openings'
import type { Scene } from '../../stage/scene'

/** Slices follow the pointer. */
export const scene: Scene = {
  file: 'docs/30_2d-spectra/img/slices-clip',
  open: () => openMaps([hsqc()]),
  size: { width: 760, height: 500 },
  panels: 0,
  prepare: (actor) => actor.take('slicing'),
  async play(actor) {
    await actor.hold(0.3)
    for (const [f2, f1] of [
      [6.97, 144.4],
      [5.84, 122.8],
      [4.18, 60.1],
      [1.28, 14.3],
    ] as const) {
      await actor.moveTo(await actor.point(f2, f1), 0.8)
      await actor.hold(0.6)
    }
  },
}

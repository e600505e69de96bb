import { hsqc } from '../../data/ethyl-crotonate'
import { openMaps } from '../../data/openings'
import type { Scene } from '../../stage/scene'

/** The wheel sets the lowest contour. */
export const scene: Scene = {
  file: 'docs/30_2d-spectra/img/levels-clip',
  open: () => openMaps([hsqc()]),
  size: { width: 760, height: 500 },
  panels: 0,
  async prepare(actor) {
    await actor.moveTo(await actor.point(3.2, 90))
  },
  async play(actor) {
    await actor.hold(0.5)
    for (const delta of [-100, -100, 100, 100, 100, 100, 100, 100]) {
      await actor.wheel(1, delta)
      await actor.hold(0.5)
    }
    await actor.hold(0.5)
  },
}

import { openEthylbenzene } from '../../data/openings'
import type { Scene } from '../../stage/scene'

/** Integrals drawn by hand, then one value set. */
export const scene: Scene = {
  file: 'docs/20_1d-spectra/img/integrals',
  open: () => openEthylbenzene('default'),
  size: { width: 860, height: 460 },
  panels: 360,
  prepare: (actor) => actor.take('integral'),
  async play(actor) {
    await actor.moveTo(await actor.plot(0.85, 0.75), 0.4)
    await actor.hold(0.7)
    for (const [from, to] of [
      [7.45, 7.05],
      [2.75, 2.55],
      [1.35, 1.05],
    ] as const) {
      await actor.drag(await actor.point(from, 0.35), await actor.point(to, 0.35), 0.6)
    }
    await actor.hold(1)
  },
}

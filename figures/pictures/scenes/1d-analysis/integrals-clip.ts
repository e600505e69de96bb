import { openEthylbenzene } from '../../data/openings'
import { drawIntegrals } from '../../stage/moves'
import type { Scene } from '../../stage/scene'

/** Integrals drawn by hand. */
export const scene: Scene = {
  file: 'docs/20_1d-spectra/img/integrals',
  open: () => openEthylbenzene('default'),
  size: { width: 860, height: 460 },
  panels: 360,
  prepare: (actor) => actor.take('integral'),
  async play(actor) {
    await actor.moveTo(await actor.plot(0.85, 0.75), 0.4)
    await actor.hold(0.7)
    await drawIntegrals(actor)
    await actor.hold(1)
  },
}

import { openEthylbenzene } from '../../data/openings'
import type { Scene } from '../../stage/scene'

/** The wheel scales the signals. */
export const scene: Scene = {
  file: 'docs/10_general/img/wheel',
  open: () => openEthylbenzene(),
  size: { width: 760, height: 440 },
  panels: 0,
  async prepare(actor) {
    await actor.moveTo(await actor.plot(0.55, 0.4))
  },
  async play(actor) {
    await actor.hold(0.5)
    for (const delta of [-100, -100, -100, -100, 100, 100, 100, 100]) {
      await actor.wheel(1, delta)
      await actor.hold(0.45)
    }
    await actor.hold(0.5)
  },
}

import { openEthylbenzene } from '../../data/openings'
import type { Scene } from '../../stage/scene'

/** Two drags with the zoom tool, and back. */
export const scene: Scene = {
  file: 'docs/10_general/img/zoom',
  open: () => ({ ...openEthylbenzene(), zoom: undefined }),
  size: { width: 760, height: 440 },
  panels: 0,
  async prepare(actor) {
    await actor.moveTo(await actor.plot(0.5, 0.3))
  },
  async play(actor) {
    await actor.hold(0.4)
    await actor.drag(await actor.point(2.85, 0.45), await actor.point(2.35, 0.48))
    await actor.hold(0.8)
    await actor.moveTo(await actor.plot(0.5, 0.35), 0.3)
    await actor.press('f')
    await actor.hold(0.5)
    await actor.drag(await actor.point(7.5, 0.4), await actor.point(6.95, 0.92))
    await actor.hold(0.8)
    await actor.press('f')
    await actor.press('f')
    await actor.hold(0.7)
  },
}

import { openEthylbenzene } from '../../data/openings'
import { boxAt } from '../../stage/moves'
import type { Scene } from '../../stage/scene'

/** Shift and drag measure a coupling. */
export const scene: Scene = {
  file: 'docs/10_general/img/distance',
  open: () => openEthylbenzene(),
  size: { width: 736, height: 420 },
  panels: 0,
  keepsPointer: true,
  async prepare(actor) {
    await actor.drag(await actor.point(2.67, 0.5), await actor.point(2.53, 0.5))
    await actor.settle(400)
    await actor.page.keyboard.down('Shift')
    await actor.moveTo(await actor.point(2.6135, 0.3))
    await actor.page.mouse.down()
    await actor.moveTo(await actor.point(2.5945, 0.3))
  },
  marks: async (actor) => [
    { at: boxAt(await actor.point(2.6135, 0.55)), side: 'left', gap: 30 },
    { at: boxAt(await actor.point(2.5945, 0.55)), side: 'right', gap: 30 },
    { at: boxAt(await actor.point(2.604, 0.26)), side: 'above', gap: 14 },
  ],
}

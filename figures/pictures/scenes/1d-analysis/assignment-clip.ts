import { openEthylbenzene } from '../../data/openings'
import { pickAsInQuickStart } from '../../stage/moves'
import type { Scene } from '../../stage/scene'

/** A range is assigned to an atom. */
export const scene: Scene = {
  file: 'docs/20_1d-spectra/img/assignment',
  open: () => openEthylbenzene(),
  size: { width: 1120, height: 520 },
  panels: 460,
  async prepare(actor) {
    await pickAsInQuickStart(actor)
    await actor.kind(/3\.43/, 'Impurity')
  },
  async play(actor) {
    await actor.hold(0.4)
    await actor.moveTo(await actor.point(1.19, 0.5))
    await actor.hold(0.6)
    await actor.click(actor.page.locator('.bp6-popover button').first())
    await actor.hold(0.4)
    await actor.click(actor.page.locator('#nmrSVG ~ * [id$="Atom:0"], [id$="Atom:0"]').locator('visible=true').first())
    await actor.hold(0.5)
    await actor.moveTo(await actor.plot(0.5, 0.5))
    await actor.hold(1)
  },
}

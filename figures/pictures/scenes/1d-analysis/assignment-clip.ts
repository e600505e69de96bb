import { openEthylbenzeneWithStructure } from '../../data/openings'
import { pickRanges } from '../../stage/moves'
import type { Scene } from '../../stage/scene'

/** A range is assigned to an atom. */
export const scene: Scene = {
  file: 'docs/20_1d-spectra/img/assignment',
  open: () => openEthylbenzeneWithStructure('assignment', { x: 32, y: 4, width: 170, height: 130 }),
  size: { width: 860, height: 460 },
  panels: 330,
  prepare: pickRanges,
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

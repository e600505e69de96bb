import { openEthylbenzeneWithStructure } from '../../data/openings'
import type { Scene } from '../../stage/scene'

/** Atoms are numbered, the first by hand and the next with the space bar. */
export const scene: Scene = {
  file: 'docs/40_chemical_structure/img/labels',
  open: () => openEthylbenzeneWithStructure('assignment', { x: 22, y: 6, width: 260, height: 200 }),
  size: { width: 760, height: 420 },
  panels: 0,
  async play(actor) {
    const atom = (number: number) => actor.page.locator(`[id$="Atom:${number}"]`).locator('visible=true').first()
    await actor.hold(0.4)
    await actor.click(atom(0))
    await actor.hold(0.5)
    await actor.page.keyboard.type('1')
    await actor.hold(0.5)
    await actor.press('Enter')
    await actor.hold(0.5)
    for (const next of [1, 2, 3, 4]) {
      await actor.moveTo(atom(next))
      await actor.press('Space')
      await actor.hold(0.3)
    }
    await actor.hold(1)
  },
}

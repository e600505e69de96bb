import { openEthylbenzeneWithStructure } from '../../data/openings'
import { pointBox } from '../../stage/moves'
import type { Scene } from '../../stage/scene'

/** The form for the label of an atom. */
export const scene: Scene = {
  file: 'docs/40_chemical_structure/img/label-form',
  open: () => openEthylbenzeneWithStructure('assignment', { x: 22, y: 6, width: 260, height: 200 }),
  size: { width: 760, height: 420 },
  panels: 0,
  keepsPointer: true,
  async prepare(actor) {
    await actor.click(actor.page.locator('[id$="Atom:0"]').locator('visible=true').first())
    await actor.page.keyboard.type('1')
    await actor.settle(300)
  },
  marks: async (actor) => [
    { at: actor.page.locator('[id$="Atom:0"]').locator('visible=true').first(), side: 'above', gap: 20 },
    { at: await pointBox(actor, 0.53, 0.33), side: 'above', gap: 24 },
    { at: await pointBox(actor, 0.68, 0.33), side: 'above', gap: 24 },
    { at: await pointBox(actor, 0.66, 0.5), side: 'below', gap: 24 },
  ],
}

import { openEthylbenzene } from '../../data/openings'
import { boxOf } from '../../stage/place'
import type { Scene } from '../../stage/scene'

/** The structure editor. */
export const scene: Scene = {
  file: 'docs/40_chemical_structure/img/structure-editor',
  open: () => openEthylbenzene(),
  size: { width: 920, height: 620 },
  panels: 430,
  async prepare(actor) {
    await actor.showPanel('Chemical structures')
    await actor.page.getByText('Click to draw molecule').click()
    await actor.settle(1200)
  },
  async marks(actor) {
    const dialog = await boxOf(actor.page.getByRole('dialog'))
    return [
      { at: { x: dialog.x + 16, y: dialog.y + 16, width: 48, height: 362 }, side: 'right', gap: 12, isFramed: true },
      { at: { x: dialog.x + dialog.width / 2, y: dialog.y + dialog.height / 2, width: 0, height: 0 }, side: 'on' },
      { at: actor.page.getByRole('button', { name: 'Save' }), side: 'above', gap: 10 },
    ]
  },
}

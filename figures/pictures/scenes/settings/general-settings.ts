import { openEthylbenzeneWithStructure } from '../../data/openings'
import type { Scene } from '../../stage/scene'

/** General settings, tab Panels. */
export const scene: Scene = {
  file: 'docs/10_general/img/general-settings',
  open: () => openEthylbenzeneWithStructure(),
  size: { width: 920, height: 780 },
  panels: 330,
  async prepare(actor) {
    await actor.tool('general-settings').click()
    const dialog = actor.page.getByRole('dialog')
    await dialog.getByText('Panels', { exact: true }).click()
    await actor.settle(500)
  },
  crop: (actor) => [actor.page.getByRole('dialog')],
  margin: 0,
  marks({ page }) {
    const dialog = page.getByRole('dialog')
    return [
      { at: dialog.getByText('Panels', { exact: true }), side: 'right', gap: -30 },
      { at: dialog.getByText('Active', { exact: true }).first(), side: 'right', gap: 64 },
      { at: dialog.getByRole('button', { name: 'Apply and Save' }), side: 'above', gap: 10 },
    ]
  },
}

import { openEthylbenzeneWithStructure } from '../../data/openings'
import type { Scene } from '../../stage/scene'

/** General settings, tab Title block, with the block switched on. */
export const scene: Scene = {
  file: 'docs/10_general/img/title-block-tab',
  open: () => openEthylbenzeneWithStructure(),
  size: { width: 920, height: 780 },
  panels: 0,
  async prepare(actor) {
    await actor.tool('general-settings').click()
    const dialog = actor.page.getByRole('dialog')
    await dialog.getByText('Title block', { exact: true }).click()
    await dialog.getByText('Display spectrum info block').click()
    await actor.settle(300)
  },
  crop: (actor) => [actor.page.getByRole('dialog')],
  margin: 0,
  marks({ page }) {
    const dialog = page.getByRole('dialog')
    return [
      { at: dialog.getByText('Title block', { exact: true }), side: 'right', gap: -30 },
      { at: dialog.getByText('Display spectrum info block'), side: 'right', gap: 14 },
      { at: dialog.getByRole('button', { name: 'Add Field' }), side: 'left', gap: 14 },
      { at: dialog.getByRole('columnheader', { name: 'Field' }).first(), side: 'right', gap: -36 },
      { at: dialog.getByRole('button', { name: 'Apply', exact: true }), side: 'above', gap: 10 },
    ]
  },
}

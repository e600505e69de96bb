import { openEthylbenzeneWithStructure } from '../../data/openings'
import { boxAt } from '../../stage/moves'
import { boxOf } from '../../stage/place'
import type { Scene } from '../../stage/scene'

/** General settings, tab Title block, with the block switched on. */
export const scene: Scene = {
  file: 'docs/10_general/img/title-block-tab',
  open: () => openEthylbenzeneWithStructure(),
  size: { width: 920, height: 620 },
  panels: 0,
  async prepare(actor) {
    await actor.tool('general-settings').click()
    const dialog = actor.page.getByRole('dialog')
    await dialog.getByText('Title block', { exact: true }).click()
    const { x, y, height } = await boxOf(dialog.getByText('Display spectrum info block'))
    await actor.page.mouse.click(x + 565, y + height / 2)
    await actor.settle(300)
  },
  crop: (actor) => [actor.page.getByRole('dialog')],
  margin: 0,
  async marks({ page }) {
    const dialog = page.getByRole('dialog')
    const label = await boxOf(dialog.getByText('Display spectrum info block'))
    return [
      { at: dialog.getByText('Title block', { exact: true }), side: 'right', gap: 24 },
      { at: boxAt([label.x + 548, label.y + 8]), side: 'left', gap: 16 },
      { at: dialog.getByRole('button', { name: 'Add Field' }), side: 'left', gap: 14 },
      { at: dialog.getByRole('columnheader', { name: 'Field' }).first(), side: 'right', gap: -36 },
      { at: dialog.getByRole('button', { name: 'Apply', exact: true }), side: 'above', gap: 10 },
    ]
  },
}

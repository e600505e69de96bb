import { openEthylbenzeneWithStructure } from '../../data/openings'
import { boxAt } from '../../stage/moves'
import { boxOf } from '../../stage/place'
import type { Scene } from '../../stage/scene'

/** The dialog before a picture is exported, with a custom size. */
export const scene: Scene = {
  file: 'docs/10_general/img/export-options',
  open: () => openEthylbenzeneWithStructure(),
  size: { width: 760, height: 480 },
  panels: 0,
  async prepare(actor) {
    await actor.tool('exportAs').click()
    await actor.page.getByText('Export as SVG').click()
    await actor.page.getByRole('dialog').getByText('Advanced').click()
    await actor.settle(400)
  },
  crop: (actor) => [actor.page.getByRole('dialog')],
  margin: 0,
  detail: ({ page }) => [page.getByRole('dialog')],
  async marks({ page }) {
    const dialog = page.getByRole('dialog')
    const { x, width } = await boxOf(dialog)
    const endOf = async (name: string, part: number) => {
      const row = await boxOf(dialog.getByText(name, { exact: true }))
      return boxAt([x + part * width, row.y + row.height / 2])
    }
    return [
      { at: dialog.getByText('Advanced'), side: 'right', gap: 12 },
      { at: await endOf('Size', 0.68), side: 'right', gap: 14 },
      { at: await endOf('Units', 0.37), side: 'right', gap: 14 },
      { at: await endOf('DPI', 0.39), side: 'right', gap: 14 },
      { at: dialog.getByRole('button', { name: 'Save' }), side: 'above', gap: 10 },
    ]
  },
}

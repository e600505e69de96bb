import { openEthylbenzeneWithStructure } from '../../data/openings'
import { boxOf } from '../../stage/place'
import type { Scene } from '../../stage/scene'

/** The dialog before a picture is exported, with a custom size. */
export const scene: Scene = {
  file: 'docs/10_general/img/export-options',
  open: () => openEthylbenzeneWithStructure(),
  size: { width: 760, height: 620 },
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
    const rowOf = async (name: string, part: number) => {
      const [{ x, width }, row] = [await boxOf(dialog), await boxOf(dialog.getByText(name, { exact: true }))]
      return { ...row, x, width: part * width }
    }
    const [widths, heights] = [await rowOf('Width', 0.82), await rowOf('Height', 0.82)]
    return [
      { at: dialog.getByText('Advanced'), side: 'right', gap: 12 },
      { at: { ...widths, height: heights.y + heights.height - widths.y }, side: 'right', gap: 14 },
      { at: await rowOf('Unit', 0.64), side: 'right', gap: 14 },
      { at: await rowOf('DPI', 0.77), side: 'right', gap: 14 },
      { at: dialog.getByRole('button', { name: 'Save' }), side: 'above', gap: 10 },
    ]
  },
}

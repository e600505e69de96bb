import { openEthylbenzeneWithStructure } from '../../data/openings'
import type { Scene } from '../../stage/scene'

/** The dialog before spectra are predicted. */
export const scene: Scene = {
  file: 'docs/40_chemical_structure/img/prediction',
  open: () => openEthylbenzeneWithStructure(),
  size: { width: 920, height: 700 },
  panels: 430,
  async prepare(actor) {
    await actor.showPanel('Chemical structures')
    await actor.wholePanel('Chemical structures').locator('button').nth(5).click()
    await actor.see(actor.page.getByRole('dialog'))
    await actor.settle(600)
  },
  crop: (actor) => [actor.page.getByRole('dialog')],
  margin: 0,
  marks({ page }) {
    const dialog = page.getByRole('dialog')
    return [
      { at: dialog.getByText('400 MHz'), side: 'right', gap: 36 },
      { at: dialog.getByText('HMBC'), side: 'right', gap: 10 },
      { at: dialog.getByRole('button', { name: 'Predict spectrum' }), side: 'right', gap: 16 },
    ]
  },
}

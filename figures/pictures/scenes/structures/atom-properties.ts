import { openEthylbenzene } from '../../data/openings'
import { boxOf } from '../../stage/place'
import type { Mark, Scene } from '../../stage/scene'

/** The dialog of the custom atom tool. */
export const scene: Scene = {
  file: 'docs/40_chemical_structure/img/atom-properties',
  open: () => openEthylbenzene(),
  size: { width: 920, height: 620 },
  panels: 430,
  async prepare(actor) {
    const { page } = actor
    await actor.showPanel('Chemical structures')
    await page.getByText('Click to draw molecule').click()
    await actor.settle(1500)
    const canvas = await boxOf(page.getByRole('dialog').locator('canvas').last())
    const [x, y] = [canvas.x + canvas.width / 2, canvas.y + canvas.height / 2]
    await actor.moveTo([x, y])
    await actor.press('a')
    await actor.click([x, y])
    await actor.moveTo([x + 120, y + 90])
    await actor.press('.')
    await page.keyboard.down('Control')
    await actor.click([x + 20, y - 12])
    await page.keyboard.up('Control')
    await actor.settle(500)
    await page.locator('input[type=text]').nth(1).fill('13')
  },
  crop: ({ page }) => [page.getByText('Atom Label:'), page.getByText('OK', { exact: true }).last()],
  margin: 48,
  marks: ({ page }) => [
    ...['Atom Label:', 'Atom Mass:', 'Abnormal Valence:', 'Radical State:'].map(
      (name): Mark => ({ at: page.getByText(name), side: 'left', gap: 34 }),
    ),
    { at: page.getByText('OK', { exact: true }).last(), side: 'right', gap: 44 },
  ],
}

import { openEthylbenzene } from '../../data/openings'
import { boxOf } from '../../stage/place'
import type { Scene } from '../../stage/scene'

/** Ethylbenzene is drawn with two keys. */
export const scene: Scene = {
  file: 'docs/40_chemical_structure/img/drawing',
  open: () => openEthylbenzene(),
  size: { width: 760, height: 480 },
  panels: 300,
  async prepare(actor) {
    await actor.showPanel('Chemical structures')
    await actor.page.getByText('Click to draw molecule').click()
    await actor.settle(1500)
  },
  async play(actor) {
    const canvas = await boxOf(actor.page.getByRole('dialog').locator('canvas').last())
    const center: [number, number] = [canvas.x + 0.5 * canvas.width, canvas.y + 0.5 * canvas.height]
    await actor.moveTo(center)
    await actor.hold(0.3)
    await actor.press('a')
    await actor.click(center)
    await actor.hold(0.5)
    await actor.moveTo([center[0] + 20, center[1] - 12])
    await actor.hold(0.3)
    await actor.press('2')
    await actor.hold(0.8)
    await actor.click(actor.page.getByRole('button', { name: 'Save' }))
    await actor.hold(1.4)
  },
}

import { openEthylbenzene } from '../../data/openings'
import { boxAt } from '../../stage/moves'
import { boxOf } from '../../stage/place'
import type { Scene } from '../../stage/scene'

/** 2-Chlorobutane as a racemate, in the structure editor. */
export const scene: Scene = {
  file: 'docs/40_chemical_structure/img/racemate',
  open() {
    const { input, ...rest } = openEthylbenzene()
    const molecules = [{ smiles: 'CC[C@H](C)Cl', label: '2-Chlorobutane', id: 'chlorobutane' }]
    return { ...rest, input: { data: { ...('data' in input ? (input.data as object) : {}), molecules } } }
  },
  size: { width: 920, height: 620 },
  panels: 430,
  async prepare(actor) {
    const { page } = actor
    await actor.showPanel('Chemical structures')
    const panel = await boxOf(actor.wholePanel('Chemical structures'))
    await page.mouse.dblclick(panel.x + panel.width / 2, panel.y + panel.height / 2 + 20)
    await actor.settle(1500)
    const { x, y, width, height } = await boxOf(page.getByRole('dialog'))
    await page.mouse.click(x + 48, y + 92)
    await actor.settle(400)
    await page.mouse.click(x + 48, y + 92)
    await actor.settle(400)
    await page.mouse.click(x + width / 2 + 14, y + height / 2 + 3)
    await actor.settle(400)
  },
  async crop({ page }) {
    const { x, y, width, height } = await boxOf(page.getByRole('dialog'))
    return [{ x, y, width: width / 2 + 140, height: height / 2 + 90 }]
  },
  margin: 0,
  async marks({ page }) {
    const { x, y, width, height } = await boxOf(page.getByRole('dialog'))
    const [middle, center] = [x + width / 2, y + height / 2]
    return [
      { at: boxAt([x + 60, y + 92]), side: 'right', gap: 16 },
      { at: boxAt([middle + 8, center + 2]), side: 'left', gap: 70 },
      { at: boxAt([middle + 74, center + 36]), side: 'right', gap: 24 },
    ]
  },
}

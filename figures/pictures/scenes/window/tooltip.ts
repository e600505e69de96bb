import { openEthylbenzene } from '../../data/openings'
import type { Scene } from '../../stage/scene'

/** The tooltip of a tool. */
export const scene: Scene = {
  file: 'docs/10_general/img/tooltip',
  open: () => openEthylbenzene('default'),
  size: { width: 760, height: 470 },
  panels: 0,
  keepsPointer: true,
  async prepare(actor) {
    await actor.moveTo(actor.tool('rangePicking'))
    await actor.see(actor.page.getByText('Learn more'))
    await actor.settle(300)
  },
  crop: (actor) => [actor.tool('zoom'), actor.tool('inset'), { x: 0, y: 40, width: 360, height: 240 }],
  margin: 4,
  marks: (actor) => [
    { at: actor.page.getByText('Range picking and multiplet analysis'), side: 'above', gap: 20 },
    { at: actor.page.getByText('r', { exact: true }).last().locator('xpath=..'), side: 'right', gap: 16 },
    { at: actor.page.getByText('Learn more'), side: 'below', gap: 20 },
  ],
}

import { openEthylbenzeneWithStructure } from '../../data/openings'
import type { Scene } from '../../stage/scene'

/** The tooltip of a tool. */
export const scene: Scene = {
  file: 'docs/10_general/img/tooltip',
  open: () => openEthylbenzeneWithStructure('default'),
  size: { width: 760, height: 470 },
  panels: 0,
  keepsPointer: true,
  async prepare(actor) {
    await actor.moveTo(actor.tool('rangePicking'))
    await actor.page.getByText('Learn more').waitFor()
    await actor.settle(300)
  },
  crop: (actor) => [actor.tool('zoom'), actor.tool('inset'), { x: 0, y: 40, width: 440, height: 300 }],
  margin: 4,
}

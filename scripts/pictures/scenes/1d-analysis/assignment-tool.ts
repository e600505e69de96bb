import { openEthylbenzeneWithStructure } from '../../data/openings'
import { pickRanges } from '../../stage/moves'
import type { Scene } from '../../stage/scene'

/** The menu over a range, and the structure. */
export const scene: Scene = {
  file: 'docs/20_1d-spectra/img/assignment-tool',
  open: () => openEthylbenzeneWithStructure('assignment', { x: 32, y: 4, width: 170, height: 130 }),
  panels: 400,
  keepsPointer: true,
  async prepare(actor) {
    await pickRanges(actor)
    await actor.moveTo(await actor.point(1.19, 0.5))
    await actor.settle(600)
  },
}

import { openEthylbenzene } from '../../data/openings'
import { drawIntegrals, pointBox, tableBox } from '../../stage/moves'
import type { Scene } from '../../stage/scene'

/** Integrals with their curves, numbers and table. */
export const scene: Scene = {
  file: 'docs/20_1d-spectra/img/integrals-tool',
  open: () => openEthylbenzene('default'),
  panels: 460,
  async prepare(actor) {
    await actor.take('integral')
    await drawIntegrals(actor)
    await actor.showPanel('Integrals')
  },
  marks: async (actor) => [
    { at: actor.tool('integral'), side: 'right', gap: 6 },
    { at: await pointBox(actor, 0.25, 0.24), side: 'right', gap: 24 },
    { at: await pointBox(actor, 0.26, 0.86), side: 'right', gap: 24 },
    { at: await tableBox(actor, 'Integrals'), side: 'below', gap: 14 },
  ],
}

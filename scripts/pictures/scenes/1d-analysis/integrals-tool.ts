import { openEthylbenzene } from '../../data/openings'
import { pointBox } from '../../stage/moves'
import type { Scene } from '../../stage/scene'

/** Integrals with their curves, numbers and table. */
export const scene: Scene = {
  file: 'docs/20_1d-spectra/img/integrals-tool',
  open: () => openEthylbenzene('default'),
  panels: 440,
  async prepare(actor) {
    await actor.take('integral')
    for (const [from, to] of [
      [7.45, 7.05],
      [2.75, 2.55],
      [1.35, 1.05],
    ] as const) {
      await actor.drag(await actor.point(from, 0.35), await actor.point(to, 0.35), 0.6)
    }
    await actor.showPanel('Integrals')
  },
  marks: async (actor) => [
    { at: actor.tool('integral'), side: 'right', gap: 6 },
    { at: await pointBox(actor, 0.28, 0.24), side: 'right', gap: 24 },
    { at: await pointBox(actor, 0.27, 0.93), side: 'right', gap: 24 },
    { at: actor.wholePanel('Integrals').getByRole('table'), side: 'below', gap: 14 },
  ],
}

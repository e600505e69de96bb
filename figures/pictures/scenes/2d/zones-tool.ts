import { hsqc } from '../../data/ethyl-crotonate'
import { openMaps } from '../../data/openings'
import { boxAt, tableBox } from '../../stage/moves'
import type { Scene } from '../../stage/scene'

/** Zones found automatically, with the panel. */
export const scene: Scene = {
  file: 'docs/30_2d-spectra/img/zones-tool',
  open: () => openMaps([hsqc()]),
  panels: 360,
  async prepare(actor) {
    await actor.take('zonePicking')
    await actor.page.getByRole('button', { name: /Auto Zones Picking/i }).click()
    await actor.settle(800)
    await actor.showPanel('Zones')
  },
  marks: async (actor) => [
    { at: actor.tool('zonePicking'), side: 'right', gap: 6 },
    { at: actor.page.getByRole('button', { name: /Auto Zones Picking/i }), side: 'below', gap: 8 },
    { at: boxAt(await actor.point(5.84, 122.8)), side: 'right', gap: 24 },
    { at: await tableBox(actor, 'Zones'), side: 'below', gap: 14 },
  ],
}

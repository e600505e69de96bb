import { hsqc } from '../../data/ethyl-crotonate'
import { openMaps } from '../../data/openings'
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
}

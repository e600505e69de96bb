import { hsqc } from '../../data/ethyl-crotonate'
import { openMaps } from '../../data/openings'
import type { Scene } from '../../stage/scene'

/** Zones found automatically. */
export const scene: Scene = {
  file: 'docs/30_2d-spectra/img/zones-clip',
  open: () => openMaps([hsqc()]),
  size: { width: 1040, height: 520 },
  panels: 330,
  async play(actor) {
    await actor.hold(0.4)
    await actor.click(actor.tool('zonePicking'))
    await actor.hold(0.5)
    await actor.click(actor.page.getByRole('button', { name: /Auto Zones Picking/i }))
    await actor.settle(800)
    await actor.moveTo(await actor.plot(0.5, 0.6))
    await actor.hold(2)
  },
}

import { openEthylbenzene } from '../../data/openings'
import type { Scene } from '../../stage/scene'

/** Automatic ranges. */
export const scene: Scene = {
  file: 'docs/20_1d-spectra/img/auto-ranges',
  open: () => openEthylbenzene(),
  size: { width: 1120, height: 540 },
  panels: 460,
  async play(actor) {
    await actor.hold(0.5)
    await actor.click(actor.tool('rangePicking'))
    await actor.hold(0.5)
    await actor.click(actor.page.getByRole('button', { name: 'Auto ranges picking' }))
    await actor.settle(800)
    await actor.hold(2)
  },
}

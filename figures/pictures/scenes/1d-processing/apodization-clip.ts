import { openCarbonFid } from '../../data/openings'
import type { Scene } from '../../stage/scene'

/** Line broadening of a FID. */
export const scene: Scene = {
  file: 'docs/20_1d-spectra/img/apodization',
  open: openCarbonFid,
  size: { width: 840, height: 460 },
  panels: 0,
  prepare: (actor) => actor.take('apodization'),
  async play(actor) {
    const field = actor.page.locator('input[name$="exponential.options.lineBroadening"]').first()
    await actor.hold(0.6)
    await actor.type(field, '1')
    await actor.hold(0.7)
    await actor.type(field, '3')
    await actor.hold(0.7)
    await actor.type(field, '8')
    await actor.hold(1)
  },
}

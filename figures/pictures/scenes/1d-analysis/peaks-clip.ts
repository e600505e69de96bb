import { openCarbonSpectrum } from '../../data/openings'
import type { Scene } from '../../stage/scene'

/** Peaks picked by hand and automatically. */
export const scene: Scene = {
  file: 'docs/20_1d-spectra/img/peak-picking-clip',
  open: () => openCarbonSpectrum(),
  size: { width: 1040, height: 500 },
  panels: 0,
  prepare: (actor) => actor.take('peakPicking'),
  async play(actor) {
    await actor.hold(0.4)
    await actor.drag(await actor.point(64, 0.4), await actor.point(57, 0.4), 0.7)
    await actor.drag(await actor.point(126, 0.4), await actor.point(119, 0.4), 0.7)
    await actor.hold(0.5)
    await actor.click(actor.page.getByRole('button', { name: 'Apply' }).first())
    // Another button has moved under the pointer and shows its tooltip.
    await actor.moveTo(await actor.plot(0.76, 0.4), 0.4)
    await actor.hold(1)
  },
}

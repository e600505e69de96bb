import { openCarbonFid } from '../../data/openings'
import type { Scene } from '../../stage/scene'

/** The steps of a carbon spectrum in the panel Processing. */
export const scene: Scene = {
  file: 'docs/20_1d-spectra/img/processing-panel',
  open: openCarbonFid,
  panels: 420,
  size: { width: 920, height: 560 },
  async prepare(actor) {
    for (const tool of ['apodization', 'zeroFilling']) {
      await actor.take(tool)
      await actor.page.getByRole('button', { name: 'Apply' }).first().click()
      await actor.settle(400)
    }
    await actor.tool('fft').click()
    await actor.settle(400)
    await actor.showPanel('Processing')
  },
}

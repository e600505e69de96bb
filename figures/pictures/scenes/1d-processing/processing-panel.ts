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
  async marks(actor) {
    const panel = actor.wholePanel('Processing')
    const icons = panel.locator('[data-icon="annotation"]')
    return [
      { at: panel.getByText('Apodization', { exact: false }).first(), side: 'below', gap: 90 },
      { at: icons.first(), side: 'below', gap: 64 },
      { at: panel.getByText('On', { exact: true }).first(), side: 'below', gap: 64 },
      { at: panel.locator('button').nth(1), side: 'right', gap: 10 },
    ]
  },
}

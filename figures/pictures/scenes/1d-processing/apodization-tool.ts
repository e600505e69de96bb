import { openCarbonFid } from '../../data/openings'
import { pointBox } from '../../stage/moves'
import type { Scene } from '../../stage/scene'

/** The FID with the window function and the options of the tool. */
export const scene: Scene = {
  file: 'docs/20_1d-spectra/img/apodization-tool',
  open: openCarbonFid,
  panels: 330,
  prepare: (actor) => actor.take('apodization'),
  async marks(actor) {
    const { page } = actor
    return [
      { at: actor.tool('apodization'), side: 'right', gap: 6 },
      { at: page.locator('input[name$="exponential.options.lineBroadening"]').first(), side: 'below', gap: 14 },
      { at: page.getByText('Live preview').first(), side: 'below', gap: 14 },
      { at: await pointBox(actor, 0.42, 0.18), side: 'above', gap: 30 },
      { at: actor.wholePanel('Processing').getByText('1', { exact: true }).locator('xpath=..'), side: 'left', gap: 10 },
    ]
  },
}

import { openCarbonSpectrum } from '../../data/openings'
import { pointBox } from '../../stage/moves'
import type { Scene } from '../../stage/scene'

/** Peaks picked automatically, with the panel. */
export const scene: Scene = {
  file: 'docs/20_1d-spectra/img/peaks-tool',
  open: () => openCarbonSpectrum(),
  panels: 440,
  async prepare(actor) {
    await actor.take('peakPicking')
    await actor.page.getByRole('button', { name: 'Apply' }).first().click()
    await actor.settle(500)
    await actor.showPanel('Peaks')
  },
  marks: async (actor) => [
    { at: actor.tool('peakPicking'), side: 'right', gap: 6 },
    { at: await pointBox(actor, 0.42, 0.07), side: 'below', gap: 40 },
    { at: actor.wholePanel('Peaks').getByRole('columnheader', { name: 'fwhm' }), side: 'above', gap: 4 },
  ],
}

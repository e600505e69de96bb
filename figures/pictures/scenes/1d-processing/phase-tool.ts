import { openMisphased } from '../../data/openings'
import type { Scene } from '../../stage/scene'

/** Phase correction by hand, its pads and the pivot. */
export const scene: Scene = {
  file: 'docs/20_1d-spectra/img/phase-tool',
  open: () => openMisphased([50, -70]),
  size: { width: 920, height: 520 },
  panels: 330,
  prepare: (actor) => actor.take('phaseCorrection'),
  marks: (actor) => [
    { at: actor.tool('phaseCorrection'), side: 'right', gap: 6 },
    { at: actor.page.getByRole('button', { name: 'Manual' }).first(), side: 'below', gap: 14 },
    {
      at: actor.page
        .getByText(/Change PH0|^Ph0$/)
        .locator('visible=true')
        .first(),
      side: 'below',
      gap: 14,
    },
    {
      at: actor.page
        .getByText(/Change PH1|^Ph1$/)
        .locator('visible=true')
        .first(),
      side: 'below',
      gap: 14,
    },
    { at: actor.wholePanel('Processing').getByText('1', { exact: true }).locator('xpath=..'), side: 'left', gap: 10 },
  ],
}

import { openSaponification } from '../../data/saponification'
import { boxAt } from '../../stage/moves'
import type { Scene } from '../../stage/scene'

/** Two regions of six spectra, integrated together. */
export const scene: Scene = {
  file: 'docs/35_series/img/analysis',
  open: openSaponification,
  size: { width: 920, height: 520 },
  panels: 420,
  async prepare(actor) {
    await actor.take('multipleSpectraAnalysis')
    for (const [from, to] of [
      [4.25, 4.03],
      [3.75, 3.55],
    ] as const) {
      await actor.drag(await actor.point(from, 0.3), await actor.point(to, 0.3), 0.6)
      await actor.settle(500)
    }
    await actor.showPanel('Multiple spectra analysis')
  },
  marks: async (actor) => [
    { at: actor.tool('multipleSpectraAnalysis'), side: 'right', gap: 6 },
    { at: boxAt(await actor.point(3.65, 0.22)), side: 'right', gap: 24 },
    { at: actor.wholePanel('Multiple spectra analysis').getByText('4.03 - 4.25'), side: 'below', gap: 6 },
    { at: actor.wholePanel('Multiple spectra analysis').locator('button').nth(1), side: 'left', gap: 16 },
  ],
}

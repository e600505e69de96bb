import { openEthylbenzene } from '../../data/openings'
import { pickAsInQuickStart, pointBox, tableBox } from '../../stage/moves'
import type { Scene } from '../../stage/scene'

/** Ranges found automatically, with the panel. */
export const scene: Scene = {
  file: 'docs/20_1d-spectra/img/ranges-tool',
  open: () => openEthylbenzene(),
  panels: 455,
  size: { width: 1120, height: 560 },
  prepare: pickAsInQuickStart,
  marks: async (actor) => [
    { at: actor.tool('rangePicking'), side: 'right', gap: 6 },
    { at: actor.page.getByRole('button', { name: 'Auto ranges picking' }), side: 'below', gap: 10 },
    { at: await pointBox(actor, 0.79, 0.9), side: 'above', gap: 40 },
    { at: await tableBox(actor, 'Ranges / Multiplet analysis'), side: 'below', gap: 14 },
  ],
}

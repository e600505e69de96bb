import { openEthylbenzene } from '../../data/openings'
import { boxAt, pickAsInQuickStart } from '../../stage/moves'
import type { Scene } from '../../stage/scene'

/** The menu over a range, and the structure. */
export const scene: Scene = {
  file: 'docs/20_1d-spectra/img/assignment-tool',
  open: () => openEthylbenzene(),
  size: { width: 1120, height: 540 },
  panels: 480,
  keepsPointer: true,
  async prepare(actor) {
    await pickAsInQuickStart(actor)
    await actor.kind(/3\.43/, 'Impurity')
    await actor.moveTo(await actor.point(1.19, 0.5))
    await actor.settle(600)
  },
  detail: ({ page }) => [
    page.locator('[id$="Atom:0"]').locator('visible=true').first().locator('xpath=ancestor::*[name()="svg"][1]'),
  ],
  marks: async (actor) => [
    { at: boxAt(await actor.point(1.19, 0.3)), side: 'left', gap: 24 },
    { at: actor.page.locator('.bp6-popover button').first(), side: 'right', gap: 8 },
    { at: actor.page.locator('[id$="Atom:0"]').locator('visible=true').first(), side: 'right', gap: 14 },
    {
      at: actor.wholePanel('Ranges / Multiplet analysis').getByRole('row', { name: /1\.19/ }).getByRole('cell').nth(1),
      side: 'on',
    },
  ],
}

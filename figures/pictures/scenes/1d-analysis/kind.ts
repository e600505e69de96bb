import { openEthylbenzeneWithStructure } from '../../data/openings'
import { pickRanges } from '../../stage/moves'
import type { Scene } from '../../stage/scene'

/** The kinds that a range may have, offered for the water. */
export const scene: Scene = {
  file: 'docs/20_1d-spectra/img/range-kind',
  open: () => openEthylbenzeneWithStructure(),
  size: { width: 980, height: 620 },
  panels: 500,
  keepsPointer: true,
  async prepare(actor) {
    await pickRanges(actor)
    await actor
      .wholePanel('Ranges / Multiplet analysis')
      .getByRole('row', { name: /3\.43/ })
      .getByRole('button')
      .first()
      .click()
    await actor.settle(500)
  },
  crop: (actor) => [actor.wholePanel('Ranges / Multiplet analysis')],
  margin: 2,
  marks: (actor) => [
    { at: actor.wholePanel('Ranges / Multiplet analysis').getByText('3.43', { exact: true }), side: 'left', gap: 10 },
    { at: actor.page.getByText('Impurity', { exact: true }).locator('visible=true').last(), side: 'on' },
  ],
}

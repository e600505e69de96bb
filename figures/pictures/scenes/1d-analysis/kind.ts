import { openEthylbenzene } from '../../data/openings'
import { pickAsInQuickStart } from '../../stage/moves'
import type { Scene } from '../../stage/scene'

/** The kinds that a range may have, offered for the water. */
export const scene: Scene = {
  file: 'docs/20_1d-spectra/img/range-kind',
  open: () => openEthylbenzene(),
  size: { width: 980, height: 860 },
  panels: 500,
  keepsPointer: true,
  async prepare(actor) {
    await pickAsInQuickStart(actor)
    await actor.openKinds(/3\.43/)
    await actor.settle(300)
  },
  crop: (actor) => [actor.panel('Ranges / Multiplet analysis'), actor.menu()],
  margin: 2,
  marks: (actor) => [
    { at: actor.wholePanel('Ranges / Multiplet analysis').getByText('3.43', { exact: true }), side: 'left', gap: 10 },
    { at: actor.page.getByText('Impurity', { exact: true }).locator('visible=true').last(), side: 'on' },
  ],
}

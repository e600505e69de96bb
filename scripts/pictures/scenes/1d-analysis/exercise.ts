import { openEthylbenzene } from '../../data/openings'
import { drawIntegrals } from '../../stage/moves'
import type { Scene } from '../../stage/scene'

/** The workspace of exercises: a spectrum, its integrals, and few tools. */
export const scene: Scene = {
  file: 'docs/50_teaching/img/exercise',
  open: () => openEthylbenzene('exercise'),
  size: { width: 920, height: 480 },
  panels: 330,
  async prepare(actor) {
    await actor.take('integral')
    // The name of the tool would be in the way of the first drag.
    await actor.settle(1500)
    await drawIntegrals(actor)
    await actor.showPanel('Integrals')
  },
  marks: (actor) => [
    { at: actor.tool('integral'), side: 'right', gap: 6 },
    { at: actor.wholePanel('Integrals').getByRole('columnheader', { name: 'Relative' }), side: 'below', gap: 80 },
  ],
}

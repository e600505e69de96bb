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
    await drawIntegrals(actor)
    await actor.moveTo(await actor.plot(0.5, 0.1))
    await actor.showPanel('Integrals')
  },
  marks: (actor) => [
    { at: actor.tool('integral'), side: 'right', gap: 6 },
    { at: actor.wholePanel('Integrals').getByRole('columnheader', { name: 'Relative' }), side: 'below', gap: 80 },
  ],
}

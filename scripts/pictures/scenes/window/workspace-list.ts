import { openEthylbenzeneWithStructure } from '../../data/openings'
import type { Scene } from '../../stage/scene'

/** The list of workspaces, opened. */
export const scene: Scene = {
  file: 'docs/10_general/img/workspace-list',
  open: () => openEthylbenzeneWithStructure(),
  panels: 330,
  async prepare(actor) {
    await actor.page.getByRole('button', { name: 'NMR spectra assignment' }).click()
    await actor.settle(400)
  },
  crop: () => [{ x: 460, y: 0, width: 460, height: 230 }],
  margin: 0,
}

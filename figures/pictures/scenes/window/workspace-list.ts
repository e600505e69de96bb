import { openEthylbenzeneWithStructure } from '../../data/openings'
import { boxOf } from '../../stage/place'
import type { Scene } from '../../stage/scene'

/** The list of workspaces, opened, with the badge of the first one. */
export const scene: Scene = {
  file: 'docs/10_general/img/workspace-list',
  open: () => openEthylbenzeneWithStructure(),
  panels: 330,
  async prepare(actor) {
    await actor.page.getByRole('button', { name: 'NMR spectra assignment' }).click()
    await actor.settle(400)
  },
  crop: () => [{ x: 470, y: 0, width: 450, height: 172 }],
  margin: 0,
  async marks(actor) {
    const list = actor.page.getByRole('button', { name: 'NMR spectra assignment' })
    const { x, y, width, height } = await boxOf(actor.page.getByText('Simple NMR analysis'))
    return [
      { at: list, side: 'left', gap: 4 },
      // The badge is left of the name.
      { at: { x: x - 24, y, width, height }, side: 'left', gap: 14 },
    ]
  },
}

import { openEthylbenzeneWithStructure } from '../../data/openings'
import type { Scene } from '../../stage/scene'

/** The picture as SVG, from the export menu. */
export const scene: Scene = {
  file: 'docs/10_general/img/export',
  open: () => openEthylbenzeneWithStructure(),
  size: { width: 760, height: 440 },
  panels: 0,
  async play(actor) {
    const { page } = actor
    await actor.hold(0.5)
    await actor.click(actor.tool('exportAs'))
    await actor.hold(0.6)
    await actor.moveTo(page.getByText('Save data', { exact: true }))
    await actor.hold(0.4)
    await actor.click(page.getByText('Export as SVG'))
    await actor.hold(1.6)
  },
}

import { openEthylbenzeneWithStructure } from '../../data/openings'
import type { Scene } from '../../stage/scene'

/** The panel Information. */
export const scene: Scene = {
  file: 'docs/10_general/img/information-panel',
  open: () => openEthylbenzeneWithStructure(),
  size: { width: 920, height: 480 },
  panels: 440,
  prepare: (actor) => actor.showPanel('Information'),
  marks(actor) {
    const panel = actor.wholePanel('Information')
    return [
      { at: panel.getByPlaceholder('Search for a parameter'), side: 'below', gap: 12 },
      { at: panel.locator('button').nth(2), side: 'below', gap: 28 },
      { at: panel.locator('button').nth(1), side: 'left', gap: 16 },
    ]
  },
}

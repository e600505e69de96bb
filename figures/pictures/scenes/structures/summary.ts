import { openMaps, withPanels } from '../../data/openings'
import { pickEverything } from '../../stage/moves'
import type { Scene } from '../../stage/scene'

/** The panel Summary after ranges and zones were picked. */
export const scene: Scene = {
  file: 'docs/20_1d-spectra/img/summary',
  open: () => withPanels(openMaps(), ['automaticAssignmentPanel', 'summaryPanel']),
  size: { width: 1000, height: 520 },
  panels: 660,
  async prepare(actor) {
    await pickEverything(actor)
    await actor.showPanel('Summary')
    await actor.settle(500)
  },
  crop: (actor) => [actor.wholePanel('Summary')],
  margin: 0,
  marks(actor) {
    const panel = actor.wholePanel('Summary')
    return [
      { at: panel.locator('button').nth(2), side: 'below', gap: 14 },
      { at: panel.locator('button').nth(3), side: 'below', gap: 14 },
      { at: panel.getByText('View:'), side: 'above', gap: 6 },
      { at: panel.getByText('60.10'), side: 'right', gap: 20 },
      { at: panel.getByText('S-'), side: 'left', gap: 20 },
    ]
  },
}

import { openMaps, withPanels } from '../../data/openings'
import { pickEverything } from '../../stage/moves'
import type { Scene } from '../../stage/scene'

/** The panel Automatic assignment after ranges and zones were picked with its first button. */
export const scene: Scene = {
  file: 'docs/20_1d-spectra/img/automatic-assignment',
  open: () => withPanels(openMaps(), ['automaticAssignmentPanel', 'summaryPanel']),
  size: { width: 920, height: 480 },
  panels: 400,
  prepare: pickEverything,
  marks(actor) {
    const panel = actor.wholePanel('Automatic assignment')
    return [
      { at: panel.locator('button').nth(1), side: 'below', gap: 50 },
      { at: panel.locator('button').nth(2), side: 'below', gap: 80 },
      { at: panel.locator('button').nth(3), side: 'below', gap: 50 },
      { at: panel.getByText('No Data'), side: 'below', gap: 10 },
    ]
  },
}

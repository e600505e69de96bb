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
    // The table lacks the links of the zones until the next change.
    await actor.click(actor.wholePanel('Summary').locator('button').nth(2))
    await actor.type(actor.dialog().locator('input'), 'C6H10O2')
    await actor.click(actor.dialog().getByRole('button', { name: 'Set molecular formula' }))
    await actor.settle(800)
  },
  crop: (actor) => [actor.wholePanel('Summary')],
  margin: 0,
  marks(actor) {
    const panel = actor.wholePanel('Summary')
    return [
      { at: panel.locator('button').nth(2), side: 'below', gap: 14 },
      { at: panel.locator('button').nth(3), side: 'below', gap: 14 },
      { at: panel.locator('select'), side: 'above', gap: 6 },
      { at: panel.getByText('60.10'), side: 'right', gap: 20 },
      { at: panel.getByText('4.18'), side: 'below', gap: 24 },
    ]
  },
}

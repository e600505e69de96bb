import { withPanels } from '../../data/openings'
import { openSaponification } from '../../data/saponification'
import type { Scene } from '../../stage/scene'

/** The panel Matrix generation with a filter. */
export const scene: Scene = {
  file: 'docs/35_series/img/matrix',
  open: () => withPanels(openSaponification(), ['matrixGenerationPanel']),
  size: { width: 920, height: 640 },
  panels: 420,
  async prepare(actor) {
    await actor.showPanel('Matrix generation')
    await actor.page.getByRole('button', { name: 'Add Filter' }).click()
    await actor.page.getByRole('button', { name: 'Apply processing' }).click()
    await actor.settle(1200)
  },
  marks(actor) {
    const panel = actor.wholePanel('Matrix generation')
    return [
      { at: panel.getByRole('button', { name: 'Add Filter' }), side: 'left', gap: 20 },
      { at: panel.getByText('Exclusions zones'), side: 'right', gap: -60 },
      { at: panel.getByText('More options'), side: 'right', gap: -60 },
      { at: panel.getByRole('button', { name: 'Remove processing' }), side: 'right', gap: 20 },
      { at: panel.locator('button').nth(1), side: 'left', gap: 16 },
      { at: panel.locator('button').nth(4), side: 'below', gap: 14 },
    ]
  },
}

import { openCarbonFid } from '../../data/openings'
import type { Scene } from '../../stage/scene'

/** Zero filling with its options and the zeros at the end of the FID. */
export const scene: Scene = {
  file: 'docs/20_1d-spectra/img/zero-filling-tool',
  open: openCarbonFid,
  size: { width: 800, height: 460 },
  panels: 0,
  prepare: (actor) => actor.take('zeroFilling'),
  async marks(actor) {
    const { page } = actor
    return [
      { at: actor.tool('zeroFilling'), side: 'right', gap: 6 },
      { at: page.getByText('Size', { exact: false }).first(), side: 'below', gap: 14 },
      { at: page.getByText('Live preview').first(), side: 'below', gap: 14 },
      { at: page.getByRole('button', { name: 'Apply' }), side: 'below', gap: 14 },
    ]
  },
}

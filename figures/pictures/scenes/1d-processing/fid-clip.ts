import { openCarbonFid } from '../../data/openings'
import type { Scene } from '../../stage/scene'

/** Zero filling and Fourier transform of a FID. */
export const scene: Scene = {
  file: 'docs/20_1d-spectra/img/fid-to-spectrum-clip',
  open: openCarbonFid,
  size: { width: 840, height: 460 },
  panels: 0,
  prepare: (actor) => actor.take('zeroFilling'),
  async play(actor) {
    const { page } = actor
    await actor.hold(1)
    await actor.click(page.getByRole('button', { name: 'Apply' }))
    await actor.hold(0.6)
    await actor.click(actor.tool('fft'))
    await actor.moveTo(await actor.plot(0.5, 0.2))
    await actor.hold(1.5)
  },
}

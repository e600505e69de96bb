import { openMisphased } from '../../data/openings'
import { boxOf } from '../../stage/place'
import type { Scene } from '../../stage/scene'

/** Phase correction by hand: the pivot, PH0, then PH1. */
export const scene: Scene = {
  file: 'docs/20_1d-spectra/img/phase-by-hand',
  open: () => openMisphased([70, -100]),
  size: { width: 840, height: 460 },
  panels: 0,
  prepare: (actor) => actor.take('phaseCorrection'),
  async play(actor) {
    const pad = (name: RegExp) => actor.page.getByText(name).locator('visible=true').first()
    const slide = async (name: RegExp, pixels: number) => {
      const box = await boxOf(pad(name))
      const start: [number, number] = [box.x + box.width / 2, box.y + box.height / 2]
      await actor.drag(start, [start[0] + pixels, start[1]], 0.5)
    }
    await actor.hold(0.5)
    await actor.click(await actor.point(7.21, 0.5))
    await actor.hold(0.4)
    await slide(/Change PH0|^Ph0$/, -47)
    await actor.hold(0.4)
    await slide(/Change PH1|^Ph1$/, 100)
    await actor.hold(0.4)
    await actor.click(actor.page.getByRole('button', { name: 'Apply' }))
    await actor.hold(1)
  },
}

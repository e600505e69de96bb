import { openEthylbenzeneWithStructure } from '../../data/openings'
import type { Scene } from '../../stage/scene'

/** Another workspace brings other tools and panels. */
export const scene: Scene = {
  file: 'docs/10_general/img/workspaces',
  open: () => openEthylbenzeneWithStructure('default'),
  size: { width: 860, height: 500 },
  panels: 330,
  async play(actor) {
    const { page } = actor
    await actor.hold(0.5)
    await actor.click(page.getByRole('button', { name: 'Simple NMR analysis' }))
    await actor.hold(0.5)
    await actor.click(
      page
        .getByRole('option', { name: '1D multiple spectra analysis' })
        .or(page.getByText('1D multiple spectra analysis'))
        .first(),
    )
    await actor.hold(1)
    await actor.click(page.getByRole('button', { name: '1D multiple spectra analysis' }))
    await actor.hold(0.4)
    await actor.click(page.getByText('NMR spectra assignment').first())
    await actor.hold(1)
  },
}

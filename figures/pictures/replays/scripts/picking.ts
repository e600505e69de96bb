import { smiles } from '@/figures/data/crude-product'
import { writeCrudeFile } from '../../data/crude-file'
import { rangesPanel } from '../../stage/user'
import type { Replay } from '../replay'

/** Settings of the figure about automatic picking, whose ranges `automatic-picking-truth.test.ts` compares. */
const settings = [
  { structure: 1, ratio: 0.05, noise: 0.15, trans: 17.4 },
  { structure: 0, ratio: 0.05, noise: 0.15, trans: 17.4 },
  { structure: 0, ratio: 0.02, noise: 0.15, trans: 17.4 },
  { structure: 1, ratio: 0.02, noise: 0.15, trans: 17.4 },
  { structure: 1, ratio: 0.05, noise: 0.15, trans: 15 },
  { structure: 0, ratio: 0.02, noise: 0.4, trans: 15 },
  { structure: 1, ratio: 0.03, noise: 0.3, trans: 18.2 },
  { structure: 0, ratio: 0.05, noise: 0.4, trans: 17 },
  // Joined by noise on a flank of the doublet.
  { structure: 1, ratio: 0.02, noise: 0.15, trans: 17 },
]

/** Automatic picking on the spectrum of the figure, with its settings. */
export const replay: Replay = {
  pages: ['docs/20_1d-spectra/automatic_picking.md'],
  async play({ open, note }) {
    for (const { structure, ratio, noise, trans } of settings) {
      const program = await open(undefined, structure === 1 ? smiles : undefined)
      await program.workspace('NMR spectra assignment')
      await program.drop(writeCrudeFile(trans, noise))
      await program.key('f', 'f')
      await program.key('r')
      await program.type(program.page.locator('input[type=text]').filter({ visible: true }).first(), String(ratio))
      await program.press('Tab')
      await program.click(program.page.getByRole('button', { name: 'Auto ranges picking' }))
      await program.settle(2000)
      await program.showPanel(rangesPanel)
      note(JSON.stringify({ structure, ratio, noise, trans }), await program.table(rangesPanel))
    }
  },
  notPlayed: {},
  notShown: {
    'options of the tool': '0.05 0.03 0.01',
    'rule of the source': '0.5',
    'of the quick start': '0.2 2.02',
    'made up for the figure': '0.3',
  },
}

import { rangesPanel } from '../../stage/user'
import type { Replay } from '../replay'

/** The purity tutorial: one picking, in its three scales. */
export const replay: Replay = {
  pages: ['docs/05_tutorials/quantitative.md'],
  async play({ open, note }) {
    const program = await open()
    await program.workspace('NMR spectra assignment')
    await program.importAddress('https://cheminfo.github.io/nmr-dataset-demo/ethylbenzene/1h.jdx')
    await program.pasteStructure('CCc1ccccc1')
    await program.pickRanges()
    await program.showPanel(rangesPanel)
    note('Auto ranges picking', await program.table(rangesPanel))
    await program.sumAuto()
    note('Change ranges sum, Auto, Set', await program.table(rangesPanel))
    await program.kind(/3\.43/, 'Impurity')
    note('Kind of the water: Impurity', await program.table(rangesPanel))
    await program.setColumn(rangesPanel, 'Absolute integration')
    note('Column Absolute integration', await program.table(rangesPanel))
  },
  notPlayed: { 'parts 2 to 4': 'no sample has a certified purity, so the masses are made up' },
  notShown: {
    'arithmetic with the integrals': '4.91 1.8 2.5 1.3 0.10 1.00 18.0 106.2 1.7',
    'header of the file': '3.98 4.98',
    'steady state of repeated pulses': '2.7 4.6',
    'rules of thumb': '0.3 0.05 0.1 0.7 99.3',
    'made-up example': '20.15 194.2 10.02 116.1 99.9 3.000 1.694 1.771 0.999 0.981 98.1',
    'made-up exercise': '15.00 150.0 1.000 5.00 100.0 1.032 0.969 1.5 0.3333 96.9 1.00',
  },
}

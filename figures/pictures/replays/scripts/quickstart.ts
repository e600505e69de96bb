import { rangesPanel } from '../../stage/user'
import type { Replay } from '../replay'

const sample = 'https://cheminfo.github.io/nmr-dataset-demo/ethylbenzene/1h.jdx'

/** The quick start, in the order of the page: spectrum, structure, ranges. */
export const replay: Replay = {
  pages: ['docs/00_quickstart/quickstart.mdx'],
  async play({ open, note }) {
    const program = await open()
    await program.workspace('NMR spectra assignment')
    await program.importAddress(sample)
    note('Add JCAMP-DX from URL: panel Spectra', await program.table('Spectra'))
    await program.zoomTo(2.75, 2.45)
    note(
      'Shift + drag between the inner lines of the quartet',
      await program.dragOver(2.6135, 2.5945, { key: 'Shift', height: 0.6 }),
    )
    await program.key('f', 'f')
    await program.pasteStructure('CCc1ccccc1')
    await program.pickRanges()
    await program.showPanel(rangesPanel)
    note('Auto ranges picking', await program.table(rangesPanel))
    note('Change ranges sum, Auto', await program.sumAuto())
    note('Set', await program.table(rangesPanel))
    note('Kinds', await program.kind(/3\.43/, 'Impurity'))
    note('Kind of the water: Impurity', await program.table(rangesPanel))
    const atoms = await program.atoms()
    const atom = (index: number) => atoms[index]?.at ?? [0, 0]
    await program.assign(1.19, atom(0))
    await program.assign(2.6, atom(1))
    await program.key('Escape')
    await program.zoomTo(7.45, 7.05)
    await program.assign(7.288, atom(4))
    await program.assign(7.2, atom(3))
    await program.assign(7.2, atom(5))
    await program.key('f', 'f')
    note('All assigned', await program.table(rangesPanel))
    note('Copy and apply', await program.publicationString())
  },
  notPlayed: {},
  notShown: {
    'measured in the file': '2.51 1.7',
    'limits of a zoom': '7.05 7.45',
  },
}

import type { Replay } from '../replay'

const integrals = 'Integrals'

/** The ¹⁹F tutorial: empty regions before and after the correction, then the dropped FID. */
export const replay: Replay = {
  pages: ['docs/05_tutorials/fluorine_baseline.md'],
  async play({ open, note }) {
    let program = await open()
    await program.workspace('Simple NMR analysis')
    await program.importAddress('https://cheminfo.github.io/nmr-dataset-demo/19f/19f.jdx')
    await program.key('i')
    await program.dragOver(-135, -137, { height: 0.3 })
    await program.dragOver(-167, -169, { height: 0.3 })
    await program.showPanel(integrals)
    note('Two empty regions, relative', await program.table(integrals))
    await program.setColumn(integrals, 'Absolute')
    note('Two empty regions, with the column Absolute', await program.table(integrals))
    await program.key('b')
    await program.settle(1000)
    const processing = program.wholePanel('Processing')
    note('Baseline correction', await program.read(processing))
    for (const ppm of [24, -77, -104, -130, -152, -205, -213, -221, -226]) {
      await program.click(await program.point(ppm, 0.3))
    }
    await program.click(processing.getByRole('button', { name: 'Apply' }).first())
    await program.settle(2000)
    await program.showPanel(integrals)
    note('Apply, with nine more anchors', await program.table(integrals))
    program = await open()
    await program.drop(program.sample('19f/19f.fid.jdx'))
    await program.showPanel('Processing')
    note('Steps after dropping the FID', await program.read(program.wholePanel('Processing')))
    await program.key('a')
    await program.automaticPhase()
    note('Automatic phase', await program.read(program.wholePanel('Processing')))
  },
  notPlayed: {
    'the links of the page': 'the hosted application is not available here',
    'airPLS and Polynomial': 'the page only compares them by words',
  },
  notShown: {
    'header of the files': '282.38 0.917 68.00 253',
    'measured in the file':
      '82.19 82.37 110.7 122.5 122.7 124.8 82.374 82.187 1.7 -82.19 -82.37 -110.7 -122.5 -122.7 -124.8',
    'the drawing: 16 anchors': '-0.2 -0.6 0.6',
    'rules of thumb': '0.1',
  },
}

import { rangesPanel } from '../../stage/user'
import type { Replay } from '../replay'

/** The ¹³C tutorial: the dropped FID, processed by hand, referenced, picked. */
export const replay: Replay = {
  pages: ['docs/05_tutorials/fid_to_publication.md'],
  async play({ open, note }) {
    let program = await open()
    const panel = 'Processing'
    await program.workspace('NMR spectra assignment')
    await program.requestAddress('https://cheminfo.github.io/nmr-dataset-demo/cytisine/13c.fid.jdx')
    note('Add JCAMP-DX from URL', await program.read(program.dialog()))
    program = await open()
    await program.workspace('NMR spectra assignment')
    await program.drop(program.sample('cytisine/13c.fid.jdx'))
    await program.showPanel(panel)
    const processing = program.wholePanel(panel)
    note('Steps after dropping the FID', await program.read(processing))
    await program.click(await program.button(panel, 'Delete all filters'))
    await program.click(program.dialog().getByRole('button', { name: 'Yes' }))
    await program.settle(1500)
    note('Delete all filters', await program.read(processing))
    await program.key('a')
    await program.type(processing.locator('input[name*=lineBroadening]'), '1')
    await program.press('Tab')
    await program.settle(800)
    await program.click(processing.getByRole('button', { name: 'Apply' }).first())
    await program.settle(1200)
    await program.key('z')
    note('Zero filling', /Size:? ?\w+/.exec(await program.read(processing))?.[0] ?? '')
    await program.click(processing.getByRole('button', { name: 'Apply' }).first())
    await program.settle(1500)
    await program.key('t')
    await program.settle(2000)
    await program.key('a')
    await program.automaticPhase()
    await program.zoomTo(54.6, 52.6)
    await program.key('r')
    await program.dragOver(53.6, 53.43, { height: 0.3 })
    await program.showPanel(rangesPanel)
    note('Range over the middle line', await program.table(rangesPanel))
    await program.editCell(/53\.5/, 'δ (ppm)', '53.84')
    note('Reference', await program.table(rangesPanel))
    await program.key('f', 'f')
    await program.deleteRange(53.84)
    await program.pickRanges()
    await program.showPanel(rangesPanel)
    note('Auto ranges picking', await program.table(rangesPanel))
    note('Copy and apply', await program.publicationString())
    await program.showPanel(panel)
    note('Steps at the end', await program.read(processing))
  },
  notPlayed: {
    'the link of the card': 'the hosted application is not available here',
    'baseline, step 3.3': 'only if the baseline rolls',
  },
  notShown: {
    'header of the file': '150.94 3.64 67.99 13.9 -75.8',
    'measured in the file': '163.2 151.6 138.7 116.1 104.5 35.6 27.9 26.2 53.51',
    'before referencing, measured in the file':
      '163.22 151.64 138.66 116.06 104.46 53.88 52.92 49.66 35.56 27.85 26.19 163.55 151.97 138.99 116.39 104.79 54.21 53.25 49.99 35.89 28.18 26.52',
    'arithmetic: lines 27 Hz apart': '54.20 0.18 54.02 53.66 53.48 0.33 163.37 163.73 0.01 54.1 52.5 54.5 0.3',
    'of drawings': '0.40 54.4 53.1',
  },
}

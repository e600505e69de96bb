import { rangesPanel } from '../../stage/user'
import type { Replay } from '../replay'

const folder = 'https://cheminfo.github.io/nmr-dataset-demo/108-21-4'

/** The lesson in structure verification: reference, picking with two ratios, one coupling. */
export const replay: Replay = {
  pages: ['docs/50_teaching/structure_verification.md'],
  async play({ open, note }) {
    let program = await open()
    await program.workspace('NMR spectra assignment')
    await program.importAddress(`${folder}/13c-decoupled.jdx`)
    await program.zoomTo(78, 75)
    await program.key('r')
    await program.dragOver(76.35, 76.16, { height: 0.3 })
    await program.showPanel(rangesPanel)
    note('Range over the middle line of CDCl₃', await program.table(rangesPanel))
    await program.editCell(/76\./, 'δ (ppm)', '77.16')
    note('Reference', await program.table(rangesPanel))
    await program.key('f', 'f')
    await program.deleteRange(77.16)
    await program.pickRanges()
    await program.showPanel(rangesPanel)
    note('Auto ranges picking, ratio 0.05', await program.table(rangesPanel))
    await program.click(await program.button(rangesPanel, 'Delete All Ranges'))
    await program.click(program.dialog().getByRole('button', { name: 'Yes' }))
    await program.key('r')
    await program.type(program.page.locator('input[type=text]').filter({ visible: true }).first(), '0.03')
    await program.press('Tab')
    await program.click(program.page.getByRole('button', { name: 'Auto ranges picking' }))
    await program.settle(2000)
    note('Auto ranges picking, ratio 0.03', await program.table(rangesPanel))
    program = await open()
    await program.workspace('NMR spectra assignment')
    await program.importAddress(`${folder}/13c-coupled.jdx`)
    await program.zoomTo(68.5, 64.5)
    note('Shift + drag over the doublet', await program.dragOver(67.27, 65.79, { key: 'Shift', height: 0.6 }))
  },
  notPlayed: { 'prediction of B and D': 'a hosted service' },
  notShown: {
    'measured in the files': '169.45 66.53 20.80 20.30 76.3 66.5 20.8 20.3 169.4 67.27 65.79',
    'after referencing': '170.35 67.43 21.70 21.20 0.90 0.9',
    'header of the file': '100.62',
    'option of the tool': '0.05 0.03',
  },
}

import type { Replay } from '../replay'

/** Automatic zones of the measured COSY, with two ratios. */
export const replay: Replay = {
  pages: ['docs/05_tutorials/cosy.md'],
  async play({ open, note }) {
    for (const ratio of ['0.03', '0.01']) {
      const program = await open()
      await program.workspace('NMR spectra assignment')
      await program.drop(program.sample('ethylbenzene/cosy.jdx'))
      await program.key('r')
      await program.type(program.page.locator('input[type=text]').filter({ visible: true }).nth(1), ratio)
      await program.press('Tab')
      await program.click(program.page.getByRole('button', { name: 'Auto Zones Picking' }))
      await program.settle(4000)
      await program.showPanel('Zones')
      note(`Auto Zones Picking, ratio ${ratio}`, await program.table('Zones'))
    }
  },
  notPlayed: { 'the wheel and a zone drawn by hand': 'their place on the map has no label' },
  notShown: {
    'options of the tool': '0.03 0.01',
    'places in the map of the figure': '1.19 2.60 7.28 7.19 7.20 2.51 3.6 7.0',
    'level of the figure': '0.9 0.7',
    'coupling of the quick start': '7.6',
  },
}

import { rangesPanel } from '../../stage/user'
import type { Replay } from '../replay'

/** The ¹H part of the unknown: the file with its molecule, referenced, picked, and what is drawn by hand. */
export const replay: Replay = {
  pages: ['docs/05_tutorials/unknown.md'],
  async play({ open, note }) {
    const program = await open('cytisine/1h.jdx', 'O=C1C=CC=C2C3CNCC(C3)CN12')
    await program.workspace('Simple NMR analysis')
    await program.zoomTo(5.37, 5.345)
    await program.key('p')
    await program.dragOver(5.3581, 5.3562, { height: 0.3 })
    await program.showPanel('Peaks')
    note('Peak on the middle line of CHDCl₂', await program.table('Peaks'))
    await program.editCell(/5\.3/, 'δ (ppm)', '5.32', 'Peaks')
    note('Reference', await program.table('Peaks'))
    await program.key('f', 'f')
    await program.workspace('NMR spectra assignment')
    note('Atoms of the molecule that float over the spectrum', String((await program.atoms()).length))
    await program.pickRanges()
    await program.showPanel(rangesPanel)
    note('Auto ranges picking, with the molecule of the file', await program.table(rangesPanel))
    note('Copy and apply', await program.publicationString())
  },
  notPlayed: {
    'HSQC, COSY, HMBC': 'the files are absent from the stored copy of the samples',
    '¹³C tab': 'the processed file is absent; the ¹³C tutorial plays its FID',
    'prediction and automatic assignment': 'a hosted service',
  },
  notShown: {
    'measured in the files': '1.1 0.77 0.12 2.11 2.15',
    'of the ¹³C tutorial': '163.6 152.0 139.0 116.4 104.8 54.2 53.3 50.0 35.9 28.2 26.5 53.84',
    arithmetic: '0.04 9.0 6.9',
    'literature (Fulmer 2010)': '2.12',
    'header of the files': '600.20 150.94',
  },
}

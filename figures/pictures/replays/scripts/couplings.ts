import { rangesPanel } from '../../stage/user'
import type { Replay } from '../replay'

/** The tutorial on ethyl vinyl ether: reference, structure, J graph, assignment, distances. */
export const replay: Replay = {
  pages: ['docs/05_tutorials/abx_couplings.md'],
  async play({ open, note }) {
    const program = await open()
    await program.workspace('NMR spectra assignment')
    await program.importAddress('https://cheminfo.github.io/nmr-dataset-demo/ethylvinylether/1h.jdx')
    note('Panel Spectra', await program.table('Spectra'))
    await program.zoomTo(7.4, 7.15)
    await program.key('r')
    await program.dragOver(7.3, 7.26, { height: 0.3 })
    await program.showPanel(rangesPanel)
    note('Range over the line of chloroform', await program.table(rangesPanel))
    await program.editCell(/7\.2/, 'δ (ppm)', '7.26')
    await program.kind(/7\.26/, 'Residual solvent')
    note('Reference and kind of the solvent', await program.table(rangesPanel))
    await program.pasteStructure('CCOC=C')
    await program.pickRanges()
    await program.showPanel(rangesPanel)
    note('Auto ranges picking', await program.table(rangesPanel))
    note('Change ranges sum, Auto', await program.sumAuto())
    note('Set', await program.table(rangesPanel))
    await program.key('f', 'f')
    let atoms = await program.atoms()
    const center = (index: number) => atoms[index]?.at ?? [0, 0]
    await program.assign(1.28, center(0))
    await program.assign(3.75, center(1))
    await program.assign(6.45, center(3))
    await program.clickAtom(center(4), 'Shift')
    atoms = await program.atoms()
    await program.clickAtom(center(3), 'Shift')
    await program.zoomTo(4.3, 3.9)
    atoms = await program.atoms()
    const hydrogen = (number: number) => atoms.find(({ id }) => id.endsWith(`:${number}`))?.at ?? [0, 0]
    await program.assign(4.17, hydrogen(6), 0.7)
    await program.assign(3.972, hydrogen(5), 0.7)
    await program.key('f', 'f')
    note('Assigned', await program.table(rangesPanel))
    note('Copy and apply', await program.publicationString())
    await program.zoomTo(6.52, 6.38)
    const lines = [6.4745, 6.4573, 6.4387, 6.4217]
    for (const [from, to] of [
      [0, 1],
      [0, 2],
      [1, 2],
      [0, 3],
    ] as const) {
      const bar = await program.dragOver(lines[from] ?? 0, lines[to] ?? 0, { key: 'Shift', height: 0.55 })
      note(`Shift + drag from line ${from + 1} to ${to + 1}`, /ΔHz: [\d.]+/.exec(bar)?.[0] ?? bar)
    }
  },
  notPlayed: { 'Spectrum simulation': 'the last section only proposes it' },
  notShown: {
    'before referencing, measured in the file': '1.31 3.77 4.00 4.20 6.47 2.5 7.3 1.60 0.025 0.02 0.03',
    'literature (solvent table)': '1.57',
    'header of the file': '3.2 400.11',
    arithmetic: '7.5 0.21 0.2 12.5 1.9 14.4 14.3 7.0 0.20',
  },
}

import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fitRecoveries } from '../fit-recoveries'
import type { Replay } from '../replay'

const panel = 'Multiple spectra analysis'

/** The seven regions, in ppm. */
const regions = [
  [0.745, 0.695],
  [0.87, 0.82],
  [2.22, 2.12],
  [3.2, 3.1],
  [2.53, 2.49],
  [4.37, 4.31],
  [3.52, 3.4],
] as const

/** The T₁ tutorial: seven regions in ten spectra, the delays, the chart. */
export const replay: Replay = {
  pages: ['docs/05_tutorials/t1_series.md'],
  async play({ open, note }) {
    const program = await open()
    await program.drop(program.publicFile('data/t1-bruker-pseudo2d/1H_T1_2D.dx'))
    await program.workspace('1D multiple spectra analysis')
    const spectra = (await program.table('Spectra')).slice(1).map((row) => row[1] ?? '')
    note('Panel Spectra, from the top', spectra)
    for (const [from, to] of regions) {
      await program.zoomTo(from + 0.06, to - 0.06)
      await program.key('m')
      await program.dragOver(from, to, { height: 0.3 })
      await program.key('f', 'f')
    }
    const table = await program.table(panel)
    if (table[0]?.length !== 1 + regions.length)
      throw new Error(`Not every region has a column: ${table[0]?.join(', ')}`)
    note('Columns A to G', table)
    const delays = spectra.map((name) => Number(name.split('_').at(-1)))
    note('Fits with three parameters to these columns', fitRecoveries(delays, table))
    const file = path.join(tmpdir(), 'delays.csv')
    writeFileSync(file, ['name,delay', ...spectra.map((name, index) => `${name},${delays[index]}`)].join('\n'))
    await program.importDelays(file)
    await program.click(await program.button(panel, 'Show analysis chart'))
    await program.settle(1000)
    const chart = program.wholePanel(panel)
    for (const [index, entry] of ['customInfo.delay', 'A'].entries()) {
      // The tooltip of the button lies over the first field.
      await program.away()
      await program.click(chart.locator('input').nth(index))
      await program.page.keyboard.type(entry)
      await program.settle(800)
      note(`Entries of the list for ${'XY'[index]}`, (await program.menu().innerText()).split('\n'))
      await program.click(program.menu().getByText(entry, { exact: true }).first())
    }
  },
  notPlayed: {
    'Copy tab-delimited to clipboard': 'its columns are described in the fact that the script skips the header',
    'separate files': 'the section only mentions them',
  },
  notShown: {
    'header of the file': '1.14',
    'shifts, measured in the file': '0.72 0.84 2.17 2.51 3.15 4.34',
    'measured in the file': '0.01 0.1 0.25 0.5 0.6 0.9 3.46 0.62 0.89 0.84 1.5 0.59 2.49',
    'estimate and exercise': '1.44 1.41 0.98 0.693 0.92',
    'saturation by repeated pulses': '4.3 1.6',
    'measured in other files': '1.0 2.1 1.7 70.0 50.0 45.6 1.1 34.8',
  },
}

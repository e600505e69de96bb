/** The texts of the cells of a table, with its head as the first row. */
export type Cells = string[][]

/** The tables of the page on solvents. */
export interface Tables {
  /** Deuterated solvents: name, ¹H, ¹³C, water. */
  solvents: Cells
  /** ¹H of impurities: compound, group, form, and a column for each solvent. */
  protons: Cells
  /** ¹³C of impurities: compound, and a column for each solvent. */
  carbons: Cells
}

/** A nucleus with lines in the tables. */
export type Nucleus = '1H' | '13C'

/** A line of a compound. */
export interface Line {
  /** In ppm; undefined if the source gives no value in this solvent. */
  shift?: number
  group: string
  /** Multiplicity, with J in hertz if the source gives it: `t, 7`. */
  form: string
}

/** The lines of a compound in a solvent. */
export interface Entry {
  compound: string
  /** Formula, as in the tables. */
  solvent: string
  nucleus: Nucleus
  kind: 'solvent' | 'water' | 'impurity'
  lines: Line[]
}

/** The compounds of all tables, solvents first. */
export function readTables({ solvents, protons, carbons }: Tables): Entry[] {
  return [...solvents.slice(1).flatMap(readSolvent), ...readProtons(protons), ...readCarbons(carbons)]
}

function readSolvent([cell = '', proton = '', carbon = '', water = '']: string[]): Entry[] {
  const [, solvent = cell, compound = cell] = /^(.*?), (.*)/s.exec(cell) ?? []
  const own = (nucleus: Nucleus, text: string): Entry => {
    const lines = readValues(text).map(({ shift, note }) => ({ shift, form: note, group: '' }))
    return { compound, solvent, nucleus, kind: 'solvent', lines }
  }
  const residual = own('1H', proton)
  const [value] = readValues(water)
  // In D₂O the residual line is that of the water.
  const isResidual = residual.lines.some(({ shift }) => shift === value?.shift)
  const lines = value && !isResidual ? [{ shift: value.shift, group: 'H₂O', form: 's' }] : []
  const wet: Entry = { compound: 'water', solvent, nucleus: '1H', kind: 'water', lines }
  return [residual, wet, own('13C', carbon)].filter((entry) => entry.lines.length > 0)
}

function readProtons([head = [], ...rows]: Cells): Entry[] {
  const solvents = head.slice(3)
  const compounds = [...new Set(rows.map(([compound = '']) => compound))]
  const entries = compounds.flatMap((compound) =>
    solvents.map((solvent, column): Entry => {
      const lines = rows
        .filter(([name]) => name === compound)
        .map(([, group = '', form = '', ...values]) => ({ shift: readValues(values[column])[0]?.shift, group, form }))
      return { compound, solvent, nucleus: '1H', kind: 'impurity', lines }
    }),
  )
  return entries.filter(({ lines }) => lines.some(({ shift }) => shift !== undefined))
}

function readCarbons([head = [], ...rows]: Cells): Entry[] {
  return rows.flatMap(([compound = '', ...cells]) =>
    cells.map((cell, column): Entry => {
      const values = readValues(cell)
      // `31.45, 36.50 (CH₃)`: the group of several lines stands after the last one.
      const lines = values.map(({ shift, note }, index) => ({
        shift,
        group: note || (values.slice(index).find((later) => later.note)?.note ?? ''),
        form: '',
      }))
      // The last word of the heading: `¹³C in CDCl₃`.
      const solvent = head[column + 1]?.split(' ').at(-1) ?? ''
      return { compound, solvent, nucleus: '13C', kind: 'impurity', lines }
    }),
  )
}

const value = /(−?\d+(?:\.\d+)?)(?:–(\d+(?:\.\d+)?))?(?: \(([^)]*)\))?/g

/** The numbers of a cell with the notes in parentheses after them; a range, `7.1–7.2`, counts as its middle. */
function readValues(cell = ''): Array<{ shift: number; note: string }> {
  return Array.from(cell.matchAll(value), ([, from = '', to = from, note = '']) => {
    const [low = 0, high = 0] = [from, to].map((text) => Number(text.replace('−', '-')))
    return { shift: Number(((low + high) / 2).toFixed(3)), note }
  })
}

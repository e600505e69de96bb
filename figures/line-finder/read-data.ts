/** The texts of the three files of values. */
export interface DataFiles {
  /** Deuterated solvents, with their residual lines and the water in them. */
  solvents: string
  /** ¹H of impurities: a row for each line, a column for each solvent. */
  protons: string
  /** ¹³C of impurities. */
  carbons: string
}

/** A nucleus with lines in the files. */
export type Nucleus = '1H' | '13C'

/** A line of a compound. */
export interface Line {
  /** In ppm, the middle of a published range; undefined if the source gives no value in this solvent. */
  shift?: number
  /** Half of the width of a published range, in ppm. */
  reach: number
  group: string
  /** Multiplicity, with J in hertz if the source gives it: `t, 7`. */
  form: string
  /** Number of nuclei. */
  count: number
}

/** The lines of a compound in a solvent. */
export interface Entry {
  compound: string
  /** Formula, as in the files. */
  solvent: string
  nucleus: Nucleus
  kind: 'solvent' | 'water' | 'impurity'
  lines: Line[]
}

/** The compounds of all files, solvents first. */
export function readData({ solvents, protons, carbons }: DataFiles): Entry[] {
  const [, ...rows] = readCsv(solvents)
  return [...rows.flatMap(readSolvent), ...readImpurities(protons, '1H'), ...readImpurities(carbons, '13C')]
}

/** The fields of a file of comma-separated values, which may be in double quotes. */
export function readCsv(text: string): string[][] {
  return text
    .trim()
    .split(/\r?\n/)
    .map((row) => Array.from(`,${row}`.matchAll(/,(?:"([^"]*)"|([^",]*))/g), ([, quoted, bare = '']) => quoted ?? bare))
}

function readSolvent([
  compound = '',
  solvent = '',
  proton = '',
  forms = '',
  carbon = '',
  coupled = '',
  water = '',
]: string[]): Entry[] {
  const own = (nucleus: Nucleus, values: string, form: string): Entry => {
    const shapes = form.split('; ')
    const lines = values
      .split('; ')
      .map((value, index) => readLine(value, { group: '', form: shapes[index] ?? '', count: 1 }))
    return {
      compound: compound.replace(/-d(\d*)$/, (_, count: string) => `-d${lower(count)}`),
      solvent,
      nucleus,
      kind: 'solvent',
      lines,
    }
  }
  // In D₂O the residual line is that of the water.
  const names = solvent === 'D₂O' ? [] : ['H₂O', 'HDO']
  const waters = water.split('; ').flatMap((value, index) => {
    const group = names[index]
    return group === undefined ? [] : readLine(value, { group, form: group === 'HDO' ? 't, 1' : 's', count: 1 })
  })
  const wet: Entry = { compound: 'water', solvent, nucleus: '1H', kind: 'water', lines: waters }
  return [own('1H', proton, forms), wet, own('13C', carbon, coupled)]
    .map((entry) => ({ ...entry, lines: entry.lines.filter(({ shift }) => shift !== undefined) }))
    .filter(({ lines }) => lines.length > 0)
}

/** Digits as subscripts. */
function lower(digits: string): string {
  return digits.replace(/\d/g, (digit) => String.fromCodePoint(0x2080 + Number(digit)))
}

function readImpurities(text: string, nucleus: Nucleus): Entry[] {
  const [head = [], ...rows] = readCsv(text)
  const first = nucleus === '1H' ? 4 : 3
  const compounds = [...new Set(rows.map(([compound = '']) => compound))]
  const entries = compounds.flatMap((compound) =>
    head.slice(first, -1).map((solvent, column): Entry => {
      const lines = rows
        .filter(([name]) => name === compound)
        .map(([, group = '', count = '', ...cells]) => {
          const form = nucleus === '1H' ? (cells[0] ?? '') : ''
          return readLine(cells[column + first - 3] ?? '', { group, form, count: Number(count) })
        })
      return { compound, solvent, nucleus, kind: 'impurity', lines }
    }),
  )
  return entries.filter(({ lines }) => lines.some(({ shift }) => shift !== undefined))
}

/** A line with the value of a cell: `1.26`, or a range, `7.14–7.18`. */
function readLine(cell: string, line: Omit<Line, 'shift' | 'reach'>): Line {
  const [from, to = from] = cell.replace('−', '-').split('–').map(Number.parseFloat)
  if (from === undefined || to === undefined || Number.isNaN(from)) return { ...line, reach: 0 }
  return { ...line, shift: Number(((from + to) / 2).toFixed(3)), reach: Number((Math.abs(to - from) / 2).toFixed(3)) }
}

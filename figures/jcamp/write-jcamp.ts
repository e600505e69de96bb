import type { ComplexArray } from '@/figures/physics/complex'

/** Forms of a table, for tests. */
export const tableForms = ['AFFN', 'PAC', 'SQZ', 'DIF', 'DIFDUP'] as const
type TableForm = (typeof tableForms)[number]

interface WrittenFile {
  form?: TableForm
  /** Further records, and those that replace others. */
  records?: Record<string, string | number>
}

/** Writes a FID of whole numbers like TopSpin does. */
export function writeFid(
  { re, im }: ComplexArray,
  dwell: number,
  { form = 'DIFDUP', records }: WrittenFile = {},
): string {
  const axis = { units: 'SECONDS', factor: dwell, first: 0, last: dwell * (re.length - 1) }
  return writeFile({ DATATYPE: 'NMR FID', ...records }, writePages({ re, im }, axis, form))
}

/** Writes a complex spectrum of whole numbers from the highest offset to the lowest, in Hz. */
export function writeComplexSpectrum(
  { re, im }: ComplexArray,
  [first, last]: readonly [number, number],
  { form = 'DIFDUP', records }: WrittenFile = {},
): string {
  const axis = { units: 'HZ', factor: (first - last) / (re.length - 1), first, last }
  return writeFile({ DATATYPE: 'NMR SPECTRUM', ...records }, writePages({ re, im }, axis, form))
}

/** Writes a real spectrum of whole numbers; the unit of its axis is Hz by default. */
export function writeRealSpectrum(
  values: Float64Array,
  [first, last]: readonly [number, number],
  { form = 'DIFDUP', records }: WrittenFile = {},
): string {
  const step = (last - first) / (values.length - 1)
  const head = {
    XUNITS: 'HZ',
    FIRSTX: first,
    LASTX: last,
    DELTAX: step,
    XFACTOR: 1,
    YFACTOR: 1,
    NPOINTS: values.length,
  }
  const table = ['##XYDATA= (X++(Y..Y))', ...writeTable(values, form, (index) => String(first + index * step))]
  return writeFile({ DATATYPE: 'NMR SPECTRUM', ...head, ...records }, table)
}

function writeFile(records: Record<string, string | number>, tables: string[]): string {
  const head = {
    TITLE: 'Test',
    JCAMPDX: '5.01 $$ written by a test',
    '.OBSERVE FREQUENCY': 400,
    '.OBSERVE NUCLEUS': '^1H',
    ...records,
  }
  const lines = Object.entries(head).map(([label, value]) => `##${label}= ${value}`)
  return [...lines, ...tables, '##END=', ''].join('\r\n')
}

interface WrittenAxis {
  units: string
  factor: number
  first: number
  last: number
}

function writePages({ re, im }: ComplexArray, { units, factor, first, last }: WrittenAxis, form: TableForm): string[] {
  const count = re.length
  const pages = [re, im].flatMap((part, index) => {
    const symbol = index === 0 ? 'R' : 'I'
    return [
      `##PAGE= N=${index + 1}`,
      `##DATA TABLE= (X++(${symbol}..${symbol})), XYDATA`,
      ...writeTable(part, form, String),
    ]
  })
  return [
    '##NTUPLES= NMR',
    '##SYMBOL= X, R, I',
    `##VAR_DIM= ${count}, ${count}, ${count}`,
    `##UNITS= ${units}, ARBITRARY UNITS, ARBITRARY UNITS`,
    `##FACTOR= ${factor}, 1, 1`,
    `##FIRST= ${first}, 0, 0`,
    `##LAST= ${last}, 0, 0`,
    ...pages,
    '##END NTUPLES= NMR',
  ]
}

const valuesPerLine = 12

function writeTable(values: Float64Array, form: TableForm, formatX: (index: number) => string): string[] {
  const lines: string[] = []
  const isDifference = form === 'DIF' || form === 'DIFDUP'
  for (let start = 0; start < values.length; start += valuesPerLine) {
    const line = values.subarray(start, start + valuesPerLine)
    // A line of differences begins with the last value of the line before, as a check.
    const check = isDifference && start > 0 ? values[start - 1] : undefined
    lines.push(formatX(start) + writeLine(check === undefined ? [...line] : [check, ...line], form))
  }
  // The check of the last line.
  if (isDifference) lines.push(formatX(values.length) + squeeze(values.at(-1) ?? 0))
  return lines
}

function writeLine(values: number[], form: TableForm): string {
  if (form === 'AFFN') return values.map((value) => ` ${value}`).join('')
  if (form === 'PAC') return values.map((value) => (value < 0 ? String(value) : `+${value}`)).join('')
  if (form === 'SQZ') return values.map(squeeze).join('')
  const differences = values
    .slice(1)
    .map((value, index) => pack(value - (values[index] ?? 0), '%JKLMNOPQR', 'jklmnopqr'))
  return squeeze(values[0] ?? 0) + (form === 'DIF' ? differences.join('') : withRepetitions(differences))
}

function withRepetitions(tokens: string[]): string {
  let text = ''
  for (let index = 0; index < tokens.length; ) {
    let times = 1
    while (tokens[index + times] === tokens[index]) times++
    text += tokens[index] + (times > 1 ? pack(times, ' STUVWXYZs', '') : '')
    index += times
  }
  return text
}

function squeeze(value: number): string {
  return pack(value, '@ABCDEFGHI', 'abcdefghi')
}

/** Replaces the sign and the first digit of a whole number by one character. */
function pack(value: number, positive: string, negative: string): string {
  const [first = '0', ...more] = String(Math.abs(value))
  return (value < 0 ? negative[Number(first) - 1] : positive[Number(first)]) + more.join('')
}

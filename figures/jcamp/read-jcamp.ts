import { type Axis, readCarrier, readShiftAxis } from './axis'
import { FileProblem } from './file-problem'
import { groupDelayOf } from './group-delay'
import { decodeOrdinates } from './ordinates'
import { type Block, numberOf, readBlocks, textOf, toNumber } from './records'

interface Measured {
  /** Such as `1H`; '' if the file does not say it. */
  nucleus: string
  /** Observe frequency. */
  megahertz: number
  re: Float64Array
}

/** A FID as in its file. */
export interface MeasuredFid extends Measured {
  kind: 'fid'
  im: Float64Array
  /** Time between two points, in s. */
  dwell: number
  /** Points before the start of the signal, made by a digital filter. */
  delay: number
  /** Chemical shift of the carrier; undefined if the file has no reference. */
  carrier: number | undefined
}

/** A spectrum as in its file, but from the lowest shift to the highest. */
export interface MeasuredSpectrum extends Measured {
  kind: 'spectrum'
  im: Float64Array | undefined
  /** Chemical shifts of the first and the last point, in ppm. */
  lowest: number
  highest: number
}

export type Measurement = MeasuredFid | MeasuredSpectrum

/** Most points of a curve, real and imaginary ones counted once: eight times as many as in a large 1D FID. */
export const mostPoints = 2 ** 20

/** Reads the 1D NMR data of a JCAMP-DX file, in the order of the file. Throws a `FileProblem` if there are none. */
export function readJcamp(text: string): Measurement[] {
  const problems: FileProblem[] = []
  const found = readBlocks(text).flatMap((block) => {
    try {
      return readBlock(block) ?? []
    } catch (error) {
      if (!(error instanceof FileProblem)) throw error
      problems.push(error)
      return []
    }
  })
  if (found.length === 0) throw problems[0] ?? new FileProblem('noData')
  return found
}

function readBlock(block: Block): Measurement | undefined {
  const type = textOf(block, 'DATATYPE').toUpperCase()
  if (type === 'LINK' || !hasTable(block)) return undefined
  if (!type.includes('NMR')) throw new FileProblem('otherMethod', textOf(block, 'DATATYPE').slice(0, 60))
  if (type.includes('ND NMR') || (numberOf(block, 'NUMDIM') ?? 1) > 1) throw new FileProblem('twoDimensional')
  const curves = textOf(block, 'NTUPLES') ? readPages(block) : readSingle(block)
  const megahertz = numberOf(block, '.OBSERVEFREQUENCY') ?? numberOf(block, '$SFO1')
  if (!megahertz) throw new FileProblem('noFrequency')
  const nucleus = textOf(block, '.OBSERVENUCLEUS')
    .replace(/[^0-9A-Za-z]/g, '')
    .slice(0, 6)
  return type.includes('FID')
    ? fidOf(curves, { block, nucleus, megahertz })
    : spectrumOf(curves, { block, nucleus, megahertz })
}

function hasTable(block: Block): boolean {
  return block.some(({ label }) => /^(?:DATATABLE|XYDATA|XYPOINTS|PEAKTABLE|PEAKASSIGNMENTS|ASSIGNMENTS)$/.test(label))
}

/** The tables of a block, by real and imaginary part, with their x axis. */
interface Curves {
  axis: Axis
  re: Float64Array
  im: Float64Array | undefined
}

interface Header {
  block: Block
  nucleus: string
  megahertz: number
}

function fidOf({ axis, re, im }: Curves, { block, nucleus, megahertz }: Header): MeasuredFid {
  if (!im) throw new FileProblem('form')
  const dwell = (axis.last - axis.first) / (re.length - 1)
  const delay = groupDelayOf(block)
  if (!(dwell > 0) || delay > re.length - 16) throw new FileProblem('damaged')
  return { kind: 'fid', nucleus, megahertz, re, im, dwell, delay, carrier: readCarrier(block) }
}

function spectrumOf({ axis, re, im }: Curves, { block, nucleus, megahertz }: Header): MeasuredSpectrum {
  const [first, last] = readShiftAxis(block, axis, { count: re.length, megahertz })
  if (!(Math.abs(first - last) > 0)) throw new FileProblem('damaged')
  const [lowest, highest] = [Math.min(first, last), Math.max(first, last)]
  const ascending = (part: Float64Array) => (first > last ? part.reverse() : part)
  return { kind: 'spectrum', nucleus, megahertz, re: ascending(re), im: im && ascending(im), lowest, highest }
}

/** One real curve: XYDATA, or pairs at even steps. */
function readSingle(block: Block): Curves {
  const count = countOf(numberOf(block, 'NPOINTS'))
  const [first, last] = [numberOf(block, 'FIRSTX'), numberOf(block, 'LASTX')]
  const axis = { first: first ?? 0, last: last ?? 0, unit: textOf(block, 'XUNITS') }
  const data = block.find(({ label }) => /^(?:XYDATA|XYPOINTS|PEAKTABLE)$/.test(label))?.value
  if (data === undefined) throw new FileProblem('peaks')
  const [form, table] = splitForm(data)
  if (form.startsWith('(XY..XY)')) return { ...readPairs(table, count), im: undefined }
  if (!form.startsWith('(X++(Y..Y))')) throw new FileProblem('form', form.slice(0, 60))
  if (first === undefined || last === undefined) throw new FileProblem('damaged')
  return { axis, re: scale(decodeOrdinates(table, count), numberOf(block, 'YFACTOR')), im: undefined }

  function readPairs(table: string, expected: number): Pick<Curves, 'axis' | 're'> {
    const values = Array.from(table.matchAll(/[+-]?(?:\d+\.?\d*|\.\d+)(?:[Ee][+-]?\d+)?/g), Number)
    const count = values.length / 2
    if (count !== expected) throw new FileProblem('damaged', `${Math.floor(count)}`)
    const [first = 0, last = 0] = [values[0], values.at(-2)]
    const step = (last - first) / (count - 1)
    const isEven = values.every(
      (x, index) => index % 2 === 1 || Math.abs(x - first - (step * index) / 2) < 0.1 * Math.abs(step),
    )
    if (count < 16 || !isEven) throw new FileProblem('peaks')
    return {
      axis: { ...axis, first, last },
      re: Float64Array.from({ length: count }, (_, index) => values[2 * index + 1] ?? 0),
    }
  }
}

/** Pages of real and imaginary parts. */
function readPages(block: Block): Curves {
  const lists = (label: string) =>
    textOf(block, label)
      .split(',')
      .map((each) => each.trim())
  const symbols = lists('SYMBOL').map((symbol) => symbol.toUpperCase())
  const count = countOf(toNumber(lists('VARDIM')[0]))
  const parts = new Map<string, Float64Array>()
  for (const { label, value } of block) {
    if (label !== 'DATATABLE') continue
    const [form, table] = splitForm(value)
    const [, symbol = ''] = /^\(X\+\+\(([RIY])\.\.\1\)\)/.exec(form) ?? []
    if (!symbol) throw new FileProblem(/^\(F\d|^\(T\d/.test(form) ? 'twoDimensional' : 'form', form.slice(0, 60))
    if (parts.has(symbol)) throw new FileProblem('twoDimensional')
    parts.set(symbol, scale(decodeOrdinates(table, count), toNumber(lists('FACTOR')[symbols.indexOf(symbol)])))
  }
  const re = parts.get('R') ?? parts.get('Y')
  const [first, last] = [toNumber(lists('FIRST')[0]), toNumber(lists('LAST')[0])]
  const isCut = symbols.includes('I') && !parts.has('I')
  if (!re || isCut || first === undefined || last === undefined) throw new FileProblem('damaged')
  return { axis: { first, last, unit: lists('UNITS')[0] ?? '' }, re, im: parts.get('I') }
}

function countOf(count: number | undefined): number {
  if (!count || !Number.isInteger(count) || count < 16) throw new FileProblem('damaged')
  if (count > mostPoints) throw new FileProblem('huge')
  return count
}

/** The form in the first line of a table, without blanks, and the lines after it. */
function splitForm(value: string): [form: string, table: string] {
  const [form = ''] = value.split('\n', 1)
  const table = value.slice(form.length)
  // The file ends in it.
  if (table === '') throw new FileProblem('damaged')
  return [form.replace(/\s/g, '').toUpperCase(), table]
}

function scale(values: Float64Array, factor = 1): Float64Array {
  return factor === 1 ? values : values.map((value) => value * factor)
}

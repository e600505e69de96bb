import { axis, element, label, linearScale, type Scale, segment } from '@/figures/svg/svg'
import type { Answer } from './answer'
import type { Owner } from './explain'
import { centreOf } from './match'
import { drawMultiplet, stickHeight } from './multiplet-sticks'
import type { Nucleus } from './read-data'
import type { Peak } from './scan-peaks'
import { formatPeak, titleOf } from './summarize'
import { text } from './texts'

const rowHeight = 34
const top = 52
/** Rows for compounds; the rest of a long answer is only in its list. */
const mostRows = 6
/** Rows of an axis without an answer, which leave it its place. */
const emptyRows = 3

const span: [number, number] = [34, 552]
const ranges: Record<Nucleus, { from: number; to: number; step: number }> = {
  '1H': { from: 9, to: -0.5, step: 1 },
  '13C': { from: 220, to: -5, step: 50 },
}
const muted = 'var(--text-muted)'
const own = 'var(--second)'

/** A row of the strip: what belongs to a compound, or to the reader. */
interface Row {
  name: string
  /** Rank in the list, or nothing for the reader's own. */
  rank: string
  owners: Owner[]
  /** Indices of the peaks that are the reader's own. */
  peaks: number[]
}

/** What is drawn for a question, and its height; the width is `figureWidth`. */
export interface Strip {
  body: string
  height: number
  /** The names of the rows, for the text alternative. */
  names: string[]
}

/** Draws the lines of the answer by their owners, the reader's shifts, and along the axis where the files have lines at all. */
export function drawStrip(nucleus: Nucleus, answer?: Answer, known: number[] = []): Strip {
  const peaks = answer?.question.peaks ?? []
  const rows = answer ? listRows(answer) : []
  const isEmpty = rows.length === 0
  const bottom = top + (isEmpty ? emptyRows : rows.length) * rowHeight
  const { from, to, step } = ranges[nucleus]
  const [high, low] = [
    Math.max(from, ...peaks.map((peak) => Math.ceil(peak.to))),
    Math.min(to, ...peaks.map((peak) => peak.from)),
  ]
  const x = linearScale([high, low], span)
  const interval = high - low > 1.6 * (from - to) ? 2 * step : step
  const ticks = Array.from({ length: Math.floor(high / interval) + 1 }, (_, index) => index * interval)
  const height = isEmpty ? 2 * rowHeight : 7
  const d = known.map((shift) => `M${x(shift).toFixed(1)} ${bottom}v-${height}`).join('')
  const body =
    element('path', { d, stroke: 'var(--line-strong)', 'stroke-width': isEmpty ? 0.4 : 1 }) +
    axis({ y: bottom, scale: x, ticks, span, name: '' }, { muted }) +
    label([(span[0] + span[1]) / 2, bottom + 50], 'δ / ppm', muted, { 'text-anchor': 'middle' }) +
    drawAsked(peaks, { rows, x, bottom }) +
    rows.map((row, index) => drawRow(row, { y: baseOf(index), x, peaks })).join('')
  return { body, height: bottom + 56, names: rows.map(({ name }) => name) }
}

function baseOf(index: number): number {
  return top + (index + 1) * rowHeight - 10
}

/** The solvent with its water, the impurities, and the reader, whose row is always there. */
function listRows({ question, best, candidates }: Answer): Row[] {
  const numbered = (owners: Owner[]): Row[] =>
    owners.map((owner, index) => ({
      name: titleOf(owner.entry, best !== undefined),
      rank: String(index + 1),
      owners: [owner],
      peaks: [],
    }))
  if (!best) return numbered(candidates.slice(0, 4))
  const rows = numbered(best.owners).slice(0, mostRows)
  const mine: Row = { name: text('yourLines'), rank: '', owners: [], peaks: best.own }
  return best.own.length > 0 && question.peaks.length > 0 ? [...rows, mine] : rows
}

/** Width of a shift's label in the type of phones. */
const labelWidth = 60

/** Draws the reader's shifts as dashed lines down to their owners. Their labels have two levels; one that fits on neither is left out. */
function drawAsked(peaks: Peak[], { rows, x, bottom }: { rows: Row[]; x: Scale; bottom: number }): string {
  const levels = [20, 44].map((y) => ({ y, end: Number.POSITIVE_INFINITY }))
  const sorted = [...peaks.keys()].sort((a, b) => centreOf(peaks[a]) - centreOf(peaks[b]))
  const drawn = sorted.map((index) => {
    const at = x(centreOf(peaks[index]))
    const peak = peaks[index]
    const name = peak ? formatPeak(peak) : ''
    const width = labelWidth * (name.length > 6 ? 2 : 1)
    const level = levels.find(({ end }) => end - at >= width)
    const y = level?.y ?? 44
    const row = rows.findLastIndex((each) => isIn(each, index))
    // Down to the top of the line that it is.
    const end = row < 0 ? bottom : baseOf(row) - stickHeight - 2
    const line = end > y + 4 ? segment([at, y + 4], [at, end], own, { 'stroke-dasharray': '4 3' }) : ''
    if (!level) return { line, name: '' }
    level.end = at - (width - labelWidth) / 2
    const look = { 'text-anchor': at > span[1] - 20 ? 'end' : 'middle', 'font-weight': 600 }
    return { line, name: label([at, y], name, own, look) }
  })
  return [...drawn.map(({ line }) => line), ...drawn.map(({ name }) => name)].join('')
}

function isIn({ owners, peaks }: Row, index: number): boolean {
  return peaks.includes(index) || owners.some(({ matches }) => matches.some(({ peak }) => peak === index))
}

function drawRow(
  { name, rank, owners, peaks: mine }: Row,
  { y, x, peaks }: { y: number; x: Scale; peaks: Peak[] },
): string {
  const matches = owners.flatMap((owner) =>
    owner.matches.map((match) => ({ ...match, isSolvent: owner.entry.kind === 'solvent' })),
  )
  const sticks = matches.flatMap(({ line, peak, isSolvent }) =>
    line.shift === undefined
      ? []
      : drawMultiplet(line.form, {
          at: x(line.shift),
          y,
          isSolvent,
          stroke: peak === undefined ? muted : 'var(--accent)',
        }),
  )
  const bars = mine.flatMap((index) => (peaks[index] ? drawPeak(peaks[index], { y, x }) : []))
  const places = [...matches.flatMap(({ line }) => line.shift ?? []), ...mine.map((index) => centreOf(peaks[index]))]
  const start = findRoom(name, places.map(x))
  const isOwn = owners.length === 0
  return (
    (rank ? label([span[0] - 12, y], rank, 'var(--text)', { 'text-anchor': 'end', 'font-weight': 600 }) : '') +
    segment([span[0], y], [span[1], y], isOwn ? own : 'var(--line-medium)') +
    (start === undefined ? '' : label([start, y - 6], name, isOwn ? own : 'var(--text)', { 'data-name': '' })) +
    sticks.join('') +
    bars.join('')
  )
}

/** A peak of the reader; a range is a bar. */
function drawPeak(peak: Peak, { y, x }: { y: number; x: Scale }): string {
  if (peak.from === peak.to)
    return drawMultiplet(peak.form ?? 's', { at: x(peak.from), y, isSolvent: false, stroke: own })
  const [left, right] = [x(peak.to), x(peak.from)]
  return element('rect', {
    x: left.toFixed(1),
    y: y - 12,
    width: Math.max(3, right - left).toFixed(1),
    height: 12,
    fill: own,
  })
}

/** Width of a letter in the type of phones, and of half a multiplet. */
const [letterWidth, halfMultiplet] = [12, 14]

/** The leftmost place in a row that has room for a name between lines. */
function findRoom(name: string, places: number[]): number | undefined {
  const ends = [...places.map((at) => at - halfMultiplet), span[1]].sort((a, b) => a - b)
  const starts = [span[0] + 4, ...places.map((at) => at + halfMultiplet)].sort((a, b) => a - b)
  return starts.find((start, index) => (ends[index] ?? 0) - start >= name.length * letterWidth)
}

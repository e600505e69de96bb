import { formatNumber } from '@/figures/live/kit/figure'
import { axis, element, label, linearScale, type Scale, segment } from '@/figures/svg/svg'
import type { Candidate } from './find-lines'
import type { Entry, Line, Nucleus } from './read-tables'

/** Number of candidates in the strip, one row for each; its height is the same with fewer. */
export const stripRows = 4
const rowHeight = 34
const top = 52
const bottom = top + stripRows * rowHeight
/** Height of the strip; its width is `figureWidth`. */
export const stripHeight = bottom + 56

const span: [number, number] = [34, 552]
const ranges: Record<Nucleus, { from: number; to: number; step: number }> = {
  '1H': { from: 9, to: -0.5, step: 1 },
  '13C': { from: 220, to: -5, step: 50 },
}
const muted = 'var(--text-muted)'

/** What a strip shows. */
interface Strip {
  nucleus: Nucleus
  /** Drawn as spectra above each other. */
  candidates?: Candidate[]
  /** Marked across all rows. */
  shifts?: number[]
  /** All lines of the tables, drawn along the axis. */
  known?: number[]
}

/** Draws the best candidates, the asked shifts, and where the tables have lines at all. */
export function drawStrip({ nucleus, candidates = [], shifts = [], known = [] }: Strip): string {
  const { from, to, step } = ranges[nucleus]
  const [high, low] = [Math.max(from, ...shifts.map(Math.ceil)), Math.min(to, ...shifts)]
  const x = linearScale([high, low], span)
  const interval = high - low > 1.6 * (from - to) ? 2 * step : step
  const ticks = Array.from({ length: Math.floor(high / interval) + 1 }, (_, index) => index * interval)
  const rows = candidates.slice(0, stripRows).map((candidate, row) => drawRow(candidate, { row, x, shifts }))
  const height = candidates.length === 0 ? 3 * rowHeight : 7
  const d = known.map((shift) => `M${x(shift).toFixed(1)} ${bottom}v-${height}`).join('')
  return (
    element('path', { d, stroke: 'var(--line-strong)' }) +
    axis({ y: bottom, scale: x, ticks, span, name: '' }, { muted }) +
    label([(span[0] + span[1]) / 2, bottom + 50], 'δ / ppm', muted, { 'text-anchor': 'middle' }) +
    drawAsked(shifts, x) +
    rows.join('')
  )
}

/** Width of a shift's label in the type of phones. */
const labelWidth = 60

/** Draws the asked shifts as dashed lines. Their labels have two levels; one that fits on neither is left out. */
function drawAsked(shifts: number[], x: Scale): string {
  const levels = [20, 44].map((y) => ({ y, end: Number.POSITIVE_INFINITY }))
  const drawn = [...shifts]
    .sort((a, b) => a - b)
    .map((shift) => {
      const at = x(shift)
      const level = levels.find(({ end }) => end - at >= labelWidth)
      const y = level?.y ?? 44
      const line = segment([at, y + 4], [at, bottom], 'var(--second)', { 'stroke-dasharray': '4 3' })
      if (!level) return line
      level.end = at
      const anchor = at > span[1] - 20 ? 'end' : 'middle'
      return line + label([at, y], formatShift(shift), 'var(--second)', { 'text-anchor': anchor, 'font-weight': 600 })
    })
  return drawn.join('')
}

interface Row {
  row: number
  x: Scale
  /** The asked shifts, which cross the row. */
  shifts: number[]
}

function drawRow({ entry, matches }: Candidate, { row, x, shifts }: Row): string {
  const y = top + (row + 1) * rowHeight - 10
  const sticks = matches.flatMap(({ line, asked }) =>
    line.shift === undefined
      ? []
      : drawMultiplet(entry, line, { at: x(line.shift), y, stroke: asked === undefined ? muted : 'var(--accent)' }),
  )
  const lines = matches.flatMap(({ line }) => line.shift ?? [])
  const start = findRoom(entry.compound, [...lines, ...shifts].map(x))
  return (
    label([span[0] - 12, y], String(row + 1), 'var(--text)', { 'text-anchor': 'end', 'font-weight': 600 }) +
    segment([span[0], y], [span[1], y], 'var(--line-medium)') +
    (start === undefined ? '' : label([start, y - 6], entry.compound, 'var(--text)', { 'data-name': '' })) +
    sticks.join('')
  )
}

/** Width of a letter in the type of phones, and of half a multiplet. */
const [letterWidth, halfMultiplet] = [12, 14]

/** The leftmost place in a row that has room for a name between lines. */
function findRoom(name: string, places: number[]): number | undefined {
  const ends = [...places.map((at) => at - halfMultiplet), span[1]].sort((a, b) => a - b)
  const starts = [span[0] + 4, ...places.map((at) => at + halfMultiplet)].sort((a, b) => a - b)
  return starts.find((start, index) => (ends[index] ?? 0) - start >= name.length * letterWidth)
}

/** A multiplet with its intensities; the distances of its lines are enlarged, which the caption says. */
function drawMultiplet(entry: Entry, line: Line, { at, y, stroke }: { at: number; y: number; stroke: string }): string {
  const heights = intensitiesOf(line.form, entry.kind === 'solvent')
  const highest = Math.max(...heights)
  const d = heights.map((height, index) => {
    const offset = (index - (heights.length - 1) / 2) * 3
    return `M${(at + offset).toFixed(1)} ${y}v${(-(rowHeight - 10) * Math.max(0.12, height / highest)).toFixed(1)}`
  })
  return element('path', { d: d.join(''), stroke, 'stroke-width': 2 })
}

const lineCounts: Record<string, number> = { d: 2, t: 3, q: 4, quint: 5, sept: 7 }

/** Relative intensities of a multiplet: by spins of ½, or, for the odd ones of a deuterated solvent, by deuterium. */
export function intensitiesOf(form: string, isDeuterated: boolean): number[] {
  const count = lineCounts[form.replace(/,.*/, '')] ?? 1
  const partner = isDeuterated && count % 2 === 1 ? [1, 1, 1] : [1, 1]
  let heights = [1]
  while (heights.length < count) {
    const next = new Array<number>(heights.length + partner.length - 1).fill(0)
    for (const [index, height] of heights.entries())
      for (const offset of partner.keys()) next[index + offset] = (next[index + offset] ?? 0) + height
    heights = next
  }
  return heights
}

/** Writes a shift with at least two decimals and a true minus sign. */
export function formatShift(shift: number): string {
  const decimals = Math.max(2, String(shift).split('.')[1]?.length ?? 0)
  return formatNumber(shift, decimals)
}

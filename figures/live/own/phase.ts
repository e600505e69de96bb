import { indexAt, type OwnSpectrum } from '@/figures/own-spectrum/own-spectrum'
import { widthAt } from '@/figures/own-spectrum/zoom'
import { applyPhase } from '@/figures/physics/find-phase'
import { phaseAt } from '@/figures/physics/phase'
import { element, label, linearScale, segment } from '@/figures/svg/svg'
import { formatNumber, inUnit, type LiveFigure, roles } from '../kit/figure'
import { axisName, drawPartAxis, drawRow, edges, type Part, partAround, type Row, scaleOf, wholeOf } from './own-axis'

/** An angle that counts as right, in degrees. */
const goodEnough = 5
/** Width of the enlarged part, in line widths. */
const enlarged = 40

type Name = 'ph0' | 'ph1' | 'pivot'

/** Phase correction of the reader's spectrum, compared with the one that is found automatically. */
export function ownPhase(own: OwnSpectrum): LiveFigure<Name> {
  const { spectrum, automatic, lines, highest, lowest } = own
  const range = { pivot: highest, width: highest - lowest }
  const whole = wholeOf(own)
  const shiftOf = (pivot: number) => lines[pivot] ?? highest
  const angleAt = (ppm: number, angles: { ph0: number; ph1: number }) => phaseAt(ppm, { ...angles, ...range })
  return {
    id: 'phase',
    title: 'Phase correction by hand',
    shows: `The spectrum of ${own.name} during phase correction, and the part around the pivot`,
    height: 352,
    controls: {
      ph0: { label: 'PH0', min: -180, max: 180, step: 0.5, start: 0, format: inUnit('°', 1) },
      ph1: { label: 'PH1', min: -360, max: 360, step: 1, start: 0, format: inUnit('°') },
      pivot: {
        label: 'Pivot',
        min: 0,
        max: Math.max(0, lines.length - 1),
        step: 1,
        start: own.tallest,
        format: (pivot) => formatNumber(shiftOf(pivot), 2, 'ppm'),
        reversed: true,
      },
    },
    render: ({ ph0, ph1, pivot }) => {
      const angles = { ph0, ph1 }
      const offAt = (ppm: number) => wrap(angleAt(ppm, angles) - angleAt(ppm, automatic))
      const ppm = shiftOf(pivot)
      const row = { values: applyPhase(spectrum, angles), lowest, highest }
      const part = partAround(ppm, enlarged * widthAt(own, ppm), whole)
      return {
        drawing: drawWhole(own, row, ppm) + drawEnlarged(own, row, { ppm, part }),
        readouts: [
          ['Automatic', `${formatNumber(wrap(automatic.ph0), 0, '°')}, ${formatNumber(automatic.ph1, 0, '°')}`],
          ['Difference at the pivot', formatNumber(offAt(ppm), 0, '°')],
          ['Largest difference', formatNumber(largest(lines.map(offAt)), 0, '°')],
        ],
        ...describe(lines.map(offAt), pivot),
        handles: [
          {
            at: [scaleOf(whole)(ppm), 14],
            drag: ([to]) => ({
              pivot: nearest(lines, highest - (range.width * (to - edges[0])) / (edges[1] - edges[0])),
            }),
          },
        ],
      }
    },
    // PH0 is the angle at the left edge: it follows PH1 to keep the angle at the pivot.
    adjust: (settings, { ph1 }) => {
      const added = settings.ph1 - ph1
      const turn = (added * (highest - shiftOf(settings.pivot))) / range.width
      return added === 0 ? settings : { ...settings, ph0: wrap(settings.ph0 - turn) }
    },
  }
}

/** The same angle within half a turn of 0. */
function wrap(degrees: number): number {
  return degrees - 360 * Math.round(degrees / 360)
}

function largest(values: number[]): number {
  return values.reduce((far, value) => (Math.abs(value) > Math.abs(far) ? value : far), 0)
}

function nearest(lines: number[], ppm: number): number {
  return lines.reduce(
    (best, line, index) => (Math.abs(line - ppm) < Math.abs((lines[best] ?? 0) - ppm) ? index : best),
    0,
  )
}

function describe(off: number[], pivot: number): { seen: string; isMet: boolean } {
  const isRight = (degrees: number) => Math.abs(degrees) <= goodEnough
  const others = off.filter((degrees) => !isRight(degrees)).length
  if (others === 0) {
    const all = off.length === 1 ? 'The line is' : `All ${off.length} lines are`
    return {
      seen: `${all} within ${goodEnough}° of the correction that is found automatically. You judge better: both sides of the base of each line must be at the same height.`,
      isMet: true,
    }
  }
  const here = off[pivot] ?? 0
  if (isRight(here)) {
    const rest = others === 1 ? 'One other line is' : `${others} other lines are`
    return {
      seen: `The line at the pivot (dashed) is within ${goodEnough}° of the correction that is found automatically. ${rest} not: move PH1.`,
      isMet: false,
    }
  }
  // With the right PH1 all lines are off by the same angle.
  const next = off.every((degrees) => isRight(wrap(degrees - here))) ? '' : ', then PH1'
  return {
    seen: `The line at the pivot (dashed) is ${formatNumber(Math.abs(here), 0)}° from the correction that is found automatically: move PH0 until it is symmetric and positive${next}.`,
    isMet: false,
  }
}

function drawWhole(own: OwnSpectrum, row: Row, pivot: number): string {
  const y = linearScale([-1.05, 1.05], [138, 24])
  const whole = wholeOf(own)
  const x = scaleOf(whole)(pivot)
  return (
    segment([edges[0], y(0)], [edges[1], y(0)], roles.line) +
    segment([x, 24], [x, 138], roles.second, { 'stroke-dasharray': '4 4' }) +
    drawRow(row, { part: whole, top: 24, bottom: 138, y }, roles.accent) +
    element('circle', { cx: x, cy: 14, r: 9, fill: roles.second }) +
    drawPartAxis(whole, 142, '')
  )
}

function drawEnlarged(own: OwnSpectrum, row: Row, { ppm, part }: { ppm: number; part: Part }): string {
  const { re, im } = own.spectrum
  const line = indexAt(ppm, { ...own, count: re.length })
  const height = Math.hypot(re[line] ?? 0, im[line] ?? 0)
  const y = linearScale([-1.05 * height, 1.05 * height], [300, 192])
  const x = scaleOf(part)(ppm)
  return (
    segment([edges[0], y(0)], [edges[1], y(0)], roles.line) +
    segment([x, 192], [x, 300], roles.second, { 'stroke-dasharray': '4 4' }) +
    drawRow(row, { part, top: 192, bottom: 300, y }, roles.accent) +
    label([edges[0], 186], 'enlarged at the pivot', roles.muted) +
    drawPartAxis(part, 306, axisName(own))
  )
}

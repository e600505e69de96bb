import { type Complex, rotate } from '@/figures/physics/complex'
import { complexLorentzian } from '@/figures/physics/line-shapes'
import { phaseAt } from '@/figures/physics/phase'
import { axis, curve, element, label, linearScale, segment } from '@/figures/svg/svg'
import { trace } from '@/figures/svg/trace'
import { formatNumber, inUnit, type LiveFigure, roles } from './kit/figure'

const lines = [9, 7, 5, 3, 1]
const range = { pivot: 10, width: 10 }
/** Phase error of the spectrum: the right correction is PH0 = −60° and PH1 = 140°. */
const fault = { ph0: 60, ph1: -140, ...range }
const x = linearScale([10, 0], [8, 552])
const shiftAxis = axis({ y: 306, scale: x, ticks: [8, 6, 4, 2], span: [8, 552], name: 'δ / ppm' }, roles)

const shifts = Array.from({ length: 545 }, (_, index) => 10 - index / 54.4)
const recorded = shifts.map((ppm): Complex => {
  const point = { re: 0, im: 0 }
  for (const line of lines) {
    const { re, im } = complexLorentzian(ppm - line, 0.1)
    point.re += re
    point.im += im
  }
  return rotate(point, phaseAt(ppm, fault))
})

type Name = 'ph0' | 'ph1' | 'pivot'

/** Phase correction by hand: PH0, PH1 and the pivot, with the conventions of NMRium. */
export const phase: LiveFigure<Name> = {
  id: 'phase',
  title: 'Phase correction by hand',
  shows: 'A spectrum during phase correction, and the remaining error at each shift',
  height: 352,
  takesFiles: true,
  controls: {
    ph0: { label: 'PH0', min: -180, max: 180, step: 0.5, start: 0, format: inUnit('°', 1) },
    ph1: { label: 'PH1', min: -360, max: 360, step: 5, start: 0, format: inUnit('°') },
    // The pivot rests on lines only: 9, 7, 5, 3 and 1 ppm.
    pivot: { label: 'Pivot', min: 1, max: 9, step: 2, start: 9, format: inUnit('ppm'), reversed: true },
  },
  render: ({ ph0, ph1, pivot }) => {
    const leftAt = (ppm: number) => phaseAt(ppm, fault) + phaseAt(ppm, { ph0, ph1, ...range })
    const values = recorded.map((point, index) => rotate(point, phaseAt(shifts[index] ?? 0, { ph0, ph1, ...range })).re)
    return {
      drawing: drawSpectrum(values) + drawPivot(pivot, leftAt(pivot)) + drawError(leftAt, pivot),
      readouts: [
        ['Remaining at 9 ppm', formatNumber(wrap(leftAt(9)), 0, '°')],
        ['at the pivot', formatNumber(wrap(leftAt(pivot)), 0, '°')],
        ['at 1 ppm', formatNumber(wrap(leftAt(1)), 0, '°')],
      ],
      ...describe(leftAt, pivot),
      handles: [{ at: [x(pivot), 174], drag: ([to]) => ({ pivot: 10 - (10 * (to - 8)) / 544 }) }],
    }
  },
  // PH0 is the angle at the left edge: it follows PH1 to keep the angle at the pivot.
  adjust: (settings, { ph1 }) => {
    const { ph0, pivot } = settings
    const added = settings.ph1 - ph1
    return added === 0 ? settings : { ...settings, ph0: wrap(ph0 - (added * (10 - pivot)) / 10) }
  },
}

/** The same angle within half a turn of 0. */
function wrap(degrees: number): number {
  return degrees - 360 * Math.round(degrees / 360)
}

function describe(leftAt: (ppm: number) => number, pivot: number): { seen: string; isMet: boolean } {
  const isRight = (ppm: number) => Math.abs(wrap(leftAt(ppm))) <= 5
  if (lines.every(isRight))
    return { seen: 'All five lines are symmetric and positive: the phase is right.', isMet: true }
  const tilted = lines.filter((ppm) => !isRight(ppm)).length
  const others = tilted === 1 ? 'One other line is' : `${['Two', 'Three', 'Four'][tilted - 2]} other lines are`
  if (isRight(pivot)) return { seen: `The line at the pivot is upright. ${others} not: move PH1.`, isMet: false }
  const left = wrap(leftAt(pivot))
  const angle = formatNumber(Math.abs(left), 0)
  // With the right PH1 all lines are off by the same angle.
  const next = lines.every((ppm) => Math.abs(wrap(leftAt(ppm) - left)) < 1) ? '' : ', then PH1'
  return {
    seen: `The line at the pivot (dashed) is ${angle}° off: move PH0 until it is symmetric and positive${next}.`,
    isMet: false,
  }
}

function drawSpectrum(values: number[]): string {
  const y = linearScale([-1.1, 1.1], [180, 12])
  return segment([8, y(0)], [552, y(0)], roles.line) + trace(values, { span: [8, 552], y }, roles.accent)
}

function drawPivot(pivot: number, left: number): string {
  const isRight = pivot > 4
  return (
    segment([x(pivot), 8], [x(pivot), 296], roles.second, { 'stroke-dasharray': '4 4' }) +
    element('circle', { cx: x(pivot), cy: 174, r: 9, fill: roles.second }) +
    label([x(pivot) + (isRight ? 14 : -14), 180], `${formatNumber(wrap(left), 0)}° off at the pivot`, roles.second, {
      'text-anchor': isRight ? 'start' : 'end',
    })
  )
}

/** The remaining error from −360° to 360°, clipped by a nested SVG. */
function drawError(leftAt: (ppm: number) => number, pivot: number): string {
  const y = linearScale([-360, 360], [100, 0])
  const inner = linearScale([10, 0], [0, 544])
  const zero = segment([0, y(0)], [544, y(0)], roles.line)
  const slope = curve(
    [10, 0].map((ppm) => [inner(ppm), y(leftAt(ppm))]),
    roles.ink,
    { 'stroke-width': 2 },
  )
  return (
    // Beside the pivot where it is at the edge.
    label([pivot > 8 ? x(pivot) + 14 : 8, 208], 'remaining error, 0° at the grey line', roles.muted) +
    element('svg', { x: 8, y: 196, width: 544, height: 100 }, zero + slope) +
    shiftAxis
  )
}

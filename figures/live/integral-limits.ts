import { lorentzianFraction } from '@/figures/physics/line-measures'
import { lorentzian } from '@/figures/physics/line-shapes'
import { axis, curve, element, label, linearScale, type Point, segment } from '@/figures/svg/svg'
import { trace } from '@/figures/svg/trace'
import { formatNumber, inUnit, type LiveFigure, roles } from './kit/figure'

/** Half the width of the visible part, in Hz. */
const reach = 40
const x = linearScale([reach, -reach], [8, 552])
const y = linearScale([0, 1], [250, 40])
const distances = axis(
  { y: 262, scale: x, ticks: [30, 15, 0, -15, -30], span: [8, 552], name: 'distance from the centre / Hz' },
  roles,
)
const offsets = Array.from({ length: 545 }, (_, index) => reach - (2 * reach * index) / 544)

/** Part of a Lorentzian line between the two limits of an integral. */
export const integralLimits: LiveFigure<'left' | 'right' | 'width'> = {
  id: 'integral-limits',
  title: 'The limits of an integral',
  shows: 'A Lorentzian line with the limits of an integral, and the integral curve',
  height: 312,
  controls: {
    left: { label: 'Left limit', min: 0, max: reach, step: 0.5, start: 8, format: inUnit('Hz', 1), reversed: true },
    right: { label: 'Right limit', min: -reach, max: 0, step: 0.5, start: -8, format: inUnit('Hz', 1), reversed: true },
    width: { label: 'Line width', min: 0.5, max: 5, step: 0.1, start: 1.2, format: inUnit('Hz', 1) },
  },
  render: ({ left, right, width }) => {
    const part = lorentzianFraction([right, left], width)
    const needed = (width / 2) * Math.tan(0.495 * Math.PI)
    return {
      drawing: drawLine(left, right, width) + drawCurve(left, right, width),
      readouts: [
        ['Inside the limits', formatNumber(100 * part, 1, '%')],
        ['Limits, in widths', `${formatNumber(left / width, 1)} and ${formatNumber(-right / width, 1)}`],
        ['For 99 %', `±${formatNumber(needed, 0, 'Hz')}`],
      ],
      ...describe({ left, right, width, part, needed }),
      handles: [left, right].map((hz, index) => ({
        at: [x(hz), 150],
        drag: ([to]) => ({ [index === 0 ? 'left' : 'right']: reach - (2 * reach * (to - 8)) / 544 }),
      })),
    }
  },
}

function describe(shown: Record<'left' | 'right' | 'width' | 'part' | 'needed', number>) {
  const { left, right, width, part, needed } = shown
  const beyond = needed > reach ? ', farther than this drawing reaches' : ''
  const needs = `To include 99 %, set the limits ${formatNumber(needed, 0)} Hz to each side, 32 times the line width${beyond}.`
  if (left === right)
    return { seen: `Both limits are at the centre, so there is no area between them. ${needs}`, isMet: false }
  const inside = formatNumber(100 * part, 1)
  const outside = formatNumber(100 - Number(inside), 1)
  if (part >= 0.99)
    return {
      seen: `${inside} % of the area is between the limits, ${outside} % in the wings outside.`,
      isMet: true,
    }
  // The wings begin where the line is lower than half of its height.
  const where = Math.min(left, -right) < width / 2 ? 'outside' : 'in the wings outside'
  return { seen: `${inside} % of the area is between the limits, ${outside} % ${where}. ${needs}`, isMet: false }
}

function drawLine(left: number, right: number, width: number): string {
  const heights = offsets.map((hz) => lorentzian(hz, width))
  const inside: Point[] = offsets
    .filter((hz) => hz <= left && hz >= right)
    .map((hz) => [x(hz), y(lorentzian(hz, width))])
  const area: Point[] = [[x(left), y(0)], [x(left), y(lorentzian(left, width))], ...inside, [x(right), y(0)]]
  const limits = [left, right].map(
    (hz) =>
      segment([x(hz), 30], [x(hz), y(0)], roles.second, { 'stroke-dasharray': '4 4' }) +
      element('circle', { cx: x(hz), cy: 150, r: 9, fill: roles.second }),
  )
  return (
    curve(area, 'none', { fill: roles.accent, 'fill-opacity': '0.18' }) +
    segment([8, y(0)], [552, y(0)], roles.line) +
    trace(heights, { span: [8, 552], y }, roles.accent) +
    limits.join('')
  )
}

function drawCurve(left: number, right: number, width: number): string {
  const steps = offsets.filter((hz) => hz <= left && hz >= right)
  const part = (hz: number) => lorentzianFraction([hz, left], width)
  const points = steps.map((hz): Point => [x(hz), y(0.9 * part(hz))])
  const text = formatNumber(100 * part(right), 1, '%')
  const end = x(right)
  const side: Point = end > 460 ? [end - 10, y(0.9 * part(right)) - 10] : [end + 10, y(0.9 * part(right)) + 4]
  return (
    (points.length > 1 ? curve(points, roles.ink, { 'stroke-width': 2 }) : '') +
    label(side, text, roles.ink, end > 460 ? { 'text-anchor': 'end' } : {}) +
    distances
  )
}

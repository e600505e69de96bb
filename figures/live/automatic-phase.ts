import { type Complex, rotate } from '@/figures/physics/complex'
import { complexLorentzian } from '@/figures/physics/line-shapes'
import { gaussianNoise } from '@/figures/physics/noise'
import { negativeArea } from '@/figures/physics/phase-cost'
import { axis, element, label, linearScale, segment } from '@/figures/svg/svg'
import { trace } from '@/figures/svg/trace'
import { formatNumber, inUnit, type LiveFigure, roles } from './kit/figure'

const lines = [
  { at: 6.9, height: 1 },
  { at: 4.4, height: 0.7 },
  { at: 3, height: 0.9 },
]
const noise = gaussianNoise(8)
const points = Array.from({ length: 545 }, (_, index): Complex => {
  const point = { re: 0.004 * noise(), im: 0.004 * noise() }
  for (const { at, height } of lines) {
    const { re, im } = complexLorentzian(8.5 - index / 78 - at, 0.06)
    point.re += height * re
    point.im += height * im
  }
  return point
})
const spectrum = { re: Float64Array.from(points, ({ re }) => re), im: Float64Array.from(points, ({ im }) => im) }
/** Cost of the spectrum rotated by 0°, 1°, 2°, … */
const costs = Float64Array.from({ length: 360 }, (_, degrees) => negativeArea(spectrum, degrees))

/** Automatic PH0: the angle with the smallest part of the spectrum below zero. */
export const automaticPhase: LiveFigure<'error' | 'ph0'> = {
  id: 'automatic-phase',
  title: 'The cost of a phase',
  shows: 'A spectrum turned by PH0, and the cost of each PH0',
  height: 384,
  controls: {
    error: { label: 'Error of the spectrum', min: -180, max: 180, step: 1, start: 75, format: inUnit('°') },
    ph0: { label: 'PH0', min: -180, max: 180, step: 1, start: 0, format: inUnit('°') },
  },
  render: ({ error, ph0 }) => {
    const values = points.map((point) => rotate(point, error + ph0).re)
    const ahead = Float64Array.from({ length: 361 }, (_, index) => costAt(error + index - 180))
    const best = ahead.indexOf(Math.min(...ahead)) - 180
    const cost = costAt(error + ph0)
    return {
      drawing: drawSpectrum(values) + drawCosts(ahead, { ph0, best, cost }),
      readouts: [
        ['Cost', formatNumber(cost, 3)],
        ['Lowest at PH0', formatNumber(best, 0, '°')],
      ],
      ...describe(ph0, best, cost),
      handles: [{ at: [x(ph0), y(cost)], drag: ([to]) => ({ ph0: ((to - 8) / 544) * 360 - 180 }) }],
    }
  },
}

const x = linearScale([-180, 180], [8, 552])
const y = linearScale([0, 0.7], [322, 226])
const angles = axis({ y: 338, scale: x, ticks: [-120, -60, 0, 60, 120], span: [8, 552], name: 'PH0 / °' }, roles)

function costAt(degrees: number): number {
  return costs[((degrees % 360) + 360) % 360] ?? 0
}

function describe(ph0: number, best: number, cost: number): { seen: string; isMet: boolean } {
  const distance = Math.abs(ph0 - best)
  const off = Math.min(distance, 360 - distance)
  const lowest = `It is lowest at ${formatNumber(best, 0)}°.`
  if (off === 0)
    return {
      seen: 'The lines are positive and symmetric, and the cost is at its lowest. An automatic correction stops here.',
      isMet: true,
    }
  const here = formatNumber(cost, 3)
  if (off <= 2)
    return { seen: `The lines are positive and almost symmetric, and the cost is ${here}. ${lowest}`, isMet: false }
  if (off >= 178)
    return {
      seen: `The lines are upside down, and the cost is ${here}, near the bottom of the second dip: a method must not stop here. ${lowest}`,
      isMet: false,
    }
  const lines = off > 110 ? 'The lines are tilted and point down' : 'The lines are tilted'
  return { seen: `${lines}, and the cost is ${here}. ${lowest}`, isMet: false }
}

function drawSpectrum(values: number[]): string {
  const height = linearScale([-1.1, 1.1], [180, 10])
  return (
    segment([8, height(0)], [552, height(0)], roles.line) + trace(values, { span: [8, 552], y: height }, roles.accent)
  )
}

function drawCosts(values: Float64Array, { ph0, best, cost }: { ph0: number; best: number; cost: number }): string {
  return (
    label([8, 210], 'cost', roles.muted) +
    segment([x(best), y(0)], [x(best), y(0.7)], roles.second, { 'stroke-dasharray': '4 4' }) +
    trace(values, { span: [8, 552], y }, roles.ink) +
    element('circle', { cx: x(ph0), cy: y(cost), r: 9, fill: roles.second }) +
    angles
  )
}

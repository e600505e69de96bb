import { lorentzianSpectrum } from '@/figures/physics/line-shapes'
import { type Knot, naturalSpline } from '@/figures/physics/natural-spline'
import { median, seededRandom } from '@/figures/physics/noise'
import { axis, element, label, linearScale, segment } from '@/figures/svg/svg'
import { trace } from '@/figures/svg/trace'
import { type Anchor, anchorControls, anchorNames, toKnots } from './baseline-anchors'
import { formatNumber, inUnit, type LiveFigure, roles } from './kit/figure'

/** Three groups of lines with 2, 2 and 3 protons, and the limits of their integrals. */
const groups = [
  { protons: 2, at: [7.6, 7.2], region: [8, 6.8] },
  { protons: 2, at: [4.1, 3.7], region: [4.5, 3.3] },
  { protons: 3, at: [1.5, 1.35, 1.2], region: [1.9, 0.8] },
]
const perPpm = 60
const lineWidth = 0.1
const shifts = Array.from({ length: 601 }, (_, index) => 10 - index / perPpm)
const signalAt = lorentzianSpectrum(
  groups.flatMap(({ at, protons }) => at.map((position) => ({ position, intensity: protons / at.length }))),
  lineWidth,
)
const pure = Float64Array.from(shifts, signalAt)
const random = seededRandom(11)
const recorded = pure.map((value, index) => value + rolling(shifts[index] ?? 0) + 0.03 * (random() + random() - 1))
const truth = integrate(pure)

/** Anchors 3 and 4 begin on the same side of the group at 4 ppm. */
const starts = [9.4, 8.4, 6.2, 5.2, 0.5]
/** Regions without signals, beside the groups. */
const gaps = [
  [10, 8],
  [6.8, 4.5],
  [3.3, 1.9],
  [0.8, 0],
] as const
/** Largest error of an integral that counts as right. */
const goodEnough = 0.05
const x = linearScale([10, 0], [8, 552])
const before = linearScale([-0.4, 1.3], [186, 34])
const after = linearScale([-0.15, 1.3], [330, 212])

const shiftAxis = axis({ y: 342, scale: x, ticks: [8, 6, 4, 2], span: [8, 552], name: 'δ / ppm' }, roles)
const regions = groups
  .map(({ region: [from = 0, to = 0] }) => segment([x(from), 334], [x(to), 334], roles.second, { 'stroke-width': 3 }))
  .join('')
const recordedTrace = trace(recorded, { span: [8, 552], y: before }, roles.accent)

/** A rolling baseline, a spline through movable anchors, and its effect on the integrals. */
export const baseline: LiveFigure<Anchor> = {
  id: 'baseline',
  title: 'Anchors of a baseline',
  shows: 'A spectrum on a rolling baseline with five anchors, and the corrected spectrum',
  height: 388,
  takesFiles: true,
  controls: anchorControls(anchorControl),
  render: (settings) => {
    const anchors = anchorNames.map((name): Knot => [settings[name], medianAround(settings[name])])
    const fitted = naturalSpline(toKnots(anchors, -1))
    const line = Float64Array.from(shifts, fitted)
    const corrected = recorded.map((value, index) => value - (line[index] ?? 0))
    const [raw, final] = [integrate(recorded), integrate(corrected)].map(relativeTo)
    const worst = Math.max(...(final ?? []).map((value, index) => Math.abs(value / (groups[index]?.protons ?? 1) - 1)))
    return {
      drawing: drawBefore(line, anchors) + drawAfter(corrected),
      readouts: [
        ['Integrals before', (raw ?? []).map((value) => formatNumber(value, 2)).join(' : ')],
        ['after', (final ?? []).map((value) => formatNumber(value, 2)).join(' : ')],
        ['Largest error', formatNumber(100 * worst, 1, '%')],
      ],
      ...describe(
        worst,
        anchorNames.map((name) => settings[name]),
      ),
      handles: anchorNames.map((name, index) => ({
        at: [x(settings[name]), before(anchors[index]?.[1] ?? 0)],
        drag: ([to]) => ({ [name]: 10 - (10 * (to - 8)) / 544 }),
      })),
    }
  },
}

function anchorControl(index: number, label: string): LiveFigure['controls'][string] {
  const limits = { min: 0.1, max: 9.9, step: 0.1, start: starts[index] ?? 0, reversed: true }
  return { label, ...limits, format: inUnit('ppm', 1) }
}

/** Effect of wrong first points of the FID on the spectrum: a few slow cosines. */
function rolling(ppm: number): number {
  const turn = (2 * Math.PI * (ppm - 5)) / 10
  return 0.05 - 0.1 * Math.cos(turn + 1.2) + 0.01 * Math.cos(2 * turn + 0.5)
}

/** Median over a window of 1 % of the points. */
function medianAround(ppm: number): number {
  const centre = Math.round((10 - ppm) * perPpm)
  return median(recorded.slice(Math.max(0, centre - 3), centre + 4))
}

function integrate(values: ArrayLike<number>): number[] {
  return groups.map(({ region: [from = 0, to = 0] }) => {
    let sum = 0
    for (let index = Math.round((10 - from) * perPpm); index <= Math.round((10 - to) * perPpm); index++)
      sum += values[index] ?? 0
    return sum / perPpm
  })
}

/** Integrals as numbers of protons, with the second group set to two, corrected for the tails outside the limits. */
function relativeTo(integrals: number[]): number[] {
  const factor = (truth[1] ?? 1) / (integrals[1] ?? 1)
  return integrals.map((value, index) => ((groups[index]?.protons ?? 0) * value * factor) / (truth[index] ?? 1))
}

function describe(worst: number, anchors: number[]): { seen: string; isMet: boolean } {
  const error = `The largest error of the integrals is ${formatNumber(100 * worst, 1)} %.`
  const covering = anchors.flatMap((ppm, index) => (signalAt(ppm) > 0.08 ? [index + 1] : []))
  if (covering.length > 0) {
    const where = covering.length === 1 ? `Anchor ${covering[0]} is` : `Anchors ${covering.join(' and ')} are`
    return { seen: `${where} on a signal, so the curve cuts into the signal. ${error}`, isMet: false }
  }
  const empty = gaps.filter(([from, to]) => !anchors.some((ppm) => ppm <= from && ppm >= to))
  if (empty.length > 0) {
    const where = empty.map(([from, to]) => `between ${from} and ${to} ppm`).join(' or ')
    return { seen: `All anchors are in signal-free regions. ${error} There is no anchor ${where}.`, isMet: false }
  }
  if (worst <= goodEnough)
    return { seen: `Each group has anchors on both sides, and none on it. ${error}`, isMet: true }
  return {
    seen: `Each group has anchors on both sides. ${error} Move anchors to where the corrected spectrum is not at zero.`,
    isMet: false,
  }
}

function drawBefore(line: Float64Array, anchors: Knot[]): string {
  const dots = anchors.map(([ppm, height]) =>
    element('circle', { cx: x(ppm), cy: before(height), r: 8, fill: roles.second }),
  )
  return (
    label([8, 18], 'before, with anchors', roles.muted) +
    segment([8, before(0)], [552, before(0)], roles.line) +
    recordedTrace +
    trace(line, { span: [8, 552], y: before }, roles.second, 2) +
    dots.join('')
  )
}

function drawAfter(corrected: Float64Array): string {
  const corrections = trace(corrected, { span: [8, 552], y: after }, roles.accent)
  return (
    label([8, 208], 'after', roles.muted) +
    segment([8, after(0)], [552, after(0)], roles.line) +
    element('svg', { y: 196, height: 140, viewBox: '0 196 560 140' }, corrections) +
    regions +
    shiftAxis
  )
}

import { lorentzianSpectrum } from '@/figures/physics/line-shapes'
import { type Knot, naturalSpline } from '@/figures/physics/natural-spline'
import { median, seededRandom } from '@/figures/physics/noise'
import { axis, curve, element, label, linearScale, type Point, segment, steps, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'

const x = linearScale([10, 0], [12, 548])
const shifts = steps(10, 0, 601)
const anchorShifts = [9.75, 8.9, 8.3, 6.55, 5.75, 4.9, 3.15, 2.55, 1.95, 0.65, 0.2]
const signals = lorentzianSpectrum(
  [
    { position: 7.6, intensity: 1 },
    { position: 7.2, intensity: 0.8 },
    { position: 4.1, intensity: 0.75 },
    { position: 3.7, intensity: 1.1 },
    { position: 1.25, intensity: 1.3 },
  ],
  0.05,
)

const random = seededRandom(11)
const recorded = shifts.map((ppm) => signals(ppm) + rollingBaseline(ppm) + 0.03 * (random() + random() - 1))
const anchors = anchorShifts.map((ppm): Knot => [ppm, medianAround(ppm)]).reverse()
const fitted = naturalSpline(anchors)

/** Effect of wrong first points of the FID on a spectrum 10 ppm wide: a few slow cosines. */
function rollingBaseline(ppm: number): number {
  const turn = (2 * Math.PI * (ppm - 5)) / 10
  return 0.05 - 0.16 * Math.cos(turn + 0.7) + 0.13 * Math.cos(2 * turn - 0.5) + 0.07 * Math.cos(3 * turn + 1.2)
}

/** Median over a window of 1 % of the points. */
function medianAround(ppm: number): number {
  const center = Math.round((10 - ppm) * 60)
  return median(recorded.slice(Math.max(0, center - 3), center + 4))
}

/** A rolling baseline with its anchors and spline, and the spectrum after subtraction. */
export const figure: Figure = {
  path: '20_1d-spectra/img/baseline-anchors',
  draw: (palette) => svgFile(424, 'A rolling baseline, eleven anchors and the corrected spectrum', drawAll(palette)),
}

function drawAll(palette: Palette): string {
  const before = linearScale([-0.4, 1.5], [190, 34])
  const after = linearScale([0, 1.5], [356, 232])
  const bold = { 'font-weight': 600 }
  const baseline = shifts.map((ppm): Point => [x(ppm), before(fitted(ppm))])
  const dots = anchors.map(([ppm, height]) =>
    element('circle', { cx: x(ppm), cy: before(height), r: 4.5, fill: palette.second }),
  )
  return (
    label([12, 20], 'Before:', palette.ink, bold) +
    label([86, 20], '1 anchors, 2 estimated baseline', palette.second) +
    segment([12, before(0)], [548, before(0)], palette.line) +
    drawTrace((value) => value, before, palette) +
    curve(baseline, palette.second, { 'stroke-width': 2 }) +
    dots.join('') +
    mark(1, [x(5.75), before(fitted(5.75))], palette) +
    mark(2, [x(2.25), before(fitted(2.25))], palette) +
    label([12, 226], 'After:', palette.ink, bold) +
    label([76, 226], '3 zero between the signals', palette.second) +
    mark(3, [x(5.3), after(0)], palette) +
    segment([12, after(0)], [548, after(0)], palette.line) +
    drawTrace((value, ppm) => value - fitted(ppm), after, palette) +
    axis({ y: 368, scale: x, ticks: [10, 8, 6, 4, 2, 0], span: [12, 548], name: 'δ / ppm' }, palette)
  )
}

/** A number above a point, with a line to it. */
function mark(number: number, [left, top]: Point, palette: Palette): string {
  const place = { cx: left, cy: top - 40, r: 10, fill: 'none', stroke: palette.second, 'stroke-width': 1.5 }
  return (
    segment([left, top - 30], [left, top - 7], palette.second) +
    element('circle', place) +
    label([left, top - 35], String(number), palette.second, { 'text-anchor': 'middle', 'font-weight': 600 })
  )
}

function drawTrace(
  height: (value: number, ppm: number) => number,
  y: (value: number) => number,
  palette: Palette,
): string {
  const points = shifts.map((ppm, index): Point => [x(ppm), y(height(recorded[index] ?? 0, ppm))])
  return curve(points, palette.accent)
}

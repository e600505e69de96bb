import { baselineMedians, medianPpm } from '@/figures/data/fluorine-baseline'
import { type Knot, naturalSpline } from '@/figures/physics/natural-spline'
import { axis, curve, element, label, linearScale, type Point, segment, steps, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'

/** Sixteen parts without signals, by their places in the list of medians. */
const anchors = [0, 8, 16, 22, 28, 31, 34, 37, 39, 41, 43, 45, 49, 52, 55, 58]
/** Two empty regions of 2 ppm: their integrals before and after, in % of the CF₂ signal at −110.7 ppm, from 19f/19f.jdx. */
const regions: Array<[ppm: number, before: string, after: string]> = [
  [-136, '−22 %', '−0.2 %'],
  [-168, '+22 %', '−0.6 %'],
]
const x = linearScale([25, -225], [10, 550])

/** The baseline of the ¹⁹F spectrum with anchors, and what is left of it. */
export const figure: Figure = {
  path: '05_tutorials/img/empty-regions',
  draw: (palette) =>
    svgFile(
      372,
      'A rolling baseline with sixteen anchors, and the corrected one with two empty regions',
      draw(palette),
    ),
}

function draw(palette: Palette): string {
  const before = linearScale([-3, 3], [172, 36])
  const after = linearScale([-3, 3], [324, 222])
  const knots = anchors.map((index): Knot => [medianPpm(index), baselineMedians[index] ?? 0])
  const spline = naturalSpline(knots.toReversed())
  const rest = baselineMedians.map((height, index): Point => {
    const ppm = medianPpm(index)
    return [x(ppm), after(height - spline(ppm))]
  })
  const dots = knots.map(([ppm, height]) =>
    element('circle', { cx: x(ppm), cy: before(height), r: 4, fill: palette.second }),
  )
  return (
    regions.map((region) => drawRegion(region, palette)).join('') +
    zeroLine(before(0), palette) +
    curve(
      baselineMedians.map((height, index): Point => [x(medianPpm(index)), before(height)]),
      palette.accent,
    ) +
    curve(
      steps(medianPpm(0), medianPpm(58), 150).map((ppm): Point => [x(ppm), before(spline(ppm))]),
      palette.second,
    ) +
    dots.join('') +
    label([10, 24], 'before', palette.ink) +
    zeroLine(after(0), palette) +
    curve(rest, palette.accent) +
    label([10, 240], 'after', palette.ink) +
    axis({ y: 326, scale: x, ticks: [0, -50, -100, -150, -200], span: [10, 550], name: '¹⁹F / ppm' }, palette)
  )
}

function drawRegion([ppm, before, after]: (typeof regions)[number], palette: Palette): string {
  const [left, right] = [x(ppm + 1), x(ppm - 1)]
  const band = { x: left, y: 36, width: right - left, height: 290, fill: palette.line }
  const centred = { 'text-anchor': 'middle', 'font-weight': 600 }
  return (
    element('rect', band) +
    label([x(ppm), 24], before, palette.ink, centred) +
    label([x(ppm), 216], after, palette.ink, centred)
  )
}

function zeroLine(y: number, palette: Palette): string {
  return segment([10, y], [550, y], palette.muted, { 'stroke-dasharray': '4 4', 'stroke-width': 1 })
}

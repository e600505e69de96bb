import { lorentzian } from '@/figures/physics/line-shapes'
import { arrow, axis, curve, element, label, linearScale, type Point, segment, steps, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'

/** Delays in s and integrals from 0.69 to 0.75 ppm of 1H_T1_2D.dx (cheminfo/nmrium), relative to the largest. */
const series: Array<[delay: number, integral: number]> = [
  [0.01, -0.891],
  [0.1, -0.716],
  [0.25, -0.459],
  [0.5, -0.112],
  [1, 0.358],
  [2, 0.795],
  [3, 0.946],
  [4, 0.993],
  [5, 1],
  [10, 0.996],
]
/** The fit of these values: I(t) = a + b·exp(−t/T₁). */
const [a, b, t1] = [1.01, -1.925, 0.92]
/** Lines of the doublet, in ppm. */
const doublet = [0.7293, 0.7176]

/** A line in an inversion-recovery series, and its integral over the delay. */
export const figure: Figure = {
  path: '05_tutorials/img/recovery',
  draw: (palette) =>
    svgFile(
      316,
      'A doublet that recovers from its inversion, and its integrals with a fitted curve',
      drawStack(palette) + drawCurve(palette),
    ),
}

function drawStack(palette: Palette): string {
  const x = linearScale([0.79, 0.66], [8, 150])
  const rows = series.map(([delay, integral], index) => {
    const base = 52 + 24 * index
    const at = (ppm: number) => doublet.reduce((sum, line) => sum + lorentzian(ppm - line, 0.004), 0)
    const points = steps(0.79, 0.66, 80).map((ppm): Point => [x(ppm), base - 30 * integral * at(ppm)])
    return (
      curve(points, integral < 0 ? palette.second : palette.accent) +
      label([158, base + 5], `${delay} s`, palette.muted)
    )
  })
  return rows.join('') + label([79, 308], '0.72 ppm', palette.muted, { 'text-anchor': 'middle' })
}

function drawCurve(palette: Palette): string {
  const x = linearScale([0, 10], [236, 546])
  const y = linearScale([-1, 1.1], [256, 24])
  const zero = t1 * Math.log(-b / a)
  const points = series.map(([delay, integral]) =>
    element('circle', { cx: x(delay), cy: y(integral), r: 4, fill: integral < 0 ? palette.second : palette.accent }),
  )
  const at = (delay: number): Point => [x(delay), y(a + b * Math.exp(-delay / t1))]
  return (
    segment([236, y(0)], [546, y(0)], palette.muted, { 'stroke-dasharray': '4 4', 'stroke-width': 1 }) +
    curve(steps(0, 10, 100).map(at), palette.ink) +
    points.join('') +
    arrow([x(2), y(-0.5)], [x(zero) + 3, y(0) + 5], palette.muted) +
    label([x(2) + 6, y(-0.52)], `t₀ = ${zero.toFixed(2)} s`, palette.ink) +
    label([x(5), y(0.72)], `T₁ = ${t1} s`, palette.ink) +
    axis({ y: 264, scale: x, ticks: [0, 2, 4, 6, 8, 10], span: [236, 546], name: 'delay / s' }, palette)
  )
}

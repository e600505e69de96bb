import { runningIntegral } from '@/figures/physics/line-measures'
import { axis, curve, element, label, linearScale, type Point, segment, steps, svgFile } from '@/figures/svg/svg'
import { ethylbenzeneAt } from '../kit/ethylbenzene-spectrum'
import type { Figure, Palette } from '../kit/figure'
import { tracePoints } from '../kit/trace'

const protons = 10
const limits = [
  { from: 7.36, to: 7.08 },
  { from: 2.8, to: 2.5 },
  { from: 1.4, to: 1.08 },
]
const x = linearScale([8.2, 0.4], [12, 548])
const y = linearScale([0, 1.7], [250, 130])

interface Step {
  from: number
  to: number
  /** The running sum from high to low ppm. */
  growth: Point[]
  area: number
}

const integrals = limits.map(({ from, to }): Step => {
  const step = 0.0002
  const shifts = steps(from, to, Math.round((from - to) / step))
  const heights = runningIntegral(shifts.map(ethylbenzeneAt), step)
  const growth = shifts.map((ppm, index): Point => [ppm, heights[index] ?? 0])
  return { from, to, growth: growth.filter((_, index) => index % 20 === 0), area: heights.at(-1) ?? 0 }
})
const total = integrals.reduce((sum, { area }) => sum + area, 0)

/** Three integral curves of ethylbenzene, scaled so that they add up to ten protons. */
export const figure: Figure = {
  path: '20_1d-spectra/img/integral-curve',
  draw: (palette) =>
    svgFile(
      314,
      'Integrals of ethylbenzene with the sum set to 10',
      drawSpectrum(palette) + integrals.map((integral) => drawIntegral(integral, palette)).join(''),
    ),
}

function drawSpectrum(palette: Palette): string {
  const points = tracePoints({ at: ethylbenzeneAt, from: 8.2, to: 0.4, count: 2601, x, y })
  const ppm = axis({ y: 258, scale: x, ticks: [8, 7, 6, 5, 4, 3, 2, 1], span: [12, 548], name: 'δ / ppm' }, palette)
  return (
    label([12, 22], 'Sum of the relative values = 10 (C₈H₁₀)', palette.ink, { 'font-weight': 600 }) +
    curve(points, palette.accent) +
    ppm
  )
}

function drawIntegral({ from, to, growth, area }: Step, palette: Palette): string {
  const rise = linearScale([0, total], [224, 30])
  const band = { x: x(from), y: 60, width: x(to) - x(from), height: 190, fill: palette.second, opacity: 0.16 }
  const relative = (area * protons) / total
  const value = label([x(to) + 6, rise(area) + 5], relative.toFixed(2), palette.second, { 'font-weight': 600 })
  const points = growth.map(([ppm, height]): Point => [x(ppm), rise(height)])
  const ends = segment([x(from), 224], [x(to), 224], palette.line)
  return element('rect', band) + ends + curve(points, palette.second, { 'stroke-width': 2 }) + value
}

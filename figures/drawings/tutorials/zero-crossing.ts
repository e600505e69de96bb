import { delays, recoveries } from '@/figures/data/relaxation'
import { axis, curve, element, formatTick, label, linearScale, type Point, segment, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'

const x = linearScale([0, 2], [70, 546])
const y = linearScale([-1, 1], [250, 30])
const ticks = [-0.5, 0, 0.5]

/** T₁ from the delay at which the integral of the line at 0.72 ppm crosses zero. */
export const figure: Figure = {
  path: '05_tutorials/img/zero-crossing',
  draw: (palette) => svgFile(306, 'The zero crossing of the integral at 0.72 ppm', draw(palette)),
}

function draw(palette: Palette): string {
  const integrals = recoveries[0]?.integrals ?? []
  const points = delays.slice(0, 6).map((delay, index): Point => [x(delay), y(integrals[index] ?? 0)])
  const [before, after] = [integrals[3] ?? 0, integrals[4] ?? 0]
  const zero = 0.5 - (0.5 * before) / (after - before)
  const marks = ticks.map(
    (tick) =>
      segment([65, y(tick)], [70, y(tick)], palette.muted) +
      label([60, y(tick) + 5], formatTick(tick), palette.muted, {
        'text-anchor': 'end',
        'font-size': 15,
      }),
  )
  return (
    segment([70, 30], [70, 250], palette.muted) +
    marks.join('') +
    segment([70, y(0)], [546, y(0)], palette.muted, { 'stroke-dasharray': '4 4' }) +
    curve(points, palette.accent) +
    points
      .map(([cx, cy], index) =>
        element('circle', { cx, cy, r: 4, fill: (integrals[index] ?? 0) < 0 ? palette.second : palette.accent }),
      )
      .join('') +
    segment([x(zero), y(0)], [x(zero), 250], palette.ink) +
    label([x(zero) + 10, 204], `t₀ = ${zero.toFixed(2)} s`, palette.ink) +
    label([x(zero) + 10, 228], `T₁ = 1.44 t₀ = ${(zero / Math.LN2).toFixed(2)} s`, palette.ink) +
    label([82, 44], 'integral at 0.72 ppm', palette.muted) +
    axis({ y: 252, scale: x, ticks: [0, 0.5, 1, 1.5, 2], span: [70, 546], name: 'delay / s' }, palette)
  )
}

import { axis, curve, element, label, linearScale, type Point, segment, steps, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'

const x = linearScale([0, 10], [56, 546])
const y = linearScale([0, 1], [228, 34])
/** The methyl group and the slowest proton of the T₁ tutorial, in seconds. */
const [fast, slow] = [0.92, 1.6]

/** How much of the signal has recovered from a 90° pulse after a delay, for two protons. */
export const figure: Figure = {
  path: '05_tutorials/img/recovery-delay',
  draw: (palette) => svgFile(282, 'The recovery of two protons after a 90° pulse', draw(palette)),
}

function draw(palette: Palette): string {
  const recovered = (delay: number, t1: number) => 1 - Math.exp(-delay / t1)
  const lineOf = (t1: number, color: string) =>
    curve(
      steps(0, 10, 120).map((delay): Point => [x(delay), y(recovered(delay, t1))]),
      color,
      { 'stroke-width': 2 },
    )
  const dot = (delay: number, t1: number, color: string) =>
    element('circle', { cx: x(delay), cy: y(recovered(delay, t1)), r: 4, fill: color })
  const upright = (delay: number) =>
    segment([x(delay), 34], [x(delay), 228], palette.muted, { 'stroke-dasharray': '4 4' })
  const percent = (delay: number, t1: number, digits = 0) => `${(100 * recovered(delay, t1)).toFixed(digits)} %`
  const ends = [0, 0.5, 1].map((share) =>
    label([48, y(share) + 5], String(100 * share), palette.muted, { 'text-anchor': 'end', 'font-size': 15 }),
  )
  return (
    ends.join('') +
    segment([56, y(1)], [546, y(1)], palette.line) +
    upright(1) +
    upright(8) +
    lineOf(fast, palette.accent) +
    lineOf(slow, palette.second) +
    dot(1, fast, palette.accent) +
    dot(1, slow, palette.second) +
    dot(8, slow, palette.second) +
    label([x(1) - 8, y(recovered(1, fast)) - 8], percent(1, fast), palette.accent, { 'text-anchor': 'end' }) +
    label([x(1) + 10, y(recovered(1, slow)) + 16], percent(1, slow), palette.second) +
    label([x(8) - 8, y(recovered(8, slow)) + 26], percent(8, slow, 1), palette.second, { 'text-anchor': 'end' }) +
    label([x(3.2), 150], 'T₁ = 0.92 s', palette.accent) +
    label([x(3.2), 174], 'T₁ = 1.60 s', palette.second) +
    label([8, 20], 'recovered / %', palette.muted) +
    axis({ y: 230, scale: x, ticks: [0, 1, 2, 4, 6, 8, 10], span: [56, 546], name: 'delay between scans / s' }, palette)
  )
}

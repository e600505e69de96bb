import { steadyState } from '@/figures/physics/steady-state'
import { axis, curve, element, label, linearScale, type Point, segment, steps, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'

const x = linearScale([0, 6], [56, 546])
const y = linearScale([0, 1], [228, 34])

/** The signal of repeated pulses, relative to that after full recovery, against the repetition time in units of T₁. */
export const figure: Figure = {
  path: '05_tutorials/img/recovery-delay',
  draw: (palette) => svgFile(282, 'The signal of repeated 30° and 90° pulses', draw(palette)),
}

function draw(palette: Palette): string {
  const place = (time: number, angle: number): Point => [x(time), y(steadyState(time, angle))]
  const lineOf = (angle: number, color: string) =>
    curve(
      steps(0, 6, 120).map((time) => place(time, angle)),
      color,
      { 'stroke-width': 2 },
    )
  const completion = (angle: number, color: string) => {
    const time = Math.log((1 - 0.99 * Math.cos((angle * Math.PI) / 180)) / 0.01)
    return (
      segment([x(time), y(0.99)], [x(time), 228], color, { 'stroke-dasharray': '4 4' }) +
      label([x(time) + 8, 192], `${angle}°`, color) +
      label([x(time) + 8, 214], `99 % at ${time.toFixed(1)} T₁`, color)
    )
  }
  const afterOne = (angle: number, color: string) => {
    const [cx, cy] = place(1, angle)
    const text = `${Math.round(100 * steadyState(1, angle))} %`
    return element('circle', { cx, cy, r: 4, fill: color }) + label([cx + 6, cy + 15], text, color)
  }
  const ends = [0, 0.5, 1].map((part) =>
    label([48, y(part) + 5], String(100 * part), palette.muted, { 'text-anchor': 'end', 'font-size': 15 }),
  )
  return (
    ends.join('') +
    segment([56, y(1)], [546, y(1)], palette.line) +
    completion(30, palette.accent) +
    completion(90, palette.second) +
    lineOf(90, palette.second) +
    lineOf(30, palette.accent) +
    afterOne(30, palette.accent) +
    afterOne(90, palette.second) +
    label([8, 20], 'signal / % of the full one', palette.muted) +
    axis({ y: 230, scale: x, ticks: [0, 1, 2, 3, 4, 5, 6], span: [56, 546], name: 'repetition time / T₁' }, palette)
  )
}

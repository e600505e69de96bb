import { delays, fittedValue, recoveries } from '@/figures/data/relaxation'
import {
  axis,
  curve,
  element,
  formatTick,
  label,
  linearScale,
  type Point,
  segment,
  steps,
  svgFile,
} from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'

const x = linearScale([0, 10], [52, 546])
const y = linearScale([-1, 1], [296, 44])
/** Delay at which each curve has its label, and the offset of the label. */
const places: Record<number, [text: string, delay: number, dx: number, dy: number]> = {
  2.17: ['molecule and water: 0.88 to 1.60 s', 2.1, 14, 16],
  2.51: ['DMSO: 11 s', 6, 12, 18],
}

/** The recovery of the seven signals: all but DMSO level off within ten seconds. */
export const figure: Figure = {
  path: '05_tutorials/img/seven-recoveries',
  draw: (palette) => svgFile(348, 'The recovery of seven signals', draw(palette)),
}

function draw(palette: Palette): string {
  const curves = recoveries.map(({ ppm, integrals, fit }) => {
    const isSlow = ppm === 2.51
    const color = isSlow ? palette.second : palette.accent
    // Relative to the value after complete recovery, which the curve of DMSO does not reach.
    const at = (delay: number): Point => [x(delay), y(fittedValue(fit, delay) / fit.a)]
    const dots = delays.map((delay, index) =>
      element('circle', { cx: x(delay), cy: y((integrals[index] ?? 0) / fit.a), r: 2.5, fill: color }),
    )
    return curve(steps(0, 10, 120).map(at), color, { 'stroke-width': isSlow ? 2 : 1.2 }) + dots.join('')
  })
  const names = recoveries.map(({ ppm, fit }) => {
    const place = places[ppm]
    if (!place) return ''
    const [text, delay, dx, dy] = place
    return label([x(delay) + dx, y(fittedValue(fit, delay) / fit.a) + dy], text, palette.ink)
  })
  const marks = [-1, 0, 1].map((tick) =>
    label([44, y(tick) + 5], formatTick(tick), palette.muted, { 'text-anchor': 'end', 'font-size': 15 }),
  )
  return (
    marks.join('') +
    segment([52, y(1)], [546, y(1)], palette.line) +
    segment([52, y(0)], [546, y(0)], palette.muted, { 'stroke-dasharray': '4 4' }) +
    curves.join('') +
    names.join('') +
    label([52, 24], 'integral / value after complete recovery', palette.muted) +
    axis({ y: 298, scale: x, ticks: [0, 2, 4, 6, 8, 10], span: [52, 546], name: 'delay / s' }, palette)
  )
}

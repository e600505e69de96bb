import { axis, curve, label, linearScale, type Point, segment, steps, svgFile } from '@/lib/drawing/svg'
import { rotate } from '@/lib/nmr/complex'
import { complexLorentzian } from '@/lib/nmr/line-shapes'
import { phaseAt } from '@/lib/nmr/phase'
import type { Figure, Palette } from '../kit/figure'

const lines = [9, 7, 5, 3, 1]
const pivot = 9
const phaseError = { ph0: 0, ph1: 200, pivot, width: 10 }
const x = linearScale([10, 0], [52, 546])

/** Five lines without and with a first-order error, and the angle of the error. */
export const figure: Figure = {
  path: '20_1d-spectra/img/first-order-phase',
  draw: (palette) => svgFile(530, 'A first-order phase error grows with the distance from the pivot', drawAll(palette)),
}

function errorAt(ppm: number): number {
  return phaseAt(ppm, phaseError)
}

function drawAll(palette: Palette): string {
  const bold = { 'font-weight': 600 }
  return (
    label([52, 20], 'Correct', palette.ink, bold) +
    drawTrace(118, () => 0, palette) +
    label([156, 146], 'PH1 wrong', palette.ink, bold) +
    drawTrace(256, errorAt, palette) +
    segment([x(pivot), 30], [x(pivot), 476], palette.second, { 'stroke-dasharray': '4 4' }) +
    label([x(pivot) + 8, 146], 'pivot', palette.second) +
    drawAngle(palette) +
    axis({ y: 476, scale: x, ticks: [10, 8, 6, 4, 2, 0], span: [52, 546], name: 'δ / ppm' }, palette)
  )
}

function drawTrace(base: number, error: (ppm: number) => number, palette: Palette): string {
  const points = steps(10, 0, 601).map((ppm): Point => {
    const height = lines.reduce((sum, line) => sum + rotate(complexLorentzian(ppm - line, 0.12), error(line)).re, 0)
    return [x(ppm), base - 82 * height]
  })
  return segment([52, base], [546, base], palette.line) + curve(points, palette.accent)
}

function drawAngle(palette: Palette): string {
  const y = linearScale([0, 180], [454, 384])
  const ticks = [0, 90, 180].map(
    (degrees) =>
      segment([52, y(degrees)], [546, y(degrees)], palette.line) +
      label([46, y(degrees) + 5], `${degrees}°`, palette.muted, { 'text-anchor': 'end', 'font-size': 15 }),
  )
  const slope = segment([x(10), y(errorAt(10))], [x(0), y(errorAt(0))], palette.second, { 'stroke-width': 2 })
  const name = label([x(pivot) + 8, 366], 'phase error', palette.ink, { 'font-weight': 600 })
  return ticks.join('') + name + slope
}

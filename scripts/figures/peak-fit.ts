import type { Figure } from './figure'
import { intensityAt } from './first-order'
import type { Palette } from './palette'
import { createRandom } from './signal'
import { axis, curve, element, label, linearScale, type Point, segment, steps, svgFile } from './svg'
import { tracePoints } from './trace'

const width = 2.4
const lines = [
  { hz: 5.6, intensity: 0.7 },
  { hz: 2.4, intensity: 1 },
  { hz: -1.2, intensity: 0.55 },
]
const x = linearScale([16, -12], [12, 548])
const y = linearScale([0, 1.3], [220, 40])
const random = createRandom(5)
const measured = steps(16, -12, 113).map((hz): Point => {
  return [x(hz), y(intensityAt(lines, hz, width) + 0.03 * (random() + random() - 1))]
})

/** Three overlapping lines, the measured points, and the sum of the lines. */
export const peakFit: Figure = {
  path: '20_1d-spectra/img/peak-fit',
  draw: (palette) => svgFile(272, 'Three overlapping lines fitted to one signal', drawAll(palette)),
}

function drawAll(palette: Palette): string {
  const shapes = lines.map((line) => {
    const at = (hz: number) => intensityAt([line], hz, width)
    return curve(tracePoints({ at, from: 16, to: -12, count: 401, x, y }), palette.second)
  })
  const at = (hz: number) => intensityAt(lines, hz, width)
  const dots = measured.map(([cx, cy]) => element('circle', { cx, cy, r: 2, fill: palette.muted }))
  return (
    segment([12, y(0)], [548, y(0)], palette.line) +
    dots.join('') +
    shapes.join('') +
    curve(tracePoints({ at, from: 16, to: -12, count: 401, x, y }), palette.accent, { 'stroke-width': 2 }) +
    label([12, 24], 'dots: measured', palette.muted) +
    label([352, 60], 'sum of the lines', palette.accent) +
    label([352, 84], 'shape of each line', palette.second) +
    axis({ y: 228, scale: x, ticks: [15, 10, 5, 0, -5, -10], span: [12, 548], name: 'frequency / Hz' }, palette)
  )
}

import { lorentzianSpectrum } from '@/figures/physics/line-shapes'
import { seededRandom } from '@/figures/physics/noise'
import { axis, curve, element, label, linearScale, type Point, segment, steps, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'
import { tracePoints } from '../kit/trace'

const width = 2.4
const lines = [
  { position: 5.6, intensity: 0.7 },
  { position: 2.4, intensity: 1 },
  { position: -1.2, intensity: 0.55 },
]
const spectrum = lorentzianSpectrum(lines, width)
const x = linearScale([16, -12], [12, 548])
const y = linearScale([0, 1.3], [220, 40])
const random = seededRandom(5)
const measured = steps(16, -12, 113).map((hz): Point => {
  return [x(hz), y(spectrum(hz) + 0.03 * (random() + random() - 1))]
})

/** Three overlapping lines, the measured points, and the sum of the lines. */
export const figure: Figure = {
  path: '20_1d-spectra/img/peak-fit',
  draw: (palette) => svgFile(280, 'Three overlapping lines fitted to one signal', drawAll(palette)),
}

function drawAll(palette: Palette): string {
  const shapes = lines.map((line) => {
    const at = lorentzianSpectrum([line], width)
    return curve(tracePoints({ at, from: 16, to: -12, count: 401, x, y }), palette.second)
  })
  const dots = measured.map(([cx, cy]) => element('circle', { cx, cy, r: 2, fill: palette.muted }))
  return (
    segment([12, y(0)], [548, y(0)], palette.line) +
    dots.join('') +
    shapes.join('') +
    curve(tracePoints({ at: spectrum, from: 16, to: -12, count: 401, x, y }), palette.accent, { 'stroke-width': 2 }) +
    label([12, 24], 'dots: measured', palette.muted) +
    label([352, 60], 'sum of the lines', palette.accent) +
    label([352, 84], 'shape of each line', palette.second) +
    axis({ y: 228, scale: x, ticks: [15, 10, 5, 0, -5, -10], span: [12, 548], name: 'frequency / Hz' }, palette)
  )
}

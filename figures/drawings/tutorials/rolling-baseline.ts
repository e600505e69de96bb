import { medianPpm, baselineMedians as medians } from '@/figures/data/fluorine-baseline'
import { sampleLines } from '@/figures/data/sample-lines'
import { measuredPoints } from '@/figures/svg/measured-lines'
import { axis, curve, label, linearScale, type Point, segment, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'

const lines = sampleLines['fluorine-fid'] ?? []
const x = linearScale([25, -225], [10, 550])

/** A ¹⁹F spectrum as it opens, and its baseline. */
export const figure: Figure = {
  path: '05_tutorials/img/rolling-baseline',
  draw: (palette) => svgFile(336, 'A ¹⁹F spectrum, and its baseline 150 times as high', draw(palette)),
}

function draw(palette: Palette): string {
  const whole = linearScale([0, 100], [124, 12])
  const zoomed = linearScale([-3, 3], [278, 160])
  const baseline = medians.map((height, index): Point => [x(medianPpm(index)), zoomed(height)])
  const cut = [-82.3, -110.8, -114.7, -122.6, -124.8].map((ppm) =>
    segment([x(ppm), 148], [x(ppm), zoomed(-0.5)], palette.accent),
  )
  return (
    curve(measuredPoints(lines, { span: [25, -225], x, y: whole }), palette.accent) +
    label([550, 24], '× 1', palette.ink, { 'text-anchor': 'end' }) +
    label([x(-82.3) + 8, 30], 'CF₃', palette.muted) +
    label([x(-118), 106], 'CF₂', palette.muted, { 'text-anchor': 'middle' }) +
    segment([10, zoomed(0)], [550, zoomed(0)], palette.muted, { 'stroke-dasharray': '4 4', 'stroke-width': 1 }) +
    cut.join('') +
    curve(baseline, palette.second, { 'stroke-width': 2 }) +
    label([550, 160], '× 150', palette.ink, { 'text-anchor': 'end' }) +
    axis({ y: 288, scale: x, ticks: [0, -50, -100, -150, -200], span: [10, 550], name: '¹⁹F / ppm' }, palette)
  )
}

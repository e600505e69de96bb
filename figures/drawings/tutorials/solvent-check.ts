import { sampleLines } from '@/figures/data/sample-lines'
import { measuredPoints } from '@/figures/svg/measured-lines'
import { axis, curve, label, linearScale, type Scale, segment, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'

const lines = sampleLines['ethyl-vinyl-ether'] ?? []
const span: [number, number] = [8, 0.6]
const x = linearScale(span, [10, 550])

/** The spectrum of ethyl vinyl ether as stored, with the two small lines that name its solvent. */
export const figure: Figure = {
  path: '05_tutorials/img/solvent-check',
  draw: (palette) =>
    svgFile(288, 'Chloroform and water in the spectrum of ethyl vinyl ether, and no DMSO', draw(palette)),
}

function draw(palette: Palette): string {
  const whole = linearScale([0, 100], [96, 18])
  const zoomed = linearScale([0, 5], [232, 152])
  const clipped: Scale = (height) => Math.max(zoomed(height), 132)
  const middle = { 'text-anchor': 'middle' }
  return (
    curve(measuredPoints(lines, { span, x, y: whole }), palette.accent) +
    label([10, 34], '× 1', palette.ink) +
    curve(measuredPoints(lines, { span, x, y: clipped }), palette.accent) +
    label([10, 124], '× 20', palette.ink) +
    label([x(7.284), zoomed(2.6) - 28], 'CHCl₃', palette.second, middle) +
    label([x(7.284), zoomed(2.6) - 8], '7.28', palette.second, middle) +
    label([x(1.598) + 6, zoomed(3.9) - 28], 'H₂O', palette.second, { 'text-anchor': 'end' }) +
    label([x(1.598) + 6, zoomed(3.9) - 8], '1.60', palette.second, { 'text-anchor': 'end' }) +
    segment([x(2.5), 166], [x(2.5), 232], palette.muted, { 'stroke-dasharray': '4 4' }) +
    label([x(2.5) - 6, 190], 'no DMSO', palette.muted, { 'text-anchor': 'end' }) +
    axis({ y: 238, scale: x, ticks: [8, 7, 6, 5, 4, 3, 2, 1], span: [10, 550], name: '¹H / ppm, as stored' }, palette)
  )
}

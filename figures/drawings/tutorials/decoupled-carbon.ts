import { sampleLines } from '@/figures/data/sample-lines'
import { measuredPoints } from '@/figures/svg/measured-lines'
import { axis, curve, label, linearScale, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'

const lines = sampleLines['isopropyl-acetate'] ?? []
const span: [number, number] = [180, 10]
const x = linearScale(span, [10, 550])
const y = linearScale([0, 100], [196, 44])

/** The decoupled ¹³C spectrum of the lesson, before it is referenced. */
export const figure: Figure = {
  path: '50_teaching/img/decoupled-carbon',
  draw: (palette) => svgFile(250, 'Four signals and the solvent in the decoupled ¹³C spectrum', draw(palette)),
}

function draw(palette: Palette): string {
  const middle = { 'text-anchor': 'middle' }
  return (
    curve(measuredPoints(lines, { span, x, y }), palette.accent) +
    label([x(169.45), y(5.6) - 10], '169.45', palette.ink, middle) +
    label([x(66.53), y(31.5) - 10], '66.53', palette.ink, middle) +
    label([x(20.8), y(100) - 28], '20.80', palette.ink, middle) +
    label([x(20.3), y(100) - 8], '20.30', palette.ink, middle) +
    label([x(76.26) - 8, y(7.5) - 34], 'CDCl₃', palette.second, { 'text-anchor': 'end' }) +
    label([x(76.26) - 8, y(7.5) - 12], '76.3?', palette.second, { 'text-anchor': 'end' }) +
    axis(
      { y: 202, scale: x, ticks: [160, 140, 120, 100, 80, 60, 40, 20], span: [10, 550], name: '¹³C / ppm, as stored' },
      palette,
    )
  )
}

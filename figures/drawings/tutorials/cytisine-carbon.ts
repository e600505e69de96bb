import { sampleLines } from '@/figures/data/sample-lines'
import { measuredPoints } from '@/figures/svg/measured-lines'
import { arrow, axis, curve, label, linearScale, segment, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'

/** From the axis as stored to CD₂Cl₂ at 53.84 ppm. */
const reference = 0.33
const lines = (sampleLines['cytisine-fid'] ?? []).map(([ppm, height]): [number, number] => [ppm + reference, height])
const solvent = [54.2, 54.02, 53.84, 53.66, 53.475]
const carbons = lines.filter(([ppm]) => !solvent.some((line) => Math.abs(line - ppm) < 0.01))

/** The ¹³C spectrum of cytisine with its eleven carbons, and the solvent lines with the carbon beside them. */
export const figure: Figure = {
  path: '05_tutorials/img/cytisine-carbon',
  draw: (palette) =>
    svgFile(
      408,
      'The eleven carbons of cytisine, one of them beside a line of the solvent',
      drawWhole(palette) + drawPart(palette),
    ),
}

function drawWhole(palette: Palette): string {
  const x = linearScale([170, 20], [10, 550])
  const y = linearScale([0, 100], [146, 22])
  const offsets: Record<number, number> = { 10: -8, 11: 8 }
  const numbers = carbons.map(([ppm, height], index) => {
    const number = index + 1
    // The solvent covers the sixth and the seventh.
    if (number === 6 || number === 7) return ''
    const at: [number, number] = [x(ppm) + (offsets[number] ?? 0), y(height) - 6]
    return label(at, String(number), palette.second, { 'text-anchor': 'middle' })
  })
  return (
    curve(measuredPoints(lines, { span: [170, 20], x, y }), palette.accent) +
    numbers.join('') +
    label([x(54) - 10, y(42)], '6, 7', palette.second, { 'text-anchor': 'end' }) +
    label([x(53.84) - 8, 30], 'CD₂Cl₂', palette.muted, { 'text-anchor': 'end' }) +
    axis({ y: 152, scale: x, ticks: [160, 140, 120, 100, 80, 60, 40, 20], span: [10, 550], name: '¹³C / ppm' }, palette)
  )
}

function drawPart(palette: Palette): string {
  const x = linearScale([54.4, 53.1], [10, 550])
  const y = linearScale([0, 100], [354, 236])
  const outer = [54.2, 53.475].map((ppm) =>
    segment([x(ppm) - 30, y(34)], [x(ppm) + 30, y(34)], palette.muted, { 'stroke-dasharray': '4 4' }),
  )
  return (
    curve(measuredPoints(lines, { span: [54.4, 53.1], x, y, width: 0.008 }), palette.accent) +
    outer.join('') +
    label([x(53.475), y(34) - 10], 'outer line', palette.muted, { 'text-anchor': 'middle' }) +
    label([x(54.213) - 34, y(70)], '6', palette.second, { 'text-anchor': 'middle' }) +
    arrow([x(54.213) - 28, y(66)], [x(54.213) - 3, y(45)], palette.second) +
    label([x(53.25), y(27.7) - 6], '7', palette.second, { 'text-anchor': 'middle' }) +
    axis({ y: 360, scale: x, ticks: [54.2, 54, 53.8, 53.6, 53.4, 53.2], span: [10, 550], name: '¹³C / ppm' }, palette)
  )
}

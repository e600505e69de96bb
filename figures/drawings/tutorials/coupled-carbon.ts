import { type MeasuredLine, sampleLines } from '@/figures/data/sample-lines'
import { measuredPoints } from '@/figures/svg/measured-lines'
import { axis, curve, label, linearScale, segment, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'

const x = linearScale([80, 15], [10, 550])

/** The unknown of the lesson in two ¹³C spectra, without and with coupling to protons. */
export const figure: Figure = {
  path: '50_teaching/img/coupled-carbon',
  draw: (palette) =>
    svgFile(
      316,
      'Three carbons in a decoupled ¹³C spectrum; in the coupled one, a doublet and two quartets',
      drawRow(sampleLines['isopropyl-acetate'] ?? [], 'decoupled', 124, palette) +
        drawRow(sampleLines['isopropyl-acetate-coupled'] ?? [], 'coupled', 262, palette) +
        drawMarks(palette) +
        axis(
          { y: 268, scale: x, ticks: [80, 70, 60, 50, 40, 30, 20], span: [10, 550], name: '¹³C / ppm, as stored' },
          palette,
        ),
    ),
}

function drawRow(lines: MeasuredLine[], name: string, base: number, palette: Palette): string {
  const y = linearScale([0, 100], [base, base - 92])
  return (
    curve(measuredPoints(lines, { span: [80, 15], x, y }), palette.accent) +
    label([x(48), base - 60], name, palette.ink, { 'text-anchor': 'middle' })
  )
}

/** The solvent, and brackets over the multiplets of the coupled spectrum. */
function drawMarks(palette: Palette): string {
  const brackets: Array<[left: number, right: number, y: number, text: string]> = [
    [67.267, 65.795, 216, 'd, 148 Hz'],
    [22.703, 18.926, 158, 'q'],
    [22.221, 18.372, 176, 'q'],
  ]
  return (
    label([x(76.25), 98], 'CDCl₃', palette.muted, { 'text-anchor': 'middle' }) +
    label([x(76.25), 226], 'CDCl₃', palette.muted, { 'text-anchor': 'middle' }) +
    brackets
      .map(
        ([left, right, y, text]) =>
          segment([x(left), y], [x(right), y], palette.second) +
          (text === 'q'
            ? label([x(left) - 6, y + 5], text, palette.second, { 'text-anchor': 'end' })
            : label([x(right) + 6, y + 5], text, palette.second)),
      )
      .join('')
  )
}

import { rotate } from '@/figures/physics/complex'
import { complexLorentzian } from '@/figures/physics/line-shapes'
import { curve, label, linearScale, type Point, segment, steps, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'

const panels = [
  { degrees: 0, left: 8, text: 'absorption' },
  { degrees: 45, left: 194, text: 'mixed' },
  { degrees: 90, left: 380, text: 'dispersion' },
]

/** Real part of one Lorentzian line at three phase errors. */
export const figure: Figure = {
  path: '20_1d-spectra/img/zero-order-phase',
  draw: (palette) => svgFile(268, 'One line with a phase error of 0, 45 and 90 degrees', drawPanels(palette)),
}

function drawPanels(palette: Palette): string {
  const note = label([280, 258], '← frequency', palette.muted, { 'text-anchor': 'middle', 'font-size': 15 })
  return panels.map((panel) => drawPanel(panel, palette)).join('') + note
}

function drawPanel({ degrees, left, text }: (typeof panels)[number], palette: Palette): string {
  const x = linearScale([8, -8], [left, left + 172])
  const y = linearScale([-0.5, 1], [228, 62])
  const offsets = steps(8, -8, 161)
  const line = offsets.map((offset): Point => [x(offset), y(rotate(complexLorentzian(offset, 1.4), degrees).re)])
  const middle = { 'text-anchor': 'middle' }
  return (
    label([left + 86, 22], `${degrees}°`, palette.accent, { ...middle, 'font-weight': 600 }) +
    label([left + 86, 44], text, palette.muted, middle) +
    segment([left, y(0)], [left + 172, y(0)], palette.line) +
    curve(line, palette.accent)
  )
}

import { lorentzianSpectrum } from '@/figures/physics/line-shapes'
import { scaleLines, splitLine } from '@/figures/physics/spin-system'
import { curve, figureWidth, label, linearScale, type Point, segment, steps, svgFile } from '@/figures/svg/svg'
import type { SingleFile } from '../kit/figure'

/** Two greens between light and dark: one file for both colour modes. */
const line = '#2b9a9c'
const text = '#74858f'

/** A triplet in colours that are visible in both colour modes. */
export const figure: SingleFile = { file: 'static/img/resonance.svg', write: drawResonance }

function drawResonance(): string {
  const x = linearScale([24, -24], [12, figureWidth - 12])
  const y = linearScale([0, 2.1], [124, 18])
  const triplet = lorentzianSpectrum(scaleLines(splitLine(0, [7, 7]), 4), 1.4)
  const points = steps(24, -24, 321).map((offset): Point => [x(offset), y(triplet(offset))])
  const body = segment([12, 132], [figureWidth - 12, 132], text) + curve(points, line, { 'stroke-width': 2 })
  return svgFile(160, 'A triplet', body + label([12, 153], 'δ', text))
}

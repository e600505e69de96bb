import { lorentzian } from '@/figures/physics/line-shapes'
import { arrow, axis, curve, label, linearScale, segment, svgFile } from '@/figures/svg/svg'
import { ethylbenzeneAt } from '../kit/ethylbenzene-spectrum'
import type { Figure, Palette } from '../kit/figure'
import { tracePoints } from '../kit/trace'

const error = -0.4
const x = linearScale([8.2, -1], [12, 548])
const rows = [
  { shift: error, bottom: 132, name: 'Before: TMS reads −0.40 ppm' },
  { shift: 0, bottom: 318, name: 'After: TMS set to 0.00 ppm' },
]
const signals = [7.22, 2.65, 1.24, 0]

/** One spectrum before and after its axis was moved so that TMS stands at zero. */
export const figure: Figure = {
  path: '20_1d-spectra/img/reference-shift',
  draw: (palette) =>
    svgFile(
      376,
      'Calibration moves the whole spectrum',
      rows.map((row) => drawTrace(row, palette)).join('') + drawMoves(palette),
    ),
}

function spectrumAt(ppm: number): number {
  return Math.min(1.9, ethylbenzeneAt(ppm) + 1.4 * lorentzian(ppm, 0.006))
}

function drawTrace({ shift, bottom, name }: (typeof rows)[number], palette: Palette): string {
  const y = linearScale([0, 1.9], [bottom, bottom - 88])
  const at = (ppm: number) => spectrumAt(ppm - shift)
  return (
    label([12, bottom - 106], name, palette.ink, { 'font-weight': 600 }) +
    curve(tracePoints({ at, from: 8.2, to: -1, count: 4601, x, y }), palette.accent)
  )
}

function drawMoves(palette: Palette): string {
  const moves = signals.map((ppm) => arrow([x(ppm + error), 140], [x(ppm), 182], palette.second))
  const zero = segment([x(0), 190], [x(0), 324], palette.second, { 'stroke-dasharray': '4 4' })
  return (
    moves.join('') +
    zero +
    label([x(4.75), 166], '+0.40 ppm for every point', palette.second, { 'text-anchor': 'middle' }) +
    axis({ y: 326, scale: x, ticks: [8, 7, 6, 5, 4, 3, 2, 1, 0, -1], span: [12, 548], name: 'δ / ppm' }, palette)
  )
}

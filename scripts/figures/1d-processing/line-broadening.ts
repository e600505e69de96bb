import { applyWindow, createFid } from '@/lib/nmr/fid'
import { transformAt } from '@/lib/nmr/fourier'
import { addNoise } from '@/lib/nmr/noise'
import { exponential } from '@/lib/nmr/window-functions'
import type { Figure, Palette } from '../kit/figure'
import { axis, curve, label, linearScale, type Point, steps, svgFile } from '../kit/svg'

const fid = addNoise(
  createFid(
    [
      { hz: 3.5, amplitude: 1, width: 1 },
      { hz: -3.5, amplitude: 1, width: 1 },
    ],
    { count: 512, dwell: 1 / 256 },
  ),
  { deviation: 0.45, seed: 7 },
)

const panels = [
  { lb: 0, left: 8, width: '1 Hz wide' },
  { lb: 1, left: 194, width: '2 Hz wide' },
  { lb: 5, left: 380, width: '6 Hz wide' },
]

/** The same noisy doublet after exponential windows of 0, 1 and 5 Hz. */
export const figure: Figure = {
  path: '20_1d-spectra/img/line-broadening',
  draw: (palette) =>
    svgFile(310, 'A noisy doublet after line broadening of 0, 1 and 5 Hz', panels.map(drawPanel(palette)).join('')),
}

function drawPanel(palette: Palette) {
  return ({ lb, left, width }: (typeof panels)[number]): string => {
    const weighted = applyWindow(fid, exponential(lb))
    const x = linearScale([24, -24], [left + 4, left + 168])
    const frequencies = steps(24, -24, 241)
    const values = frequencies.map((hz) => transformAt(weighted, hz).re)
    const y = linearScale([0, Math.max(...values)], [204, 64])
    const line = frequencies.map((hz, index): Point => [x(hz), y(values[index] ?? 0)])
    const middle = { 'text-anchor': 'middle' }
    return (
      label([left + 86, 22], `LB ${lb} Hz`, palette.accent, { ...middle, 'font-weight': 600 }) +
      label([left + 86, 44], width, palette.muted, middle) +
      curve(line, palette.accent) +
      axis({ y: 258, scale: x, ticks: [20, 0, -20], span: [left, left + 172], name: 'offset / Hz' }, palette)
    )
  }
}

import { axis, label, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'
import { drawSpectrumRow, sampleLines, shiftScale } from '../kit/spectrum-row'

const lines = [
  { ppm: 11, amplitude: 0.6 },
  { ppm: 7.2, amplitude: 0.7 },
  { ppm: 3.7, amplitude: 0.5 },
]

/** A line at 11 ppm in a window that holds it, and in a window from 10 to 0 ppm, where it is aliased to 1 ppm. */
export const figure: Figure = {
  path: '70_faq/img/folded-line',
  draw: (palette) => svgFile(350, 'A line outside the spectral width', drawRows(palette)),
}

function drawRows(palette: Palette): string {
  const wide = {
    name: 'window of 14 ppm',
    fid: sampleLines(lines, 6, 1400),
    center: 6,
    window: [13, -1] as [number, number],
  }
  const narrow = {
    name: 'window of 10 ppm',
    fid: sampleLines(lines, 5, 1000),
    center: 5,
    window: [10, 0] as [number, number],
  }
  const center = { 'text-anchor': 'middle' }
  return (
    drawSpectrumRow({ ...wide, y: 140, stroke: palette.accent }, palette) +
    label([shiftScale(11), 72], '11', palette.accent, center) +
    drawSpectrumRow({ ...narrow, y: 284, stroke: palette.second }, palette) +
    label([shiftScale(1), 216], 'now at 1', palette.second, center) +
    axis({ y: 298, scale: shiftScale, ticks: [12, 10, 8, 6, 4, 2, 0], span: [8, 552], name: 'δ / ppm' }, palette)
  )
}

import { axis, label, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'
import { drawSpectrumRow, sampleLines, shiftScale } from '../kit/spectrum-row'

const lines = [
  { ppm: 7.2, amplitude: 0.7 },
  { ppm: 3.7, amplitude: 0.5 },
  { ppm: 1.2, amplitude: 0.9 },
]
const clean = sampleLines(lines, 5, 1000)
const offset = { ...clean, re: clean.re.map((value) => value + 0.18) }

/** The spectrum of a FID with a constant offset: a needle at the carrier. */
export const figure: Figure = {
  path: '70_faq/img/centre-spike',
  draw: (palette) => svgFile(216, 'A needle at the centre of the spectrum', drawSpectrum(palette)),
}

function drawSpectrum(palette: Palette): string {
  const row = { name: 'FID with a constant offset', fid: offset, center: 5, window: [10, 0] as [number, number] }
  return (
    drawSpectrumRow({ ...row, y: 150, stroke: palette.accent }, palette) +
    label([shiftScale(5) - 8, 106], 'centre', palette.second, { 'text-anchor': 'end' }) +
    axis(
      { y: 164, scale: shiftScale, ticks: [10, 8, 6, 4, 2, 0], span: [shiftScale(10), shiftScale(0)], name: 'δ / ppm' },
      palette,
    )
  )
}
